//! Ranges of sizes.

use std::fmt;

use crate::number::{integer, size};

/// Sizes of boards, from the first to the last.
#[derive(Clone, Copy)]
pub struct Sizes {
    pub first: usize,
    pub last: usize,
}

impl Sizes {
    /// Parses a size, or a range as Rust writes it: `6..=10` or `6..11`.
    pub fn parse<const MIN: usize, const MAX: usize>(text: &str) -> Result<Self, String> {
        let Some((first, last)) = text.split_once("..") else {
            let size = size::<MIN, MAX>(text)?;
            return Ok(Self { first: size, last: size });
        };
        let first = size::<MIN, MAX>(first)?;
        let last = match last.strip_prefix('=') {
            Some(last) => size::<MIN, MAX>(last)?,
            None => integer(last)?.min(MAX + 1).saturating_sub(1),
        };
        if first > last {
            return Err("the range of sizes is empty".to_owned());
        }
        Ok(Self { first, last })
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first, last } = self;
        if first == last { write!(f, "{first}") } else { write!(f, "{first}..={last}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_those_of_rust() {
        let parse = |text| Sizes::parse::<4, 12>(text).map(|sizes| (sizes.first, sizes.last));
        for (text, sizes) in
            [("8", (8, 8)), ("6..=10", (6, 10)), ("6..11", (6, 10)), ("12..13", (12, 12))]
        {
            assert_eq!(parse(text), Ok(sizes), "{text}");
        }
        for text in ["", "3", "13", "6..=13", "6..6", "6..=5", "3..=8", "6..", "..6", "6..0"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
