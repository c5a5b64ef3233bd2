//! What the styles of text have in common: a drawing is written by a pen, to a formatter or to a
//! buffer.

use core::convert::Infallible;
use core::fmt;

use super::position::{Position, squares};

pub(super) trait Pen {
    type Error;

    fn put(&mut self, text: &str) -> Result<(), Self::Error>;

    fn put_char(&mut self, character: char) -> Result<(), Self::Error> {
        self.put(character.encode_utf8(&mut [0; 4]))
    }

    fn put_number(&mut self, n: usize) -> Result<(), Self::Error> {
        let mut digits = [0; 20];
        let mut count = 0;
        let mut rest = n;
        for digit in &mut digits {
            *digit = b'0' + (rest % 10) as u8;
            count += 1;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        digits.iter().take(count).rev().try_for_each(|&digit| self.put_char(digit.into()))
    }

    /// Writes `numbers` with a comma and a space between any two.
    fn put_list(&mut self, numbers: impl Iterator<Item = usize>) -> Result<(), Self::Error> {
        for (i, n) in numbers.enumerate() {
            if i > 0 {
                self.put(", ")?;
            }
            self.put_number(n)?;
        }
        Ok(())
    }

    /// Writes what `square` makes of each row, column and whether a queen stands there; rows are
    /// joined by line feeds.
    fn put_rows(
        &mut self,
        position: &dyn Position,
        square: impl Fn(usize, usize, bool) -> &'static str,
    ) -> Result<(), Self::Error> {
        for (row, column) in squares(position.size()) {
            if row > 0 && column == 0 {
                self.put("\n")?;
            }
            self.put(square(row, column, position.has_queen(row, column)))?;
        }
        Ok(())
    }

    /// Writes the name of the square at (row, column).
    fn put_square(
        &mut self,
        size: usize,
        (row, column): (usize, usize),
    ) -> Result<(), Self::Error> {
        self.put_column(column)?;
        self.put_number(size - row)
    }

    /// Writes the letter of a column: `a` to `z`, then `aa`, `ab` and so on.
    fn put_column(&mut self, column: usize) -> Result<(), Self::Error> {
        if let Some(rest) = (column / 26).checked_sub(1) {
            self.put_column(rest)?;
        }
        self.put_char(char::from(b'a' + (column % 26) as u8))
    }
}

impl Pen for fmt::Formatter<'_> {
    type Error = fmt::Error;

    fn put(&mut self, text: &str) -> fmt::Result {
        self.write_str(text)
    }
}

/// Writes as many bytes as there is room for, and counts them all.
pub(super) struct Buffer<'b> {
    bytes: &'b mut [u8],
    len: usize,
}

impl Pen for Buffer<'_> {
    type Error = Infallible;

    fn put(&mut self, text: &str) -> Result<(), Infallible> {
        for byte in text.bytes() {
            if let Some(place) = self.bytes.get_mut(self.len) {
                *place = byte;
            }
            self.len += 1;
        }
        Ok(())
    }
}

/// Draws into the front of `buffer`, all or nothing.
pub(super) fn render_into(
    buffer: &mut [u8],
    draw: impl Fn(&mut Buffer<'_>) -> Result<(), Infallible>,
) -> Option<&str> {
    let mut nowhere = Buffer { bytes: &mut [], len: 0 };
    let Ok(()) = draw(&mut nowhere);
    let bytes = buffer.get_mut(..nowhere.len)?;
    let Ok(()) = draw(&mut Buffer { bytes, len: 0 });
    str::from_utf8(bytes).ok()
}

/// What each style has by its `draw`.
macro_rules! text_style {
    ($style:ident) => {
        impl $style<'_> {
            /// Draws into the front of `buffer`, and returns the drawing; if it does not fit,
            /// returns `None`, and `buffer` is as it was.
            pub fn render_into<'b>(&self, buffer: &'b mut [u8]) -> Option<&'b str> {
                super::text::render_into(buffer, |pen| self.draw(pen))
            }
        }

        impl core::fmt::Display for $style<'_> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.draw(f)
            }
        }
    };
}
pub(super) use text_style;

/// How many digits the numbers from 1 to `n` have together.
pub(super) const fn digits_up_to(n: usize) -> usize {
    let mut digits = 0_usize;
    let mut power = 1_usize;
    while power <= n {
        digits = digits.saturating_add(n - (power - 1));
        power = power.saturating_mul(10);
        if power == usize::MAX {
            break;
        }
    }
    digits
}

/// How many bytes `count` numbers take besides their digits in a list with brackets.
pub(super) const fn brackets_and_commas(count: usize) -> usize {
    if count == 0 { 2 } else { count.saturating_mul(2) }
}
