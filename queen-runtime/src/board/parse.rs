//! Boards from text: a plain picture, the placement field of FEN, names of squares.

use core::fmt;
use core::str::FromStr;

use super::Board;

/// Reads the plain picture: a line for each row from the top, a dot for an empty square, `Q` for a
/// queen. Blank lines, and spaces between squares, are of no account.
///
/// ```
/// use queen_runtime::Board;
///
/// let board: Board<4> = ". Q . .
///                        . . . Q
///                        Q . . .
///                        . . Q .".parse().unwrap();
/// assert!(board.is_solved());
///
/// let error = "...\n.x.\n...".parse::<Board<3>>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: unexpected 'x'");
/// ```
impl<const N: usize> FromStr for Board<N> {
    type Err = ParseBoardError;

    fn from_str(picture: &str) -> Result<Self, ParseBoardError> {
        let mut pen = Pen::new();
        scan(picture, |character| match character {
            Some('.') => pen.pass(1),
            Some('Q') => pen.place(),
            Some('\n') => pen.end_line(),
            Some(blank) if blank.is_whitespace() => Ok(()),
            Some(other) => Err(ParseBoardErrorKind::Unexpected(other)),
            None => pen.end_line().and_then(|()| pen.end_board()),
        })?;
        Ok(pen.board)
    }
}

impl<const N: usize> Board<N> {
    /// Reads the first field of Forsyth–Edwards Notation (FEN): rows from the top, divided by
    /// slashes, with `Q` for a queen and a number for as many empty squares.
    ///
    /// # Errors
    ///
    /// Where the text is not of this form or does not describe N rows of N squares.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// assert!(Board::<4>::from_fen("1Q2/3Q/Q3/2Q1").unwrap().is_solved());
    ///
    /// let error = Board::<4>::from_fen("1Q2/4Q/Q3/2Q1").unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 6: the row has too many squares");
    /// ```
    pub fn from_fen(fen: &str) -> Result<Self, ParseBoardError> {
        let mut pen = Pen::new();
        let mut empty = 0;
        scan(fen, |character| {
            let before = core::mem::take(&mut empty);
            match character {
                Some('Q') => pen.place(),
                Some('/') => pen.end_row(),
                Some(other) => match other.to_digit(10) {
                    Some(digit) if before + digit > 0 => {
                        empty = 10 * before + digit;
                        pen.pass((empty - before) as usize)
                    }
                    _ => Err(ParseBoardErrorKind::Unexpected(other)),
                },
                None => pen.end_row().and_then(|()| pen.end_board()),
            }
        })?;
        Ok(pen.board)
    }

    /// Reads the squares of the queens, named as in chess and divided by spaces: a letter for the
    /// column, from the left, and a number for the row, from the bottom. A square may be named
    /// twice.
    ///
    /// # Errors
    ///
    /// Where the text is not of this form or names a square that is not on the board.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// assert!(Board::<4>::from_squares("a2 b4 c1 d3").unwrap().is_solved());
    ///
    /// let error = Board::<4>::from_squares("a2 b5").unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 5: the square is not on the board");
    /// ```
    pub fn from_squares(squares: &str) -> Result<Self, ParseBoardError> {
        let mut board = Self::new();
        let mut begun = None;
        scan(squares, |character| {
            begun = match (begun, character) {
                (None, Some(letter @ 'a'..='z')) => {
                    let column = letter as usize - 'a' as usize;
                    if column >= N {
                        return Err(ParseBoardErrorKind::OffBoard);
                    }
                    Some((column, 0))
                }
                (Some((column, rank)), Some(digit @ '0'..='9')) if (rank, digit) != (0, '0') => {
                    let rank = 10 * rank + digit as usize - '0' as usize;
                    if rank > N {
                        return Err(ParseBoardErrorKind::OffBoard);
                    }
                    Some((column, rank))
                }
                (Some((_, 0)), None) => return Err(ParseBoardErrorKind::NoNumber),
                (Some((_, 0)), Some(other)) => return Err(ParseBoardErrorKind::Unexpected(other)),
                (_, Some(other)) if !other.is_whitespace() => {
                    return Err(ParseBoardErrorKind::Unexpected(other));
                }
                (square, _) => {
                    if let Some((column, rank)) = square {
                        board.place(N - rank, column);
                    }
                    None
                }
            };
            Ok(())
        })?;
        Ok(board)
    }
}

/// What is wrong with a text that does not describe a board, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseBoardError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1; one past the last for something that is missing.
    pub column: usize,
    /// What is wrong there.
    pub kind: ParseBoardErrorKind,
}

/// What is wrong with a text that does not describe a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseBoardErrorKind {
    /// A character that has no meaning there.
    Unexpected(char),
    /// A row ends before its last square.
    RowTooShort,
    /// A row goes on after its last square.
    RowTooLong,
    /// The text ends before the last row.
    TooFewRows,
    /// The text goes on after the last row.
    TooManyRows,
    /// A name for a square that the board does not have.
    OffBoard,
    /// A name for a square that ends after the letter, as does the text.
    NoNumber,
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
        }
    }
}

impl core::error::Error for ParseBoardError {}

/// Fills a board square by square.
struct Pen<const N: usize> {
    board: Board<N>,
    row: usize,
    column: usize,
}

impl<const N: usize> Pen<N> {
    fn new() -> Self {
        Self { board: Board::new(), row: 0, column: 0 }
    }

    fn pass(&mut self, squares: usize) -> Result<(), ParseBoardErrorKind> {
        if self.row == N {
            return Err(ParseBoardErrorKind::TooManyRows);
        }
        if squares > N - self.column {
            return Err(ParseBoardErrorKind::RowTooLong);
        }
        self.column += squares;
        Ok(())
    }

    fn place(&mut self) -> Result<(), ParseBoardErrorKind> {
        let column = self.column;
        self.pass(1)?;
        self.board.place(self.row, column);
        Ok(())
    }

    fn end_row(&mut self) -> Result<(), ParseBoardErrorKind> {
        self.pass(0)?;
        if self.column < N {
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
        if self.row < N { Err(ParseBoardErrorKind::TooFewRows) } else { Ok(()) }
    }
}

/// Hands each character to `step`, and `None` after the last, and finds the place where it fails.
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
