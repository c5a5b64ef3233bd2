//! A noun after its number.

use core::fmt;

/// A number and a noun, in the plural unless the number is 1: `1 queen`, `2 queens`. Not public
/// API.
///
/// The number has the type that the caller has, since small processors need more code to write one
/// of 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a, N>(pub N, pub &'a str);

impl<N: fmt::Display + PartialEq + From<u8>> fmt::Display for Counted<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(number, noun) = self;
        // Written as arguments, texts would link what pads them.
        write!(f, "{number} ")?;
        f.write_str(noun)?;
        if *number == N::from(1) { Ok(()) } else { f.write_str("s") }
    }
}
