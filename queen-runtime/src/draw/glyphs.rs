use super::text::{Pen, Text, text_style};

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
    columns: &'a [u8],
}

impl Glyphs<'_> {
    /// How many bytes a solution of `size` queens takes: three a square, two more for each queen,
    /// one for each line feed.
    #[must_use]
    pub const fn len(size: usize) -> usize {
        let row = size.saturating_mul(3).saturating_add(3);
        row.saturating_mul(size).saturating_sub(1)
    }

    fn draw<P: Pen>(&self, pen: &mut P) -> Result<(), P::Error> {
        for (row, &queen) in self.columns.iter().enumerate() {
            if row > 0 {
                pen.put('\n')?;
            }
            for column in 0..self.columns.len() {
                pen.put(' ')?;
                pen.put(if column == usize::from(queen) { '\u{265b}' } else { '~' })?;
                pen.put(' ')?;
            }
        }
        Ok(())
    }
}

text_style!(Glyphs);
