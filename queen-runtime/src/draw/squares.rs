use core::fmt::{self, Write};

use super::position::{Position, queens};

/// The names of the queens' squares, the top row's first: a letter for the column, from the left,
/// and a number for the row, from the bottom.
///
/// The columns after `z` are `aa`, `ab` and so on.
///
/// ```
/// use queen_runtime::draw::Squares;
///
/// assert_eq!(Squares::new(&[1, 3, 0, 2]).to_string(), "b4 d3 a2 c1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Squares<'a> {
    position: &'a dyn Position,
}

impl<'a> Squares<'a> {
    /// Draws this position.
    #[must_use]
    pub const fn new(position: &'a dyn Position) -> Self {
        Self { position }
    }
}

impl fmt::Display for Squares<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in queens(self.position).enumerate() {
            if i > 0 {
                f.write_char(' ')?;
            }
            fmt_square(f, self.position.size(), square)?;
        }
        Ok(())
    }
}

/// The name of the square at (row, column).
pub(super) fn fmt_square(
    f: &mut fmt::Formatter<'_>,
    size: usize,
    (row, column): (usize, usize),
) -> fmt::Result {
    fmt_column(f, column)?;
    write!(f, "{}", size - row)
}

pub(super) fn fmt_column(f: &mut fmt::Formatter<'_>, column: usize) -> fmt::Result {
    let letter = |index| char::from(b'a' + index as u8);
    if let Some(first) = (column / 26).checked_sub(1) {
        f.write_char(letter(first))?;
    }
    f.write_char(letter(column % 26))
}
