use core::fmt;

/// The columns counted from 0, as Python prints a list and JSON writes an array.
///
/// ```
/// use queen_runtime::draw::List;
///
/// assert_eq!(List::new(&[1, 3, 0, 2]).to_string(), "[1, 3, 0, 2]");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct List<'a> {
    columns: &'a [u8],
}

impl<'a> List<'a> {
    /// Draws the queens in these columns, the top row's first.
    #[must_use]
    pub const fn new(columns: &'a [u8]) -> Self {
        Self { columns }
    }
}

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.columns)
    }
}
