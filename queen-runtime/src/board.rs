//! A board with any set of queens on it, attacking ones included.

use core::fmt;
use core::iter::FusedIterator;

use queen_math::symmetry::{Symmetric, Symmetry};
use queen_math::{MAX_TABLE_SIZE, Placement, attacks};

use crate::draw::{Fen, Letters};
use crate::error::SolutionError;
use crate::{AnySolution, Solution};

mod parse;

pub use parse::{ParseBoardError, ParseBoardErrorKind};

/// A square board of 1 to 16 rows with any set of queens on it.
///
/// Unlike a [`Solution`] it may hold too few queens or too many, and queens that attack each other.
/// They attack along rows, columns and diagonals, through other queens too. Rows and columns count
/// from 0, the top row and the leftmost column first.
///
/// A board takes 34 bytes. Boards are ordered by their size, then by their rows from the top.
///
/// ```
/// use queen_runtime::Board;
///
/// let mut board = Board::empty(4).unwrap();
/// board.place(0, 1);
/// board.place(2, 1);
/// assert!(board.conflicts().eq([((0, 1), (2, 1))]));
///
/// board.remove(2, 1);
/// assert!(board.is_safe(1, 3));
/// assert_eq!(board.to_string(), ". Q . .\n. . . .\n. . . .\n. . . .");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    size: u8,
    /// For each row from the top, the columns that have a queen as bits, column 0 the lowest.
    rows: [u16; MAX_TABLE_SIZE],
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
    /// let board = Board::from_squares(4, "a1 c1 d4").unwrap();
    /// assert_eq!(Board::from_row_masks(4, board.row_masks()), Some(board));
    /// assert_eq!(Board::from_row_masks(3, board.row_masks()), None);
    /// ```
    #[must_use]
    pub const fn from_row_masks(size: usize, masks: [u16; MAX_TABLE_SIZE]) -> Option<Self> {
        let Some(board) = Self::empty(size) else { return None };
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            let columns = if row < size { size } else { 0 };
            if (masks[row] as u32) >> columns != 0 {
                return None;
            }
            row += 1;
        }
        Some(Self { rows: masks, ..board })
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

    /// Whether a queen stands at `row` and `column`; `false` for a square that is not on the board.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares(4, "a1 d4").unwrap();
    /// assert!(board.has_queen(0, 3));
    /// assert!(!board.has_queen(0, 0));
    /// assert!(!board.has_queen(4, 0));
    /// ```
    #[must_use]
    pub const fn has_queen(&self, row: usize, column: usize) -> bool {
        self.has_square(row, column) && self.mask(row) >> column & 1 != 0
    }

    /// Places a queen. Returns `false` if nothing changes: a queen stands there already, or the
    /// square is not on the board.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let mut board = Board::empty(4).unwrap();
    /// assert!(board.place(0, 1));
    /// assert!(!board.place(0, 1)); // there is one
    /// assert!(!board.place(4, 0)); // not on the board
    /// ```
    pub const fn place(&mut self, row: usize, column: usize) -> bool {
        let changes = self.has_square(row, column) && !self.has_queen(row, column);
        if changes {
            self.rows[row % MAX_TABLE_SIZE] |= 1 << column;
        }
        changes
    }

    /// Removes a queen. Returns `false` if there is none.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let mut board = Board::from_squares(4, "a1 d4").unwrap();
    /// assert!(board.remove(0, 3));
    /// assert!(!board.remove(0, 3));
    /// assert_eq!(board, Board::from_squares(4, "a1").unwrap());
    /// ```
    pub const fn remove(&mut self, row: usize, column: usize) -> bool {
        let changes = self.has_queen(row, column);
        if changes {
            self.rows[row % MAX_TABLE_SIZE] &= !(1 << column);
        }
        changes
    }

    /// Removes the queen or, if there is none, places one. Returns whether one stands there now.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let mut board = Board::empty(4).unwrap();
    /// assert!(board.toggle(0, 1));
    /// assert!(!board.toggle(0, 1));
    /// assert_eq!(board.queen_count(), 0);
    /// ```
    pub const fn toggle(&mut self, row: usize, column: usize) -> bool {
        !self.remove(row, column) && self.place(row, column)
    }

    /// Removes all queens.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let mut board = Board::from_squares(4, "a1 d4").unwrap();
    /// board.clear();
    /// assert_eq!(board, Board::empty(4).unwrap());
    /// ```
    pub const fn clear(&mut self) {
        self.rows = [0; MAX_TABLE_SIZE];
    }

    /// The number of queens.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// assert_eq!(Board::from_squares(4, "a1 c1 d4").unwrap().queen_count(), 3);
    /// ```
    #[must_use]
    pub const fn queen_count(&self) -> usize {
        let mut count = 0;
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            count += self.rows[row].count_ones() as usize;
            row += 1;
        }
        count
    }

    /// The mask of each row from the top: bit c is set if column c has a queen. Rows below the last
    /// one are 0.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares(4, "a1 c1 d4").unwrap();
    /// assert_eq!(board.row_masks()[..4], [0b1000, 0, 0, 0b0101]);
    /// ```
    #[must_use]
    pub const fn row_masks(&self) -> [u16; MAX_TABLE_SIZE] {
        self.rows
    }

    /// The squares of the queens as bits, counted as chess programs count them: a1, at the bottom
    /// left, is bit 0, b1 is bit 1, a2 is bit 8, h8 is bit 63. `None` for a board larger than 8 × 8.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares(4, "b4 d3 a2 c1").unwrap();
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
            bits = bits << 8 | self.mask(row) as u64;
            row += 1;
        }
        Some(bits)
    }

    /// The squares that have a queen, as (row, column), row by row from the top and from left to
    /// right.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares(4, "a1 c1 d4").unwrap();
    /// assert!(board.queens().eq([(0, 3), (3, 0), (3, 2)]));
    /// ```
    pub const fn queens(&self) -> Queens {
        Queens { rest: *self }
    }

    /// The squares where a queen can stand: those without a queen that no queen attacks, each marked
    /// by a queen.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// let board = Board::from_squares(4, "a1 b3").unwrap();
    /// assert_eq!(board.free(), Board::from_squares(4, "d2").unwrap());
    /// assert!(board.attacked().has_queen(3, 1) && !board.attacked().has_queen(3, 0)); // b1, not a1
    /// ```
    #[must_use]
    pub fn free(&self) -> Self {
        let mut free = self.attacked();
        let all = attacks::all_columns(self.size()) as u16;
        for (free, queens) in free.rows.iter_mut().zip(self.rows).take(self.size()) {
            *free = all & !(*free | queens);
        }
        free
    }

    /// The squares that a queen on another square attacks, each marked by a queen.
    #[must_use]
    pub fn attacked(&self) -> Self {
        let mut attacked = Self::of_size(self.size());
        for (row, column) in self.queens() {
            for (attacked, reach) in attacked.rows.iter_mut().zip(self.reach(row, column).rows) {
                *attacked |= reach;
            }
        }
        attacked
    }

    /// The queens on other squares that attack the square at `row` and `column`; none for a square
    /// that is not on the board.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// let board = Board::from_squares(4, "a1 c1 d4").unwrap();
    /// assert!(board.attackers(3, 0).eq([(0, 3), (3, 2)]));
    /// assert!(board.attackers(2, 3).eq([(0, 3), (3, 2)]));
    /// assert!(board.attackers(1, 1).eq([]));
    /// ```
    pub const fn attackers(&self, row: usize, column: usize) -> Queens {
        let mut attackers = self.reach(row, column);
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            attackers.rows[row] &= self.rows[row];
            row += 1;
        }
        attackers.queens()
    }

    /// The pairs of queens that attack each other, each pair once, in the order of
    /// [`queens`](Self::queens).
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares(4, "a1 c1 d4").unwrap();
    /// assert!(board.conflicts().eq([((0, 3), (3, 0)), ((3, 0), (3, 2))]));
    /// ```
    pub const fn conflicts(&self) -> Conflicts {
        Conflicts { rest: *self, queen: (0, 0), attackers: Self::of_size(self.size()).queens() }
    }

    /// Whether no queen on another square attacks the square at `row` and `column`; `false` for a
    /// square that is not on the board.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares(4, "b4").unwrap();
    /// assert!(board.is_safe(1, 3));
    /// assert!(!board.is_safe(1, 2));
    /// assert!(board.is_safe(0, 1)); // a queen does not attack its own square
    /// ```
    #[must_use]
    pub const fn is_safe(&self, row: usize, column: usize) -> bool {
        self.has_square(row, column) && self.attackers(row, column).rest.queen_count() == 0
    }

    /// Whether the board holds as many queens as it has rows and none attacks another.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// assert!(Board::from_squares(4, "b4 d3 a2 c1").unwrap().is_solved());
    /// assert!(!Board::from_squares(4, "b4 d3 a2").unwrap().is_solved());
    /// ```
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.solution().is_some()
    }

    /// The solution that the board shows; `None` unless it [is solved](Self::is_solved).
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// let mut board = Board::from_squares(4, "b4 d3 a2").unwrap();
    /// assert_eq!(board.solution(), None);
    ///
    /// board.place(3, 2);
    /// assert_eq!(board.solution().unwrap().columns(), [1, 3, 0, 2]);
    /// ```
    #[must_use]
    pub const fn solution(&self) -> Option<AnySolution> {
        match AnySolution::from_board(self) {
            Ok(solution) => Some(solution),
            Err(_) => None,
        }
    }

    /// An empty board of the size of a puzzle, which is from 1 to 16.
    pub(crate) const fn of_size(size: usize) -> Self {
        Self { size: size as u8, rows: [0; MAX_TABLE_SIZE] }
    }

    /// A board with one queen per row, in these columns. Columns after the 16th are ignored.
    pub(crate) const fn from_columns(columns: &[u8]) -> Self {
        let mut board = Self::of_size(columns.len());
        let mut row = 0;
        while row < columns.len() && row < MAX_TABLE_SIZE {
            board.place(row, columns[row] as usize);
            row += 1;
        }
        board
    }

    const fn has_square(&self, row: usize, column: usize) -> bool {
        row < self.size() && column < self.size()
    }

    /// The remainder removes the bounds check and with it the code that panics.
    const fn mask(&self, row: usize) -> u32 {
        self.rows[row % MAX_TABLE_SIZE] as u32
    }

    /// The squares that a queen at `row` and `column` attacks.
    const fn reach(&self, row: usize, column: usize) -> Self {
        let mut reach = Self::of_size(self.size());
        if !self.has_square(row, column) {
            return reach;
        }
        let all = attacks::all_columns(self.size());
        let queen = 1_u32 << column;
        let mut other = 0;
        while other < self.size() {
            let distance = other.abs_diff(row);
            let columns =
                if distance == 0 { all ^ queen } else { all & attacks::reach(queen, distance) };
            reach.rows[other % MAX_TABLE_SIZE] = columns as u16;
            other += 1;
        }
        reach
    }
}

