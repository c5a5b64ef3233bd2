use super::position::{Position, queens};
use super::text::{Pen, Text, digits_up_to, text_style};

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
    /// How many bytes a solution of `size` queens takes.
    #[must_use]
    pub const fn len(size: usize) -> usize {
        let second_letters = size.saturating_sub(26);
        let letters_and_spaces = size.saturating_mul(2).saturating_sub(1);
        digits_up_to(size).saturating_add(letters_and_spaces).saturating_add(second_letters)
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

text_style!(Squares, position);

/// The name of the square at (row, column).
pub(super) fn put_square<P: Pen>(
    pen: &mut P,
    size: usize,
    (row, column): (usize, usize),
) -> Result<(), P::Error> {
    put_column(pen, column)?;
    pen.put_number(size - row)
}

pub(super) fn put_column<P: Pen>(pen: &mut P, column: usize) -> Result<(), P::Error> {
    if let Some(first) = (column / 26).checked_sub(1) {
        pen.put_letter(b'a' + first as u8)?;
    }
    pen.put_letter(b'a' + (column % 26) as u8)
}
