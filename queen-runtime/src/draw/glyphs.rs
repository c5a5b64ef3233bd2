use core::fmt::{self, Write};

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

impl<'a> Glyphs<'a> {
    /// Draws the queens in these columns, the top row's first.
    #[must_use]
    pub const fn new(columns: &'a [u8]) -> Self {
        Self { columns }
    }
}

impl fmt::Display for Glyphs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, &queen) in self.columns.iter().enumerate() {
            if row > 0 {
                f.write_char('\n')?;
            }
            for column in 0..self.columns.len() {
                f.write_str(if column == usize::from(queen) { " \u{265b} " } else { " ~ " })?;
            }
        }
        Ok(())
    }
}
