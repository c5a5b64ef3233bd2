//! A short ASCII text in place, written from its end.
//!
//! A number is written from its last digit on, so that a text that ends with one grows to the
//! front: after `4`, then `c`, the text is `c4`.

use core::cmp::Ordering;
use core::fmt::{self, Alignment, Write};

/// A text of at most `MAX` ASCII characters. Not public API.
///
/// `Display` pads and cuts it as [`fmt::Formatter::pad`] does a `str`. To become one, it would have
/// to be checked as UTF-8, which is a kilobyte of code on a small processor.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ascii<const MAX: usize> {
    /// The text is at the end.
    bytes: [u8; MAX],
    start: u8,
}

impl<const MAX: usize> Ascii<MAX> {
    /// The empty text.
    pub const EMPTY: Self = Self { bytes: [0; MAX], start: MAX as u8 };

    /// The text.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8] {
        match self.bytes.split_at_checked(self.start as usize) {
            Some((_, text)) => text,
            None => &[],
        }
    }

    pub(crate) const fn len(&self) -> usize {
        MAX - self.start as usize
    }

    /// Writes a character in front of the others; ignored if there is no place left.
    pub const fn push(&mut self, character: u8) {
        let start = (self.start as usize).wrapping_sub(1);
        // Without a place, the index wraps and is out of bounds.
        if start < MAX {
            self.bytes[start] = character;
            self.start = start as u8;
        }
    }

    /// Writes a text in front.
    // Inlined into each caller, it would take more code than the calls.
    #[inline(never)]
    pub const fn push_all(&mut self, text: &[u8]) {
        let mut rest = text;
        while let [before @ .., last] = rest {
            self.push(*last);
            rest = before;
        }
    }

    /// Writes a number in front.
    // As `push_all`.
    #[inline(never)]
    pub const fn push_number(&mut self, mut number: usize) {
        loop {
            self.push(b'0' + (number % 10) as u8);
            number /= 10;
            if number == 0 {
                return;
            }
        }
    }
}

/// Texts are in the order of `str`.
impl<const MAX: usize> Ord for Ascii<MAX> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_bytes().cmp(other.as_bytes())
    }
}

impl<const MAX: usize> PartialOrd for Ascii<MAX> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const MAX: usize> fmt::Display for Ascii<MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, self.as_bytes())
    }
}

/// Writes ASCII as [`fmt::Formatter::pad`] writes a `str`.
fn pad(f: &mut fmt::Formatter<'_>, text: &[u8]) -> fmt::Result {
    let text = f.precision().and_then(|max| text.get(..max)).unwrap_or(text);
    let padding = f.width().unwrap_or(0).saturating_sub(text.len());
    let before = match f.align() {
        Some(Alignment::Right) => padding,
        Some(Alignment::Center) => padding / 2,
        Some(Alignment::Left) | None => 0,
    };
    for place in 0..padding + text.len() {
        // In front of the text, the index wraps and is out of bounds.
        let character = text.get(place.wrapping_sub(before));
        f.write_char(character.map_or(f.fill(), |&character| char::from(character)))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;

    use super::*;

    fn ascii(text: &str) -> Ascii<9> {
        let mut ascii = Ascii::EMPTY;
        ascii.push_all(text.as_bytes());
        ascii
    }

    #[test]
    fn texts_grow_to_the_front_until_they_are_full() {
        let mut text = ascii(")");
        text.push_number(120);
        text.push(b'(');
        assert_eq!(text.as_bytes(), b"(120)");
        text.push_all(b"numbers");
        assert_eq!((text.as_bytes(), text.len()), (&b"bers(120)"[..], 9));
        assert_eq!((Ascii::<9>::EMPTY.as_bytes(), Ascii::<9>::EMPTY.len()), (&b""[..], 0));
    }

    #[test]
    fn texts_are_in_the_order_of_str() {
        let texts = ["", "a1", "a10", "aa1", "b1", "c"];
        for (one, other) in texts.iter().flat_map(|one| texts.map(|other| (*one, other))) {
            assert_eq!(ascii(one).cmp(&ascii(other)), one.cmp(other), "{one} {other}");
        }
    }

    #[test]
    fn texts_are_padded_and_cut_as_str_is() {
        for text in ["", "c", "c4", "column d"] {
            let ascii = ascii(text);
            for width in 0..12 {
                assert_eq!(format!("{ascii:width$}|"), format!("{text:width$}|"));
                assert_eq!(format!("{ascii:>width$}|"), format!("{text:>width$}|"));
                assert_eq!(format!("{ascii:<0width$}|"), format!("{text:<0width$}|"));
                assert_eq!(format!("{ascii:🔵^width$}|"), format!("{text:🔵^width$}|"));
                for cut in 0..10 {
                    assert_eq!(format!("{ascii:*^width$.cut$}"), format!("{text:*^width$.cut$}"));
                }
            }
            assert_eq!(format!("{ascii}"), text);
        }
    }
}