impl From<Placement> for Board {
    fn from(placement: Placement) -> Self {
        Self::from_columns(placement.columns())
    }
}

impl From<AnySolution> for Board {
    fn from(solution: AnySolution) -> Self {
        Self::from_columns(solution.columns())
    }
}

impl<const N: usize> From<Solution<N>> for Board {
    fn from(solution: Solution<N>) -> Self {
        Self::from_columns(solution.columns())
    }
}

/// Places a queen on each of the squares, given as (row, column); squares that are not on the board
/// are ignored.
impl Extend<(usize, usize)> for Board {
    fn extend<I: IntoIterator<Item = (usize, usize)>>(&mut self, squares: I) {
        for (row, column) in squares {
            self.place(row, column);
        }
    }
}

/// A board with a queen on each of the squares, given as (row, column), of the least size that holds
/// them; of 1 × 1 without squares. Rows and columns from 16 on are ignored.
impl FromIterator<(usize, usize)> for Board {
    fn from_iter<I: IntoIterator<Item = (usize, usize)>>(squares: I) -> Self {
        let mut board = Self::of_size(MAX_TABLE_SIZE);
        board.extend(squares);
        let last = board.queens().map(|(row, column)| row.max(column)).max().unwrap_or(0);
        Self { size: last as u8 + 1, ..board }
    }
}

