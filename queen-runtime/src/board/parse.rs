//! Parsers of boards: pictures, Forsyth–Edwards Notation, square names.

use core::str::FromStr;

use queen_math::Square;

use super::Board;
use crate::error::{ParseBoardError, ParseBoardErrorKind};
use crate::notation::{Fen, Squares, read_picture};

/// Parses a picture: a line for each row from the top, a symbol for each square, as in
/// [`Letters`](crate::draw::Letters) or [`Glyphs`](crate::draw::Glyphs). Styles may be mixed, and a
/// queen may be a small `q`.
///
/// Blank lines, and spaces between squares, are ignored. The names of squares, as in `a1 g2`, do
/// not tell the size of the board: see [`from_squares`](Board::from_squares).
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
///
/// let error = "a1 g2".parse::<Board>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 1: unexpected 'a'; square names and FEN are not a picture",
/// );
/// ```
impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(picture: &str) -> Result<Self, ParseBoardError> {
        let mut board = Self::of_size(Self::MAX_SIZE);
        let size = read_picture(picture, Self::MAX_SIZE, board.placing())?;
        Ok(Self { size: size as u8, ..board })
    }
}

/// # Text
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
        let mut board = Self::of_size(Self::MAX_SIZE);
        let size = Fen::read(fen, Self::MAX_SIZE, board.placing())?;
        Ok(Self { size: size as u8, ..board })
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
    /// assert!(Board::from_squares("a2 b4 c1 d3", 4).unwrap().is_solved());
    /// assert!(Board::from_squares("A2, B4, C1, D3", 4).unwrap().is_solved());
    ///
    /// let error = Board::from_squares("a2 b5", 4).unwrap_err();
    /// assert_eq!(error.to_string(), "line 1, column 5: the square is not on the board");
    /// ```
    pub fn from_squares(squares: &str, size: usize) -> Result<Self, ParseBoardError> {
        let Some(mut board) = Self::empty(size) else {
            let kind = ParseBoardErrorKind::Size { max: Self::MAX_SIZE };
            return Err(ParseBoardError::new(1, 1, kind));
        };
        Squares::read(squares, size, board.placing())?;
        Ok(board)
    }

    /// Places the queens that a reader finds.
    fn placing(&mut self) -> impl FnMut(Square) {
        |queen| _ = self.place(queen)
    }
}
