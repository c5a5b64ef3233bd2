//! Errors of dividing a board into regions.

use core::error::Error;
use core::fmt;

use queen_math::Counted;
use queen_runtime::{Board, Square};

/// The error of creating [`Regions`](crate::Regions): the reason why labels are no division of a
/// board. Rows and columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum RegionsError {
    /// The size is not from 1 to 16.
    Size {
        /// The number of rows.
        size: usize,
    },
    /// There are more regions than rows.
    TooMany {
        /// The first square of the first region too many.
        square: Square,
        /// The number of rows.
        size: usize,
    },
    /// There are fewer regions than rows.
    TooFew {
        /// The number of regions.
        regions: usize,
        /// The number of rows.
        size: usize,
    },
    /// A region is not connected.
    Split {
        /// The first square that is apart from the first one of its region.
        square: Square,
    },
}

impl fmt::Display for RegionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Size { .. } => write!(f, "a board has from 1 to {} rows", Board::MAX_SIZE),
            Self::TooMany { square, size } => {
                place(f, square)?;
                write!(f, " begins a region too many for {}", Counted(size, "row"))
            }
            Self::TooFew { regions, size } => {
                write!(f, "{} have only {}", Counted(size, "row"), Counted(regions, "region"))
            }
            Self::Split { square } => {
                place(f, square)?;
                f.write_str(" is apart from the rest of its region")
            }
        }
    }
}

fn place(f: &mut fmt::Formatter<'_>, square: Square) -> fmt::Result {
    write!(f, "the square in row {}, column {}", square.row(), square.column())
}

impl Error for RegionsError {}

/// The error of parsing [`Regions`](crate::Regions): the kind of the error and its place in the
/// text.
///
/// ```
/// use queen_challenge::{ParseRegionsErrorKind, Regions};
///
/// let error = "AAB/ABB/CC".parse::<Regions>().unwrap_err();
/// assert_eq!((error.line(), error.column()), (1, 11));
/// assert_eq!(error.kind(), ParseRegionsErrorKind::RowTooShort);
/// assert_eq!(error.to_string(), "line 1, column 11: the row has too few squares");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseRegionsError {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) kind: ParseRegionsErrorKind,
}

impl ParseRegionsError {
    /// The line, from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The character in the line, from 1; one past the last for something that is missing.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The kind of the error.
    #[must_use]
    pub const fn kind(&self) -> ParseRegionsErrorKind {
        self.kind
    }
}

/// The kind of error in a text that does not divide a board into regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseRegionsErrorKind {
    /// An unexpected character.
    Unexpected(char),
    /// A row ends before its last square.
    RowTooShort,
    /// A row continues after its last square.
    RowTooLong,
    /// The text ends before the last row.
    TooFewRows,
    /// The text continues after the last row.
    TooManyRows,
    /// There are no rows, or more than a board can have.
    Size,
    /// There are more regions than rows.
    TooManyRegions(char),
    /// There are fewer regions than rows.
    TooFewRegions,
    /// A region has a part that is apart from the one before it.
    Split(char),
}

impl fmt::Display for ParseRegionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for ParseRegionsErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Unexpected(character) => write!(f, "unexpected {character:?}"),
            Self::RowTooShort => f.write_str("the row has too few squares"),
            Self::RowTooLong => f.write_str("the row has too many squares"),
            Self::TooFewRows => f.write_str("the board has too few rows"),
            Self::TooManyRows => f.write_str("the board has too many rows"),
            Self::Size => write!(f, "a board has from 1 to {} rows", Board::MAX_SIZE),
            Self::TooManyRegions(letter) => {
                write!(f, "{letter} is one region more than the board has rows")
            }
            Self::TooFewRegions => f.write_str("the board has fewer regions than rows"),
            Self::Split(letter) => {
                write!(f, "this part of region {letter} is apart from the rest")
            }
        }
    }
}

impl Error for ParseRegionsError {}
