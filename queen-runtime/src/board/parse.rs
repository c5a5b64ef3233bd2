//! Parsers of boards: pictures, Forsyth–Edwards Notation, square names.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use queen_math::MAX_TABLE_SIZE;

use super::Board;

/// Parses a picture: a line for each row from the top, a character for each square.
///
/// | style | empty square | queen |
/// |---|---|---|
/// | [`Letters`](crate::draw::Letters) | `.` | `Q` or `q` |
/// | [`Discs`](crate::draw::Discs) | `⬜` or `⬛` | `🔴` or `🔵` |
/// | [`Glyphs`](crate::draw::Glyphs) | `~` | `♛` |
///
/// Blank lines, and spaces between squares, are ignored.
///
/// ```
/// use queen_runtime::Board;
///
/// let board: Board = ". Q . .
///                     . . . Q
///                     Q . . .
///                     . . Q .".parse().unwrap();
/// assert_eq!(board.size(), 4);
/// assert!(board.is_solved());
///
/// let error = "...\n.x.\n...".parse::<Board>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: unexpected 'x'");
/// ```
impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(picture: &str) -> Result<Self, ParseBoardError> {
        let mut builder = Builder::START;
        scan(picture, |character| match character {
            Some('.' | '~' | '⬜' | '⬛') => builder.pass(1),
            Some('Q' | 'q' | '♛' | '🔴' | '🔵') => builder.place(),
            Some('\n') => builder.end_line(),
            Some(blank) if blank.is_whitespace() => Ok(()),
            Some(other) => Err(ParseBoardErrorKind::Unexpected(other)),
            None => builder.end_line().and_then(|()| builder.end_board()),
        })?;
        Ok(builder.board)
    }
}

impl Board {
    /// Parses Forsyth–Edwards Notation (FEN): rows from the top, separated by slashes, with `Q` or
    /// `q` for a queen and a number for a run of empty squares.
    ///
    /// Further fields, separated from the rows by a space, are ignored.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not of this form or its rows do not form a square of 1 to 16
    /// rows.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// assert!(Board::from_fen("1Q2/3Q/Q3/2Q1").unwrap().is_solved());
    /// assert_eq!(Board::from_fen("8/8/8/3q4/8/8/8/8 w - - 0 1").unwrap().size(), 8);
    ///
    /// let error = Board::from_fen("1Q2/4Q/Q3/2Q1").unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 6: the row has too many squares");
    /// ```
    pub fn from_fen(fen: &str) -> Result<Self, ParseBoardError> {
        let rows = fen.split(char::is_whitespace).next().unwrap_or_default();
        let mut builder = Builder::START;
        let mut empty = 0;
        scan(rows, |character| {
            let before = core::mem::take(&mut empty);
            match character {
                Some('Q' | 'q') => builder.place(),
                Some('/') => builder.end_row(),
                Some(other) => match other.to_digit(10) {
                    Some(digit) if before + digit > 0 => {
                        empty = 10 * before + digit;
                        builder.pass((empty - before) as usize)
                    }
                    _ => Err(ParseBoardErrorKind::Unexpected(other)),
                },
                None => builder.end_row().and_then(|()| builder.end_board()),
            }
        })?;
        Ok(builder.board)
    }

