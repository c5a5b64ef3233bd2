//! Errors of reading a board from text.

use core::error::Error;
use core::fmt;

use queen_math::pad;

/// The error of parsing a board: the kind of the error and its place in the text.
///
/// ```
/// use queen_runtime::{Board, error::ParseBoardError};
///
/// let error: ParseBoardError = "Q.\n.x".parse::<Board>().unwrap_err();
/// assert_eq!((error.line(), error.column()), (2, 2));
/// assert_eq!(error.to_string(), "line 2, column 2: unexpected 'x'");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseBoardError {
    line: usize,
    column: usize,
    kind: ParseBoardErrorKind,
}

impl ParseBoardError {
    pub(crate) const fn new(line: usize, column: usize, kind: ParseBoardErrorKind) -> Self {
        Self { line, column, kind }
    }

    /// The line, from 1.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let error = "...\n...\n..x".parse::<Board>().unwrap_err();
    /// assert_eq!(error.line(), 3);
    /// ```
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The character in the line, from 1; one past the last for something that is missing.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// assert_eq!(Board::from_squares("a2 b5", 4).unwrap_err().column(), 5);
    /// assert_eq!(Board::from_squares("a2 b", 4).unwrap_err().column(), 5);
    /// ```
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The kind of the error.
    ///
    /// ```
    /// # use queen_runtime::{Board, error::ParseBoardErrorKind};
    /// let error = Board::from_squares("a2 b", 4).unwrap_err();
    /// assert_eq!(error.kind(), ParseBoardErrorKind::NoNumber);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseBoardErrorKind {
        self.kind
    }
}

/// The kind of error in a text that does not describe a board.
///
/// ```
/// use queen_runtime::{Board, error::ParseBoardErrorKind};
///
/// let kind = |fen| Board::from_fen(fen).unwrap_err().kind();
/// assert_eq!(kind("1Q/x1"), ParseBoardErrorKind::Unexpected('x'));
/// assert_eq!(kind("1Q/1"), ParseBoardErrorKind::RowTooShort);
/// assert_eq!(kind("1Q"), ParseBoardErrorKind::TooFewRows);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseBoardErrorKind {
    /// An unexpected character.
    Unexpected(char),
    /// An unexpected character in a picture, which seems to be of another notation: names of
    /// squares are read by [`Board::from_squares`](crate::Board::from_squares), and
    /// Forsyth–Edwards Notation by [`Board::from_fen`](crate::Board::from_fen).
    NoPicture(char),
    /// A row ends before its last square.
    RowTooShort,
    /// A row continues after its last square.
    RowTooLong,
    /// The text ends before the last row.
    TooFewRows,
    /// The text continues after the last row.
    TooManyRows,
    /// The name of a square that is not on the board.
    OffBoard,
    /// A square name without its number, at the end of the text.
    NoNumber,
    /// A size that is 0 or larger than the largest that is read.
    Size {
        /// The largest size.
        max: usize,
    },
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, format_args!("line {}, column {}: {}", self.line, self.column, Text(self.kind)))
    }
}

impl fmt::Display for ParseBoardErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, format_args!("{}", Text(*self)))
    }
}

/// The text of a kind of error, without padding.
struct Text(ParseBoardErrorKind);

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use ParseBoardErrorKind as Kind;

        match self.0 {
            Kind::Unexpected(character) => write!(f, "unexpected {character:?}"),
            Kind::NoPicture(character) => {
                Text(Kind::Unexpected(character)).fmt(f)?;
                f.write_str("; square names and FEN are not a picture")
            }
            Kind::RowTooShort => f.write_str("the row has too few squares"),
            Kind::RowTooLong => f.write_str("the row has too many squares"),
            Kind::TooFewRows => f.write_str("the board has too few rows"),
            Kind::TooManyRows => f.write_str("the board has too many rows"),
            Kind::OffBoard => f.write_str("the square is not on the board"),
            Kind::NoNumber => f.write_str("the square has no number"),
            Kind::Size { max } => write!(f, "a board has from 1 to {max} rows"),
        }
    }
}

impl Error for ParseBoardError {}
