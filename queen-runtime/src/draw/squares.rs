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
        let (letters, digits) = (characters(size, 26, 26), characters(size, 9, 10));
        let spaces = size.saturating_mul(size).saturating_sub(1);
        digits.saturating_add(letters).saturating_mul(size).saturating_add(spaces)
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        for (index, (row, column)) in queens(self.position).enumerate() {
            if index > 0 {
                pen.put(" ")?;
            }
            put_square_name(pen, column, self.position.size() - row)?;
        }
        Ok(())
    }
}

text_style!(Squares);

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

/// The total number of characters of `n` names, of which `short` have one character. Each of `radix`
/// characters can follow a name.
const fn characters(n: usize, short: usize, radix: usize) -> usize {
    let mut characters = 0_usize;
    // Every name has a first character, all but the shortest have a second one, and so on.
    let mut shorter = 0_usize;
    while shorter < n {
        characters = characters.saturating_add(n - shorter);
        shorter = shorter.saturating_mul(radix).saturating_add(short);
    }
    characters
}
