//! Boards of letters, with a dot for an empty square.

use super::pen::Pen;
use super::picture::write_rows;
use super::position::Position;

/// A board of plain text: `. Q . .`, a letter for a queen and a dot for a free square.
///
/// Rows are joined by line feeds, with none at the end. A
/// [`Board`](crate::Board) can be parsed from it.
///
/// ```
/// use queen_runtime::draw::Letters;
///
/// assert_eq!(Letters::new(&[1, 3, 0, 2]).to_string(), ". Q . .\n. . . Q\nQ . . .\n. . Q .");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Letters<'a> {
    pub(super) position: &'a dyn Position,
}

impl Letters<'_> {
    /// The bytes that a position of `size` rows takes: two per square, for a letter and a
    /// separator, less the last separator.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        size.saturating_mul(size).saturating_mul(2).saturating_sub(1)
    }

    pub(super) fn write<P: Pen>(position: &dyn Position, pen: &mut P) -> Result<(), P::Error> {
        const FREE: &str = " . . . . . . . . . . . . . . . .";
        write_rows(
            position,
            pen,
            // No space before the first square.
            |square, len| FREE.get(usize::from(square.column() == 0)..2 * len),
            |square| if square.column() == 0 { "Q" } else { " Q" },
        )
    }
}

/// Whether the symbol is a queen, which may be a small letter.
pub(super) const fn read(symbol: char) -> Option<bool> {
    match symbol {
        '.' => Some(false),
        'Q' | 'q' => Some(true),
        _ => None,
    }
}
