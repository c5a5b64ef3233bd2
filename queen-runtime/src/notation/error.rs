//! Errors of reading a board from text.

use core::error::Error;
use core::fmt::{self, Write};

use queen_math::{Ascii, padding};

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
        // An `Ascii` is written from its end.
        let mut words = self.kind.words();
        words.push_all(b": ");
        words.push_number(self.column);
        words.push_all(b", column ");
        words.push_number(self.line);
        words.push_all(b"line ");
        pad(f, &words, self.kind.unexpected())
    }
}

impl fmt::Display for ParseBoardErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, &self.words(), self.unexpected())
    }
}

/// The most bytes of the words in front of a character, with numbers of 64 bits.
const MAX_LEN: usize = concat!(
    "line 18446744073709551615, column 18446744073709551615: ",
    "a board has from 1 to 18446744073709551615 rows",
)
.len();

impl ParseBoardErrorKind {
    /// The words in front of an unexpected character.
    fn words(self) -> Ascii<MAX_LEN> {
        let mut words = Ascii::EMPTY;
        if let Self::Size { max } = self {
            words.push_all(b" rows");
            words.push_number(max);
        }
        words.push_all(match self {
            Self::Unexpected(_) | Self::NoPicture(_) => b"unexpected ",
            Self::RowTooShort => b"the row has too few squares",
            Self::RowTooLong => b"the row has too many squares",
            Self::TooFewRows => b"the board has too few rows",
            Self::TooManyRows => b"the board has too many rows",
            Self::OffBoard => b"the square is not on the board",
            Self::NoNumber => b"the square has no number",
            Self::Size { .. } => b"a board has from 1 to ",
        });
        words
    }

    /// The unexpected character, with the words after it.
    fn unexpected(self) -> Option<(char, &'static str)> {
        match self {
            Self::Unexpected(character) => Some((character, "")),
            Self::NoPicture(character) => {
                Some((character, "; square names and FEN are not a picture"))
            }
            _ => None,
        }
    }
}

/// Writes a text that comes in parts, filled up to the width.
fn pad(
    f: &mut fmt::Formatter<'_>,
    words: &Ascii<MAX_LEN>,
    character: Option<(char, &str)>,
) -> fmt::Result {
    let mut count = Count(words.as_bytes().len());
    if let Some((character, after)) = character {
        write!(count, "{character:?}")?;
        count.write_str(after)?;
    }
    let (before, padding) = padding(f, count.0);
    let fill = f.fill();
    (0..before).try_for_each(|_| f.write_char(fill))?;
    words.as_bytes().iter().try_for_each(|&byte| f.write_char(byte.into()))?;
    if let Some((character, after)) = character {
        write!(f, "{character:?}")?;
        f.write_str(after)?;
    }
    (before..padding).try_for_each(|_| f.write_char(fill))
}

/// The number of characters that were written.
struct Count(usize);

impl Write for Count {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // Every byte of a character but the first is from 0x80 to 0xbf.
        self.0 += text.bytes().filter(|byte| !matches!(byte, 0x80..=0xbf)).count();
        Ok(())
    }
}

impl Error for ParseBoardError {}
