use core::fmt::{self, Write};

/// The names of the queens' squares, the top row's first: a letter for the column, from the left,
/// and a number for the row, from the bottom.
///
/// The columns after `z` are `aa`, `ab` and so on.
///
/// ```
/// use queen_runtime::draw::Squares;
///
/// assert_eq!(Squares::new(&[1, 3, 0, 2]).to_string(), "b4 d3 a2 c1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Squares<'a> {
    columns: &'a [u8],
}

impl<'a> Squares<'a> {
    /// Draws the queens in these columns, the top row's first.
    #[must_use]
    pub const fn new(columns: &'a [u8]) -> Self {
        Self { columns }
    }
}

impl fmt::Display for Squares<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.columns.len();
        for (row, &column) in self.columns.iter().enumerate() {
            if row > 0 {
                f.write_char(' ')?;
            }
            if let Some(first) = (column / 26).checked_sub(1) {
                f.write_char(char::from(b'a' + first))?;
            }
            write!(f, "{}{}", char::from(b'a' + column % 26), size - row)?;
        }
        Ok(())
    }
}
