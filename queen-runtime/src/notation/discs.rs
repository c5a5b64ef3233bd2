//! Boards of discs on coloured squares.

use queen_math::Square;

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
        const FREE: &str = "⬜⬛⬜⬛⬜⬛⬜⬛⬜⬛⬜⬛⬜⬛⬜⬛⬜";
        const BYTES: usize = "⬜".len();
        let is_black = |square: Square| (square.row() + square.column()) % 2;
        write_rows(
            position,
            pen,
            |square, len| {
                let start = BYTES * is_black(square);
                FREE.get(start..start + BYTES * len)
            },
            |square| if is_black(square) == 1 { "🔵" } else { "🔴" },
        )
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
