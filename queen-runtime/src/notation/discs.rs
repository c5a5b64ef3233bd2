//! Boards of coloured squares and discs.

use super::pen::Pen;
use super::picture::write_rows;
use super::position::Position;

/// A board of coloured squares, with discs for queens: `⬜🔵⬜⬛`, as in the `QueenPuzzle` notebook.
///
/// | | free | queen |
/// |---|---|---|
/// | white square | ⬜ U+2B1C | 🔴 U+1F534 |
/// | black square | ⬛ U+2B1B | 🔵 U+1F535 |
///
/// The top left square is white. Rows are joined by line feeds, with none at the end. A
/// [`Board`](crate::Board) can be parsed from it.
///
/// ```
/// use queen_runtime::draw::Discs;
///
/// assert_eq!(Discs::new(&[2, 0, 3, 1]).to_string(), "⬜⬛🔴⬛\n🔵⬜⬛⬜\n⬜⬛⬜🔵\n⬛🔴⬛⬜");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Discs<'a> {
    pub(super) position: &'a dyn Position,
}

impl Discs<'_> {
    /// The bytes that a position of `size` rows takes at most, with a disc on each square.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        let row = size.saturating_mul(4).saturating_add(1);
        row.saturating_mul(size).saturating_sub(1)
    }

    pub(super) fn write<P: Pen>(position: &dyn Position, pen: &mut P) -> Result<(), P::Error> {
        write_rows(position, pen, |square, has_queen| {
            let is_white = (square.row() + square.column()) % 2 == 0;
            match (has_queen, is_white) {
                (false, true) => "⬜",
                (false, false) => "⬛",
                (true, true) => "🔴",
                (true, false) => "🔵",
            }
        })
    }
}

/// Whether the symbol is a queen. Its colour is not compared with that of the square.
pub(super) const fn read(symbol: char) -> Option<bool> {
    match symbol {
        '⬜' | '⬛' => Some(false),
        '🔴' | '🔵' => Some(true),
        _ => None,
    }
}
