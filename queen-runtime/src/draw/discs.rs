use core::fmt::{self, Write};

/// The board of the `QueenPuzzle` notebook: coloured discs for queens.
///
/// | | free | queen |
/// |---|---|---|
/// | white square | ⬜ U+2B1C | 🔴 U+1F534 |
/// | black square | ⬛ U+2B1B | 🔵 U+1F535 |
///
/// The top left square is white. Rows are joined by line feeds, with none at the end.
///
/// ```
/// use queen_runtime::draw::Discs;
///
/// assert_eq!(Discs::new(&[2, 0, 3, 1]).to_string(), "⬜⬛🔴⬛\n🔵⬜⬛⬜\n⬜⬛⬜🔵\n⬛🔴⬛⬜");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Discs<'a> {
    columns: &'a [u8],
}

impl<'a> Discs<'a> {
    /// Draws the queens in these columns, the top row's first.
    #[must_use]
    pub const fn new(columns: &'a [u8]) -> Self {
        Self { columns }
    }
}

impl fmt::Display for Discs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, &queen) in self.columns.iter().enumerate() {
            if row > 0 {
                f.write_char('\n')?;
            }
            for column in 0..self.columns.len() {
                let is_white = (row + column) % 2 == 0;
                f.write_char(match (column == usize::from(queen), is_white) {
                    (false, true) => '\u{2b1c}',
                    (false, false) => '\u{2b1b}',
                    (true, true) => '\u{1f534}',
                    (true, false) => '\u{1f535}',
                })?;
            }
        }
        Ok(())
    }
}
