//! Square names of the queens.

use super::position::{Position, queens};
use super::text::{BufferPen, Pen, text_style};

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

impl Squares<'_> {
    /// The bytes that a position of `size` rows takes at most.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        squares_len(size)
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        for (index, square) in queens(self.position).enumerate() {
            if index > 0 {
                pen.put(" ")?;
            }
            put_square(pen, self.position.size(), square)?;
        }
        Ok(())
    }
}

text_style!(Squares);

/// The name of the square at (row, column).
pub(crate) fn put_square<P: Pen>(
    pen: &mut P,
    size: usize,
    (row, column): (usize, usize),
) -> Result<(), P::Error> {
    put_square_name(pen, column, size - row)
}

/// The name of the square in this column, with the number of its row from the bottom.
pub(crate) fn put_square_name<P: Pen>(
    pen: &mut P,
    column: usize,
    number: usize,
) -> Result<(), P::Error> {
    put_column(pen, column)?;
    pen.put_number(number)
}

pub(crate) fn put_column<P: Pen>(pen: &mut P, column: usize) -> Result<(), P::Error> {
    if let Some(front) = (column / 26).checked_sub(1) {
        put_column(pen, front)?;
    }
    pen.put_letter(b'a' + (column % 26) as u8)
}

/// The bytes of all square names, with a space between any two.
const fn squares_len(size: usize) -> usize {
    let mut letters = 0_usize;
    // Every column has a letter, those after z another, those after zz a third.
    let mut named = 0_usize;
    while named < size {
        letters = letters.saturating_add(size - named);
        named = named.saturating_add(1).saturating_mul(26);
    }
    let spaces = size.saturating_mul(size).saturating_sub(1);
    digits_up_to(size).saturating_add(letters).saturating_mul(size).saturating_add(spaces)
}

/// The total number of digits of the numbers from 1 to `n`.
const fn digits_up_to(n: usize) -> usize {
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
