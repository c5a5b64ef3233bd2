//! Boards of chess glyphs and tildes.

use super::position::{Position, put_rows};
use super::text::{BufferPen, Pen, text_style};

/// The board of Yamani's notebook: ` ♛ ` (U+265B) for a queen, ` ~ ` for a free square.
///
/// Rows are joined by line feeds, with none at the end; each row ends with a space.
///
/// ```
/// use queen_runtime::draw::Glyphs;
///
/// assert_eq!(
///     Glyphs::new(&[1, 3, 0, 2]).to_string(),
///     " ~  ♛  ~  ~ \n ~  ~  ~  ♛ \n ♛  ~  ~  ~ \n ~  ~  ♛  ~ ",
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Glyphs<'a> {
    position: &'a dyn Position,
}

impl Glyphs<'_> {
    /// The bytes that a position of `size` rows takes at most, with a queen on each square.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        let row = size.saturating_mul(5).saturating_add(1);
        row.saturating_mul(size).saturating_sub(1)
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        let square = |has_queen| if has_queen { " \u{265b} " } else { " ~ " };
        put_rows(pen, self.position, |_, _, has_queen| square(has_queen))
    }
}

text_style!(Glyphs);