/// The board with one queen per row in these columns, from the top row down. The queens may attack
/// each other.
impl TryFrom<&[u8]> for Board {
    type Error = SolutionError;

    fn try_from(columns: &[u8]) -> Result<Self, SolutionError> {
        let size = columns.len();
        let mut board = Self::empty(size).ok_or(SolutionError::Size { size })?;
        for (row, column) in columns.iter().map(|&column| usize::from(column)).enumerate() {
            if !board.place(row, column) {
                return Err(SolutionError::OffBoard { row, column, size });
            }
        }
        Ok(board)
    }
}

impl IntoIterator for Board {
    type Item = (usize, usize);
    type IntoIter = Queens;

    fn into_iter(self) -> Queens {
        self.queens()
    }
}

impl Symmetric for Board {
    fn transform(self, symmetry: Symmetry) -> Self {
        let mut image = Self::of_size(self.size());
        image.extend(
            self.queens().filter_map(|(row, column)| symmetry.apply(self.size(), row, column)),
        );
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

/// The squares of a board that have a queen, from [`Board::queens`] and [`Board::attackers`].
///
/// ```
/// use queen_runtime::{Board, iter::Queens};
///
/// let mut queens: Queens = Board::from_squares(4, "a1 c1 d4").unwrap().queens();
/// assert_eq!(queens.len(), 3);
/// assert_eq!(queens.next(), Some((0, 3)));
/// assert_eq!(queens.next_back(), Some((3, 2)));
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Queens {
    rest: Board,
}

impl Queens {
    /// Removes the queen and returns its square.
    fn take(&mut self, row: usize, column: u32) -> (usize, usize) {
        let column = column as usize;
        self.rest.remove(row, column);
        (row, column)
    }
}

impl Iterator for Queens {
    type Item = (usize, usize);

    fn next(&mut self) -> Option<(usize, usize)> {
        let row = self.rest.rows.iter().position(|&row| row != 0)?;
        Some(self.take(row, self.rest.mask(row).trailing_zeros()))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl DoubleEndedIterator for Queens {
    fn next_back(&mut self) -> Option<(usize, usize)> {
        let row = self.rest.rows.iter().rposition(|&row| row != 0)?;
        Some(self.take(row, self.rest.mask(row).checked_ilog2()?))
    }
}

impl ExactSizeIterator for Queens {
    // The default contains an assertion, which would link a panic.
    fn len(&self) -> usize {
        self.rest.queen_count()
    }
}

impl FusedIterator for Queens {}

/// The pairs of queens that attack each other, from [`Board::conflicts`].
///
/// ```
/// use queen_runtime::{Board, iter::Conflicts};
///
/// let mut conflicts: Conflicts = Board::from_squares(4, "a1 c1 d4").unwrap().conflicts();
/// assert_eq!(conflicts.next(), Some(((0, 3), (3, 0)))); // d4 and a1
/// assert_eq!(conflicts.next(), Some(((3, 0), (3, 2)))); // a1 and c1
/// assert_eq!(conflicts.next(), None);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Conflicts {
    /// The queens that come after `queen`.
    rest: Board,
    queen: (usize, usize),
    /// The remaining queens of `rest` that attack `queen`.
    attackers: Queens,
}

impl Iterator for Conflicts {
    type Item = ((usize, usize), (usize, usize));

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(attacker) = self.attackers.next() {
                return Some((self.queen, attacker));
            }
            let (row, column) = self.rest.queens().next()?;
            self.rest.remove(row, column);
            self.queen = (row, column);
            self.attackers = self.rest.attackers(row, column);
        }
    }
}

impl FusedIterator for Conflicts {}
