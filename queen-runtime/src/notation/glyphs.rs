//! Boards of chess glyphs, with a tilde for an empty square.

use super::pen::Pen;
use super::picture::write_rows;
use super::position::Position;

/// A board of chess glyphs: ` ~  ♛  ~  ~ `, as in Yamani's notebook.
///
/// A queen is ` ♛ ` (U+265B), a free square ` ~ `. Rows are joined by line feeds, with none at the
/// end; each row ends with a space. A [`Board`](crate::Board) can be parsed from it.
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
    pub(super) position: &'a dyn Position,
}

impl Glyphs<'_> {
    /// The bytes that a position of `size` rows takes at most, with a queen on each square.
    #[must_use]
    pub const fn max_len(size: usize) -> usize {
        let row = size.saturating_mul(5).saturating_add(1);
        row.saturating_mul(size).saturating_sub(1)
    }

    pub(super) fn write<P: Pen>(position: &dyn Position, pen: &mut P) -> Result<(), P::Error> {
        const FREE: &str = " ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~ ";
        write_rows(position, pen, |_, len| FREE.get(..3 * len), |_| " ♛ ")
    }
}

/// Whether the symbol is a queen.
pub(super) const fn read(symbol: char) -> Option<bool> {
    match symbol {
        '~' => Some(false),
        '♛' => Some(true),
        _ => None,
    }
}
