//! Arguments that several commands take, and parsers of numbers.

use std::num::NonZero;

use clap::Args;

/// The size of the board, from 1 to `MAX`.
#[derive(Args)]
pub struct Size<const MAX: usize> {
    #[arg(
        value_name = "N",
        value_parser = size::<MAX>,
        allow_negative_numbers = true,
        help = format!("The size of the board, from 1 to {MAX}")
    )]
    pub size: usize,
}

/// Parses the size of a board from 1 to `MAX`.
pub fn size<const MAX: usize>(text: &str) -> Result<usize, String> {
    let size = integer(text)?;
    let is_in_range = (1..=MAX).contains(&size);
    is_in_range.then_some(size).ok_or(format!("the size of the board must be from 1 to {MAX}"))
}

/// Parses an integer. One that does not fit is `usize::MAX`, which is as far out of range.
pub fn integer(text: &str) -> Result<usize, &'static str> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err("not a number");
    }
    Ok(text.parse().unwrap_or(usize::MAX))
}

/// Parses an integer from 1 up.
pub fn positive(text: &str) -> Result<NonZero<usize>, &'static str> {
    let number = integer(text).ok().filter(|_| !text.starts_with('-'));
    number.and_then(NonZero::new).ok_or("not a number from 1 upward")
}
