use core::fmt::{self, Write};

/// The columns counted from 1, in parentheses: the permutation as the CMPS 12A assignment prints
/// it.
///
/// ```
/// use queen_runtime::draw::Tuple;
///
/// assert_eq!(Tuple::new(&[1, 3, 0, 2]).to_string(), "(2, 4, 1, 3)");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Tuple<'a> {
    columns: &'a [u8],
}

impl<'a> Tuple<'a> {
    /// Draws the queens in these columns, the top row's first.
    #[must_use]
    pub const fn new(columns: &'a [u8]) -> Self {
        Self { columns }
    }
}

impl fmt::Display for Tuple<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('(')?;
        for (row, &column) in self.columns.iter().enumerate() {
            let separator = if row > 0 { ", " } else { "" };
            write!(f, "{separator}{}", u16::from(column) + 1)?;
        }
        f.write_char(')')
    }
}
