//! The layout of a table, with the parser of its name.

use core::str::FromStr;
use core::{fmt, iter};

use crate::ascii::Ascii;
use crate::read_number;

/// The layout of a table.
///
/// ```
/// # use queen_math::table::Layout;
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

    /// All layouts, [`Plain`](Self::Plain) first.
    ///
    /// ```
    /// # use queen_math::table::Layout;
    /// let mut layouts = Layout::all();
    /// assert_eq!(layouts.next(), Some(Layout::Plain));
    /// assert_eq!(layouts.next(), Some(Layout::Ranked { rows: 2 }));
    /// assert_eq!(layouts.last(), Some(Layout::Ranked { rows: 12 }));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        // A new layout does not compile without an arm here.
        iter::successors(Some(Self::Plain), |layout| match *layout {
            Self::Plain => Some(Self::Ranked { rows: Self::MIN_ROWS }),
            Self::Ranked { rows: Self::MAX_ROWS.. } => None,
            Self::Ranked { rows } => Some(Self::Ranked { rows: rows + 1 }),
        })
    }
}

/// `plain`, or `ranked(5)` with the number of rows.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // All of it first, so that a width counts the whole name.
        let mut name = Ascii::<{ "ranked(255)".len() }>::EMPTY;
        match *self {
            Self::Plain => name.push_all(b"plain"),
            // An `Ascii` is written from its end.
            Self::Ranked { rows } => {
                name.push(b')');
                name.push_number(rows.into());
                name.push_all(b"ranked(");
            }
        }
        name.fmt(f)
    }
}

impl FromStr for Layout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<Self, ParseLayoutError> {
        const MIN: u32 = Layout::MIN_ROWS as u32;
        const MAX: u32 = Layout::MAX_ROWS as u32;
        // As bytes, since the patterns of `str` take ten times as much code. `read_number` accepts
        // only digits, without a leading 0, and returns `u32::MAX` if the number is larger.
        let rows = match text.as_bytes() {
            b"plain" => return Ok(Self::Plain),
            b"ranked" => return Ok(Self::RANKED),
            name => match name.split_first_chunk() {
                Some((b"ranked(", [digits @ .., b')'])) => read_number(digits),
                _ => None,
            },
        };
        match rows {
            Some(rows @ MIN..=MAX) => Ok(Self::Ranked { rows: rows as u8 }),
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
        // The text has 67 characters. Of one with more than 80, the first ones would be missing, as
        // the example above would show.
        const EXPECTED: Ascii<80> = {
            // An `Ascii` is written from its end.
            let mut text = Ascii::EMPTY;
            text.push_number(Layout::MAX_ROWS as usize);
            text.push_all(b" to ");
            text.push_number(Layout::MIN_ROWS as usize);
            text.push_all(b"expected `plain`, `ranked` or `ranked(ROWS)` with ROWS from ");
            text
        };
        EXPECTED.fmt(f)
    }
}

impl core::error::Error for ParseLayoutError {}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;
    use std::string::ToString;

    use super::*;
    use crate::table::Shape;

    #[test]
    fn each_layout_is_in_its_shape_its_parser_and_the_error() {
        let error = ParseLayoutError(()).to_string();
        for layout in Layout::all() {
            let name = layout.to_string();
            assert_eq!(name.parse(), Ok(layout));
            assert_eq!(Shape::new(16, layout).map(|shape| shape.layout()), Some(layout));
            let word = name.split('(').next().unwrap();
            assert!(error.contains(&format!("`{word}`")), "{word}: {error}");
        }
        assert_eq!(Layout::all().count(), 12);
    }

    #[test]
    fn names_are_padded_and_cut_as_text_is() {
        for rows in Layout::MIN_ROWS..=Layout::MAX_ROWS {
            let (layout, text) = (Layout::Ranked { rows }, format!("ranked({rows})"));
            assert_eq!(layout.to_string(), text);
            assert_eq!(format!("{layout:>12}|{layout:<12}|"), format!("{text:>12}|{text:<12}|"));
            assert_eq!(format!("{layout:*^15.8}"), format!("{text:*^15.8}"));
        }
        assert_eq!(
            format!("{:>10}|{:<10}|", Layout::Plain, Layout::Plain),
            "     plain|plain     |"
        );
        assert_eq!(format!("{:>10}", Layout::RANKED), " ranked(5)");
    }

    #[test]
    fn every_layout_is_parsed_from_its_name_and_no_other() {
        for rows in 0..=u8::MAX {
            let layout = Layout::Ranked { rows };
            let is_layout = (Layout::MIN_ROWS..=Layout::MAX_ROWS).contains(&rows);
            assert_eq!(layout.to_string().parse().ok(), is_layout.then_some(layout));
        }
        assert_eq!("plain".parse(), Ok(Layout::Plain));
        let others =
            ["ranked(+5)", "ranked(05)", "ranked(5) ", "ranked(5", "ranked5)", "ranked(-5)"];
        for text in others.into_iter().chain(["", "Plain", "ranked()", " plain"]) {
            assert_eq!(text.parse::<Layout>(), Err(ParseLayoutError(())), "{text}");
        }
    }
}
