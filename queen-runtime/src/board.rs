//! A board with any set of queens on it, attacking ones included.

use core::fmt;

use queen_math::symmetry::{Symmetric, Symmetry};
use queen_math::{MAX_TABLE_SIZE, Placement, Square};

use crate::error::SolutionError;
use crate::notation::{Fen, Letters, Position};
use crate::square_set::{SquareIter, SquareSet};

// Documentation lists the methods in this order.
mod queens;

mod attacks;

mod parse;

mod bits;

pub use attacks::Conflicts;

/// A square board of 1 to 16 rows with any set of queens on it.
///
/// Unlike a [`Solution`](crate::Solution) it may hold too few queens or too many, and queens that
/// attack each other. They attack along rows, columns and diagonals, through other queens too. Rows
/// and columns count from 0, the top row and the leftmost column first.
///
/// A board takes 34 bytes. Boards are ordered by their size, then by their rows from the top.
///
/// ```
/// use queen_runtime::{Board, Square};
///
/// let mut board = Board::empty(4).unwrap();
/// board.place(Square::from_name("b4", 4).unwrap());
/// board.place(Square::new(2, 1)); // b2
/// assert!(board.conflicts().eq([[Square::new(0, 1), Square::new(2, 1)]]));
///
/// board.remove(Square::new(2, 1));
/// assert!(board.is_safe(Square::new(1, 3)));
/// assert_eq!(board.to_string(), ". Q . .\n. . . .\n. . . .\n. . . .");
/// ```
///
/// ### An empty board
///
/// [`empty`](Self::empty) makes a board without queens.
///
/// ### Queens to place and to take off
///
/// [`place`](Self::place) puts a queen on a square, [`remove`](Self::remove) takes it off;
/// [`toggle`](Self::toggle) does one or the other, and [`clear`](Self::clear) takes all.
///
/// ### What is on the board
///
/// [`queens`](Self::queens) are the squares that have a queen, [`free`](Self::free) those where
/// another queen can stand, and [`conflicts`](Self::conflicts) the queens that attack each other.
///
/// ### The end
///
/// [`is_solved`](Self::is_solved) says whether the board shows a [`solution`](Self::solution).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    size: u8,
    /// The squares that have a queen, all of them on the board.
    queens: SquareSet,
}

impl Board {
    /// An empty board of the size of a puzzle, which is from 1 to 16.
    pub(crate) const fn of_size(size: usize) -> Self {
        Self { size: size as u8, queens: SquareSet::EMPTY }
    }

    /// A board with one queen per row, in these columns. Columns after the 16th are ignored.
    pub(crate) const fn from_columns(columns: &[u8]) -> Self {
        let mut board = Self::of_size(columns.len());
        let mut row = 0;
        while row < columns.len() && row < MAX_TABLE_SIZE {
            board.queens.set_mask(row, 1 << (columns[row] % u16::BITS as u8));
            row += 1;
        }
        board
    }
}

impl Position for Board {
    fn size(&self) -> usize {
        self.size()
    }

    fn has_queen(&self, square: Square) -> bool {
        self.has_queen(square)
    }
}

impl From<Placement> for Board {
    fn from(placement: Placement) -> Self {
        Self::from_columns(placement.columns())
    }
}

/// Places a queen on each of the squares; those that are not on the board are ignored.
///
/// ```
/// use queen_runtime::{Board, Square};
///
/// let mut board = Board::empty(4).unwrap();
/// board.extend(["b4", "d3"].map(|name| Square::from_name(name, 4).unwrap()));
/// assert_eq!(board.queen_count(), 2);
/// ```
impl Extend<Square> for Board {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.place(square);
        }
    }
}

/// The board with one queen per row in these columns, from the top row down. The queens may attack
/// each other.
impl TryFrom<&[u8]> for Board {
    type Error = SolutionError;

    fn try_from(columns: &[u8]) -> Result<Self, SolutionError> {
        let size = columns.len();
        let mut board = Self::empty(size).ok_or(SolutionError::Size { size })?;
        for (row, &column) in columns.iter().enumerate() {
            let square = Square::new(row, column.into());
            if !board.place(square) {
                return Err(SolutionError::OffBoard { square, size });
            }
        }
        Ok(board)
    }
}

/// As from a slice.
impl<const N: usize> TryFrom<&[u8; N]> for Board {
    type Error = SolutionError;

    fn try_from(columns: &[u8; N]) -> Result<Self, SolutionError> {
        columns.as_slice().try_into()
    }
}

/// As from a slice.
impl<const N: usize> TryFrom<[u8; N]> for Board {
    type Error = SolutionError;

    fn try_from(columns: [u8; N]) -> Result<Self, SolutionError> {
        columns.as_slice().try_into()
    }
}

/// The squares that have a queen.
impl IntoIterator for Board {
    type Item = Square;
    type IntoIter = SquareIter;

    fn into_iter(self) -> SquareIter {
        self.queens()
    }
}

/// The squares that have a queen.
#[expect(clippy::into_iter_without_iter, reason = "its name is `queens`")]
impl IntoIterator for &Board {
    type Item = Square;
    type IntoIter = SquareIter;

    fn into_iter(self) -> SquareIter {
        self.queens()
    }
}

/// The squares that have a queen.
impl From<Board> for SquareSet {
    fn from(board: Board) -> Self {
        board.queens
    }
}

/// The squares that have a queen.
impl From<&Board> for SquareSet {
    fn from(board: &Board) -> Self {
        board.queens
    }
}

impl Symmetric for Board {
    fn transform(self, symmetry: Symmetry) -> Self {
        let mut image = Self::of_size(self.size());
        for queen in self.queens() {
            if let Some(queen) = symmetry.apply(queen, self.size()) {
                image.place(queen);
            }
        }
        image
    }
}

/// The picture that [`FromStr`](core::str::FromStr) reads; see [`Letters`].
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Letters::new(self).fmt(f)
    }
}

/// `Board(1Q2/3Q/Q3/2Q1)`, on one line.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", Fen::new(self))
    }
}
