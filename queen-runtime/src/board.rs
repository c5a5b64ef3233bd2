//! A board with any set of queens on it, attacking ones included.

use core::fmt;
use core::iter::FusedIterator;

use queen_math::symmetry::{Symmetric, Symmetry};
use queen_math::{MAX_TABLE_SIZE, Placement, Square, attacks};

use crate::error::SolutionError;
use crate::notation::{Fen, Letters, Position};
use crate::square_set::{SquareIter, SquareSet};

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    size: u8,
    /// The squares that have a queen, all of them on the board.
    queens: SquareSet,
}

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

    /// The board of `size` × `size` with these [row masks](Self::row_masks); `None` if `size` is
    /// not from 1 to 16 or a queen is not on the board.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// assert_eq!(Board::from_row_masks(board.row_masks(), 4), Some(board));
    /// assert_eq!(Board::from_row_masks(board.row_masks(), 3), None);
    /// ```
    #[must_use]
    pub const fn from_row_masks(masks: [u16; MAX_TABLE_SIZE], size: usize) -> Option<Self> {
        let Some(board) = Self::empty(size) else { return None };
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            let columns = if row < size { size } else { 0 };
            if (masks[row] as u32) >> columns != 0 {
                return None;
            }
            row += 1;
        }
        Some(Self { queens: SquareSet::from_row_masks(masks), ..board })
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

    /// Places a queen. Returns `false` if nothing changes: a queen stands there already, or the
    /// square is not on the board.
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let mut board = Board::empty(4).unwrap();
    /// assert!(board.place(Square::new(0, 1)));
    /// assert!(!board.place(Square::new(0, 1))); // there is one
    /// assert!(!board.place(Square::new(4, 0))); // not on the board
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

    /// The mask of each row from the top: bit c is set if column c has a queen. Rows below the last
    /// one are 0.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// assert_eq!(board.row_masks()[..4], [0b1000, 0, 0, 0b0101]);
    /// ```
    #[must_use]
    pub const fn row_masks(&self) -> [u16; MAX_TABLE_SIZE] {
        self.queens.row_masks()
    }

    /// The squares of the queens as bits, counted as chess programs count them: a1, at the bottom
    /// left, is bit 0, b1 is bit 1, a2 is bit 8, h8 is bit 63. `None` for a board larger than
    /// 8 × 8.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares("b4 d3 a2 c1", 4).unwrap();
    /// assert_eq!(board.bitboard(), Some(1 << 25 | 1 << 19 | 1 << 8 | 1 << 2));
    /// ```
    #[must_use]
    pub const fn bitboard(&self) -> Option<u64> {
        if self.size > 8 {
            return None;
        }
        let mut bits = 0;
        let mut row = 0;
        while row < self.size() {
            bits = bits << 8 | self.queens.mask(row) as u64;
            row += 1;
        }
        Some(bits)
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

    /// The squares where a queen can stand: those without a queen that no queen attacks.
    ///
    /// ```
    /// use queen_runtime::{Board, Square};
    ///
    /// let board = Board::from_squares("a1 b3", 4).unwrap();
    /// assert!(board.free().iter().eq([Square::from_name("d2", 4).unwrap()]));
    /// ```
    #[must_use]
    pub const fn free(&self) -> SquareSet {
        let all = attacks::all_columns(self.size());
        let mut free = SquareSet::EMPTY;
        let mut row = 0;
        while row < self.size() {
            free.set_mask(row, all & !(self.attacked_in(row) | self.queens.mask(row)));
            row += 1;
        }
        free
    }

    /// The squares that a queen on another square attacks.
    ///
    /// ```
    /// use queen_runtime::{Board, Square};
    ///
    /// let board = Board::from_squares("a1 b3", 4).unwrap();
    /// assert!(board.attacked().contains(Square::from_name("b1", 4).unwrap()));
    /// // No other queen attacks this one.
    /// assert!(!board.attacked().contains(Square::from_name("a1", 4).unwrap()));
    /// ```
    #[must_use]
    pub const fn attacked(&self) -> SquareSet {
        let mut attacked = SquareSet::EMPTY;
        let mut row = 0;
        while row < self.size() {
            attacked.set_mask(row, self.attacked_in(row));
            row += 1;
        }
        attacked
    }

    /// The queens on other squares that attack this one; none for a square that is not on the
    /// board.
    ///
    /// ```
    /// use queen_runtime::{Board, Square};
    ///
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// let attackers = board.attackers(Square::new(3, 0));
    /// assert!(attackers.iter().eq([Square::new(0, 3), Square::new(3, 2)]));
    /// assert!(board.attackers(Square::new(1, 1)).is_empty());
    /// ```
    #[must_use]
    pub const fn attackers(&self, square: Square) -> SquareSet {
        let mut attackers = SquareSet::EMPTY;
        let mut row = 0;
        while row < self.size() {
            attackers.set_mask(row, self.reach_in(row, square) & self.queens.mask(row));
            row += 1;
        }
        attackers
    }

    /// The pairs of queens that attack each other, each pair once, in the order of
    /// [`queens`](Self::queens).
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// let names = board.conflicts().map(|pair| pair.map(|queen| queen.name(4)));
    /// assert!(names.eq([["d4", "a1"], ["a1", "c1"]]));
    /// ```
    pub const fn conflicts(&self) -> Conflicts {
        Conflicts { rest: *self, queen: Square::new(0, 0), attackers: SquareSet::EMPTY.iter() }
    }

    /// Whether no queen on another square attacks this one; `false` for a square that is not on the
    /// board.
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let board = Board::from_squares("b4", 4).unwrap();
    /// assert!(board.is_safe(Square::new(1, 3)));
    /// assert!(!board.is_safe(Square::new(1, 2)));
    /// assert!(board.is_safe(Square::new(0, 1))); // a queen does not attack its own square
    /// ```
    #[must_use]
    pub const fn is_safe(&self, square: Square) -> bool {
        let mut row = 0;
        while row < self.size() && self.reach_in(row, square) & self.queens.mask(row) == 0 {
            row += 1;
        }
        square.is_on(self.size()) && row == self.size()
    }

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

    /// The columns of a row that a queen on another square attacks.
    const fn attacked_in(&self, row: usize) -> u32 {
        let all = attacks::all_columns(self.size());
        let mut attacked = 0;
        let mut other = 0;
        while other < self.size() {
            let queens = self.queens.mask(other);
            attacked |= match row.abs_diff(other) {
                // A queen alone in the row attacks all other squares of it, two attack all.
                0 if queens == 0 => 0,
                0 if queens.is_power_of_two() => all ^ queens,
                0 => all,
                distance => attacks::reach(queens, distance),
            };
            other += 1;
        }
        all & attacked
    }

    /// The columns of a row that a queen on this square attacks; none for a square that is not on
    /// the board.
    const fn reach_in(&self, row: usize, square: Square) -> u32 {
        if !square.is_on(self.size()) {
            return 0;
        }
        let (all, queen) = (attacks::all_columns(self.size()), 1_u32 << square.column());
        match row.abs_diff(square.row()) {
            0 => all ^ queen,
            distance => all & attacks::reach(queen, distance),
        }
    }
}

// Documentation lists the methods in this order.
mod parse;

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

/// The pairs of queens that attack each other, from [`Board::conflicts`].
///
/// ```
/// use queen_runtime::{Board, Square, iter::Conflicts};
///
/// let mut conflicts: Conflicts = Board::from_squares("a1 c1", 4).unwrap().conflicts();
/// assert_eq!(conflicts.next(), Some([Square::new(3, 0), Square::new(3, 2)]));
/// assert_eq!(conflicts.next(), None);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Conflicts {
    /// The queens that come after `queen`.
    rest: Board,
    queen: Square,
    /// The remaining queens of `rest` that attack `queen`.
    attackers: SquareIter,
}

impl Iterator for Conflicts {
    type Item = [Square; 2];

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(attacker) = self.attackers.next() {
                return Some([self.queen, attacker]);
            }
            self.queen = self.rest.queens().next()?;
            self.rest.remove(self.queen);
            self.attackers = self.rest.attackers(self.queen).iter();
        }
    }
}

impl FusedIterator for Conflicts {}
