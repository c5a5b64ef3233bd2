//! The layout of a table, which has a name.

use core::fmt;
use core::str::FromStr;

/// The layout of a table.
///
/// ```
/// use queen_math::table::Layout;
///
/// assert_eq!("plain".parse(), Ok(Layout::Plain));
/// assert_eq!("ranked(8)".parse(), Ok(Layout::Ranked { rows: 8 }));
/// assert_eq!("ranked".parse(), Ok(Layout::RANKED));
/// assert_eq!(Layout::RANKED.to_string(), "ranked(5)");
/// assert!("ranked(1)".parse::<Layout>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// One byte a queen.
    #[default]
    Plain,
    /// The ranks without the digits of the top rows.
    Ranked {
        /// The number of rows that a look-up searches, from [`MIN_ROWS`](Layout::MIN_ROWS) to
        /// [`MAX_ROWS`](Layout::MAX_ROWS).
        rows: u8,
    },
}

impl Layout {
    /// `ranked` with the number of rows that suits most uses, 5.
    pub const RANKED: Self = Self::Ranked { rows: 5 };

    /// The fewest rows that a look-up searches.
    pub const MIN_ROWS: u8 = 2;

    /// The most rows that a look-up searches.
    pub const MAX_ROWS: u8 = 12;
}

/// `plain`, or `ranked(5)` with the number of rows.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain => f.pad("plain"),
            Self::Ranked { rows } => write!(f, "ranked({rows})"),
        }
    }
}

impl FromStr for Layout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<Self, ParseLayoutError> {
        let rows = || text.strip_prefix("ranked(")?.strip_suffix(')')?.parse().ok();
        match (text, rows()) {
            ("plain", _) => Ok(Self::Plain),
            ("ranked", _) => Ok(Self::RANKED),
            (_, Some(rows @ Self::MIN_ROWS..=Self::MAX_ROWS)) => Ok(Self::Ranked { rows }),
            _ => Err(ParseLayoutError(())),
        }
    }
}

/// The error of parsing a [`Layout`].
///
/// ```
/// use queen_math::table::{Layout, ParseLayoutError};
///
/// let error: ParseLayoutError = "ranked(13)".parse::<Layout>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected `plain`, `ranked` or `ranked(ROWS)` with ROWS from 2 to 12",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLayoutError(());

impl fmt::Display for ParseLayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (min, max) = (Layout::MIN_ROWS, Layout::MAX_ROWS);
        write!(f, "expected `plain`, `ranked` or `ranked(ROWS)` with ROWS from {min} to {max}")
    }
}

impl core::error::Error for ParseLayoutError {}
