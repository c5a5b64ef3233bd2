//! Parsers of numbers.

use std::num::NonZero;

/// Parses the size of a board from `MIN` to `MAX`.
pub fn size<const MIN: usize, const MAX: usize>(text: &str) -> Result<usize, String> {
    let size = integer(text)?;
    let is_in_range = (MIN..=MAX).contains(&size);
    is_in_range.then_some(size).ok_or(format!("the size of the board must be from {MIN} to {MAX}"))
}

/// Parses an integer; one that does not fit becomes `usize::MAX`.
pub fn integer(text: &str) -> Result<usize, &'static str> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err("not a number");
    }
    Ok(text.parse().unwrap_or(usize::MAX))
}

/// Parses a positive integer.
pub fn positive(text: &str) -> Result<NonZero<u64>, &'static str> {
    let number = integer(text).ok().filter(|_| !text.starts_with('-'));
    number.and_then(|number| NonZero::new(number as u64)).ok_or("not a positive integer")
}

/// Parses a number of threads.
pub fn threads(text: &str) -> Result<usize, &'static str> {
    let threads = integer(text)?;
    (1..=1024)
        .contains(&threads)
        .then_some(threads)
        .ok_or("the number of threads must be from 1 to 1024")
}
