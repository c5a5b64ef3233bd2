//! The queens of a board.

use queen_math::{MAX_TABLE_SIZE, Square};

use super::Board;
use crate::square_set::{SquareIter, SquareSet};

impl Board {
    /// The size of the largest board, 16 × 16.
    pub const MAX_SIZE: usize = MAX_TABLE_SIZE;

    /// An empty board of `size` × `size`; `None` unless `size` is from 1 to 16.
    ///
    /// A puzzle creates one of its own size: [`QueenPuzzle::board`](crate::QueenPuzzle::board).
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// const SIX: Board = Board::empty(6).unwrap();
    ///
    /// assert_eq!(SIX.size(), 6);
    /// assert_eq!(Board::empty(0), None);
    /// assert_eq!(Board::empty(17), None);
    /// ```
    #[must_use]
    pub const fn empty(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE { None } else { Some(Self::of_size(size)) }
    }

    /// The number of rows and of columns.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// assert_eq!(Board::from_fen("1Q2/3Q/Q3/2Q1").unwrap().size(), 4);
    /// ```
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// Places a queen. Returns `false` if nothing changes: a queen stands there already, or the
    /// square is not on the board.
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let mut board = Board::empty(4).unwrap();
    /// assert!(board.place(Square::new(0, 1)));
    /// assert!(!board.place(Square::new(0, 1))); // there is one
    /// assert!(!board.place(Square::new(4, 0))); // not on the board
    ///
    /// assert!(board.place(Square::from_name("d3", 4).unwrap()));
    /// ```
    pub const fn place(&mut self, square: Square) -> bool {
        square.is_on(self.size()) && self.queens.insert(square)
    }

    /// Removes a queen. Returns `false` if there is none.
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let mut board = Board::from_squares("a1 d4", 4).unwrap();
    /// assert!(board.remove(Square::new(0, 3)));
    /// assert!(!board.remove(Square::new(0, 3)));
    /// assert_eq!(board, Board::from_squares("a1", 4).unwrap());
    /// ```
    pub const fn remove(&mut self, square: Square) -> bool {
        self.queens.remove(square)
    }

    /// Removes the queen or, if there is none, places one. Returns whether one stands there now.
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let mut board = Board::empty(4).unwrap();
    /// assert!(board.toggle(Square::new(0, 1)));
    /// assert!(!board.toggle(Square::new(0, 1)));
    /// assert_eq!(board.queen_count(), 0);
    /// ```
    pub const fn toggle(&mut self, square: Square) -> bool {
        !self.remove(square) && self.place(square)
    }

    /// Whether a queen stands on this square; `false` for one that is not on the board.
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let board = Board::from_squares("a1 d4", 4).unwrap();
    /// assert!(board.has_queen(Square::new(0, 3)));
    /// assert!(!board.has_queen(Square::new(0, 0)));
    /// assert!(!board.has_queen(Square::new(4, 0)));
    /// ```
    #[must_use]
    pub const fn has_queen(&self, square: Square) -> bool {
        self.queens.contains(square)
    }

    /// The squares that have a queen, row by row from the top and from left to right.
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// assert!(board.queens().eq([(0, 3), (3, 0), (3, 2)].map(Square::from)));
    /// ```
    pub const fn queens(&self) -> SquareIter {
        self.queens.iter()
    }

    /// The number of queens.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// assert_eq!(Board::from_squares("a1 c1 d4", 4).unwrap().queen_count(), 3);
    /// ```
    #[must_use]
    pub const fn queen_count(&self) -> usize {
        self.queens.len()
    }

    /// Removes all queens.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let mut board = Board::from_squares("a1 d4", 4).unwrap();
    /// board.clear();
    /// assert_eq!(board, Board::empty(4).unwrap());
    /// ```
    pub const fn clear(&mut self) {
        self.queens = SquareSet::EMPTY;
    }
}