    /// Parses the squares of the queens on a board of `size` × `size`: square names as in chess,
    /// separated by spaces or commas. A name is a letter for the column, from the left, and a
    /// number for the row, from the bottom. A square may be named twice.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not of this form or names a square that is not on the board,
    /// or if `size` is not from 1 to 16.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// assert!(Board::from_squares(4, "a2 b4 c1 d3").unwrap().is_solved());
    /// assert!(Board::from_squares(4, "A2, B4, C1, D3").unwrap().is_solved());
    ///
    /// let error = Board::from_squares(4, "a2 b5").unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 5: the square is not on the board");
    /// ```
    pub fn from_squares(size: usize, squares: &str) -> Result<Self, ParseBoardError> {
        let Some(mut board) = Self::empty(size) else {
            return Err(ParseBoardError { line: 1, column: 1, kind: ParseBoardErrorKind::Size });
        };
        // The column and the number so far of the name being read.
        let mut name = None;
        scan(squares, |character| {
            name = match (name, character) {
                (None, Some(letter)) if letter.is_ascii_alphabetic() => {
                    Some((usize::from(letter.to_ascii_lowercase() as u8 - b'a'), 0))
                }
                (Some((column, number)), Some(digit @ '0'..='9'))
                    if (number, digit) != (0, '0') =>
                {
                    Some((column, 10 * number + usize::from(digit as u8 - b'0')))
                }
                (Some((_, 0)), None) => return Err(ParseBoardErrorKind::NoNumber),
                (Some((_, 0)), Some(other)) => return Err(ParseBoardErrorKind::Unexpected(other)),
                (_, Some(other)) if other != ',' && !other.is_whitespace() => {
                    return Err(ParseBoardErrorKind::Unexpected(other));
                }
                (square, _) => {
                    board
                        .extend(square.map(|(column, number)| {
                            queen_math::Square::new(size - number, column)
                        }));
                    None
                }
            };
            match name {
                Some((column, number)) if column >= size || number > size => {
                    Err(ParseBoardErrorKind::OffBoard)
                }
                _ => Ok(()),
            }
        })?;
        Ok(board)
    }
}

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
    /// assert_eq!(Board::from_squares(4, "a2 b5").unwrap_err().column(), 5);
    /// assert_eq!(Board::from_squares(4, "a2 b").unwrap_err().column(), 5);
    /// ```
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The kind of the error.
    ///
    /// ```
    /// # use queen_runtime::{Board, error::ParseBoardErrorKind};
    /// let error = Board::from_squares(4, "a2 b").unwrap_err();
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
    /// A size that is not from 1 to 16.
    Size,
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for ParseBoardErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected(character) => write!(f, "unexpected {character:?}"),
            Self::RowTooShort => f.write_str("the row has too few squares"),
            Self::RowTooLong => f.write_str("the row has too many squares"),
            Self::TooFewRows => f.write_str("the board has too few rows"),
            Self::TooManyRows => f.write_str("the board has too many rows"),
            Self::OffBoard => f.write_str("the square is not on the board"),
            Self::NoNumber => f.write_str("the square has no number"),
            Self::Size => write!(f, "a board has from 1 to {MAX_TABLE_SIZE} rows"),
        }
    }
}

impl Error for ParseBoardError {}

/// A builder of boards, square by square. The first row determines the size.
struct Builder {
    /// The largest board until the first row has ended.
    board: Board,
    row: usize,
    column: usize,
}

impl Builder {
    const START: Self = Self { board: Board::of_size(MAX_TABLE_SIZE), row: 0, column: 0 };

    fn pass(&mut self, squares: usize) -> Result<(), ParseBoardErrorKind> {
        let size = self.board.size();
        if self.row == size {
            return Err(ParseBoardErrorKind::TooManyRows);
        }
        self.column += squares;
        match self.row {
            _ if self.column <= size => Ok(()),
            0 => Err(ParseBoardErrorKind::Size),
            _ => Err(ParseBoardErrorKind::RowTooLong),
        }
    }

    fn place(&mut self) -> Result<(), ParseBoardErrorKind> {
        let column = self.column;
        self.pass(1)?;
        self.board.place(queen_math::Square::new(self.row, column));
        Ok(())
    }

    fn end_row(&mut self) -> Result<(), ParseBoardErrorKind> {
        self.pass(0)?;
        if self.row == 0 {
            self.board.size = self.column as u8;
        }
        if self.column == 0 || self.column < self.board.size() {
            return Err(ParseBoardErrorKind::RowTooShort);
        }
        self.row += 1;
        self.column = 0;
        Ok(())
    }

    fn end_line(&mut self) -> Result<(), ParseBoardErrorKind> {
        if self.column == 0 { Ok(()) } else { self.end_row() }
    }

    fn end_board(&self) -> Result<(), ParseBoardErrorKind> {
        if self.row == self.board.size() { Ok(()) } else { Err(ParseBoardErrorKind::TooFewRows) }
    }
}

/// Calls `step` with each character, and with `None` after the last, and locates its error.
fn scan(
    text: &str,
    mut step: impl FnMut(Option<char>) -> Result<(), ParseBoardErrorKind>,
) -> Result<(), ParseBoardError> {
    let (mut line, mut column) = (1, 1);
    for character in text.chars().map(Some).chain([None]) {
        step(character).map_err(|kind| ParseBoardError { line, column, kind })?;
        (line, column) = if character == Some('\n') { (line + 1, 1) } else { (line, column + 1) };
    }
    Ok(())
}
