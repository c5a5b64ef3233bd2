//! A noun after its number.

use core::fmt;

/// A number and a noun, in the plural unless the number is 1: `1 queen`, `2 queens`. Not public
/// API.
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a>(pub u64, pub &'a str);

impl fmt::Display for Counted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(number, noun) = self;
        let ending = if *number == 1 { "" } else { "s" };
        write!(f, "{number} {noun}{ending}")
    }
}
