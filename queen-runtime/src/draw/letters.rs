//! Boards of letters and dots.

use super::position::{Position, put_rows};
use super::text::{BufferPen, Pen, text_style};

/// A plain picture: `Q` for a queen, a dot for a free square, with spaces between them.
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
    position: &'a dyn Position,
}

impl Letters<'_> {
    /// The bytes that a position of `size` rows takes: two per square, for a letter and a separator,
    /// less the last separator.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        size.saturating_mul(size).saturating_mul(2).saturating_sub(1)
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        put_rows(pen, self.position, |_, column, has_queen| match (column, has_queen) {
            (0, true) => "Q",
            (0, false) => ".",
            (_, true) => " Q",
            (_, false) => " .",
        })
    }
}

text_style!(Letters);
