//! Boards of coloured squares and discs.

use super::position::{Position, put_rows};
use super::text::{BufferPen, Pen, text_style};

/// The board of the `QueenPuzzle` notebook: coloured discs for queens.
///
/// | | free | queen |
/// |---|---|---|
/// | white square | ⬜ U+2B1C | 🔴 U+1F534 |
/// | black square | ⬛ U+2B1B | 🔵 U+1F535 |
///
/// The top left square is white. Rows are joined by line feeds, with none at the end.
///
/// ```
/// use queen_runtime::draw::Discs;
///
/// assert_eq!(Discs::new(&[2, 0, 3, 1]).to_string(), "⬜⬛🔴⬛\n🔵⬜⬛⬜\n⬜⬛⬜🔵\n⬛🔴⬛⬜");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Discs<'a> {
    position: &'a dyn Position,
}

impl Discs<'_> {
    /// The bytes that a position of `size` rows takes at most, with a disc on each square.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        let row = size.saturating_mul(4).saturating_add(1);
        row.saturating_mul(size).saturating_sub(1)
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        put_rows(pen, self.position, |row, column, has_queen| {
            let is_white = (row + column) % 2 == 0;
            match (has_queen, is_white) {
                (false, true) => "\u{2b1c}",
                (false, false) => "\u{2b1b}",
                (true, true) => "\u{1f534}",
                (true, false) => "\u{1f535}",
            }
        })
    }
}

text_style!(Discs);
