use core::fmt;

use super::position::{Position, fmt_rows};

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

impl<'a> Glyphs<'a> {
    /// Draws this position.
    #[must_use]
    pub const fn new(position: &'a dyn Position) -> Self {
        Self { position }
    }
}

impl fmt::Display for Glyphs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt_rows(f, self.position, |_, _, has_queen| if has_queen { " \u{265b} " } else { " ~ " })
    }
}
