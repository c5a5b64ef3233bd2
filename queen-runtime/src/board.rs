//! A position that a player is building: any set of queens, attacking ones allowed.

use core::fmt;
use core::iter::FusedIterator;

use queen_core::MAX_TABLE_SIZE;
use queen_core::symmetry::{Symmetric, Symmetry};

use crate::Solution;
use crate::draw::{Fen, Letters};

mod parse;

pub use parse::{ParseBoardError, ParseBoardErrorKind};

/// A board of N × N squares with any set of queens on it.
///
/// Unlike a [`Solution`] it may hold too few queens or too many, and queens that attack each other.
/// They attack along rows, columns and diagonals, past other queens too.
///
/// A board takes 2 `N` bytes; `N` is from 1 to 16. Boards are ordered by their rows from the top.
///
/// ```
/// use queen_runtime::Board;
///
/// let mut board = Board::<4>::new();
/// board.place(0, 1);
/// board.place(2, 1);
/// assert!(board.conflicts().eq([((0, 1), (2, 1))]));
///
/// board.remove(2, 1);
/// assert!(board.is_safe(1, 3));
/// assert_eq!(board.to_string(), ". Q . .\n. . . .\n. . . .\n. . . .");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board<const N: usize> {
    /// For each row from the top, the columns that have a queen as bits, column 0 the lowest.
    rows: [u16; N],
}

impl<const N: usize> Board<N> {
    /// The empty board.
    #[must_use]
    pub const fn new() -> Self {
        const { assert!(1 <= N && N <= MAX_TABLE_SIZE, "a board has from 1 to 16 rows") };
        Self { rows: [0; N] }
    }

    /// Whether a queen stands at `row` and `column`, both from 0.
    #[must_use]
    pub const fn has_queen(&self, row: usize, column: usize) -> bool {
        row < N && column < N && self.rows[row] >> column & 1 != 0
    }

    /// Places a queen and tells whether this changed the board: `false` if one stands there already
    /// and for a square that is not on the board.
    pub const fn place(&mut self, row: usize, column: usize) -> bool {
        let changes = row < N && column < N && !self.has_queen(row, column);
        if changes {
            self.rows[row] |= 1 << column;
        }
        changes
    }

    /// Takes a queen away and tells whether there was one.
    pub const fn remove(&mut self, row: usize, column: usize) -> bool {
        let changes = self.has_queen(row, column);
        if changes {
            self.rows[row] &= !(1 << column);
        }
        changes
    }

    /// Takes a queen away or, if there is none, places one; tells whether one stands there now.
    pub const fn toggle(&mut self, row: usize, column: usize) -> bool {
        !self.remove(row, column) && self.place(row, column)
    }

    /// Takes all queens away.
    pub const fn clear(&mut self) {
        *self = Self::new();
    }

    /// The number of queens.
    #[must_use]
    pub const fn count(&self) -> usize {
        let mut count = 0;
        let mut row = 0;
        while row < N {
            count += self.rows[row].count_ones() as usize;
            row += 1;
        }
        count
    }

    /// A mask of `row` with a bit for each queen: column c is bit c. `None` for a row outside the
    /// board.
    #[must_use]
    pub const fn row_mask(&self, row: usize) -> Option<u32> {
        if row < N { Some(self.rows[row] as u32) } else { None }
    }

    /// The squares that have a queen, as (row, column), row by row from the top and from left to
    /// right.
    #[must_use]
    pub const fn queens(&self) -> Queens<N> {
        Queens { rest: *self, row: 0 }
    }

    /// The queens that attack the square at `row` and `column`, without one that stands there; none
    /// for a square that is not on the board.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// let board = Board::<4>::from_squares("a1 c1 d4").unwrap();
    /// assert!(board.attacks(3, 0).eq([(0, 3), (3, 2)]));
    /// assert!(board.attacks(2, 3).eq([(0, 3), (3, 2)]));
    /// assert!(board.attacks(1, 1).eq([]));
    /// ```
    #[must_use]
    pub const fn attacks(&self, row: usize, column: usize) -> Queens<N> {
        let mut attackers = Self::reach(row, column);
        let mut row = 0;
        while row < N {
            attackers.rows[row] &= self.rows[row];
            row += 1;
        }
        attackers.queens()
    }

    /// The pairs of queens that attack each other, each pair once, in the order of
    /// [`queens`](Self::queens).
    pub fn conflicts(&self) -> impl Iterator<Item = ((usize, usize), (usize, usize))> + Clone {
        let board = *self;
        board.queens().flat_map(move |one| {
            board
                .attacks(one.0, one.1)
                .filter(move |&other| one < other)
                .map(move |other| (one, other))
        })
    }

    /// Whether a queen at `row` and `column` is or would be attacked by none; `false` for a square
    /// that is not on the board.
    #[must_use]
    pub const fn is_safe(&self, row: usize, column: usize) -> bool {
        row < N && column < N && self.attacks(row, column).rest.count() == 0
    }

    /// Whether the board holds `N` queens that do not attack each other.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.count() == N && self.conflicts().next().is_none()
    }

    /// The solution that the board shows; `None` unless it [is solved](Self::is_solved).
    ///
    /// ```
    /// use queen_runtime::{Board, Solution};
    ///
    /// let mut board = Board::<4>::from_squares("b4 d3 a2").unwrap();
    /// assert_eq!(board.solution(), None);
    ///
    /// board.place(3, 2);
    /// assert_eq!(board.solution(), Solution::try_from([1, 3, 0, 2]).ok());
    /// ```
    #[must_use]
    pub fn solution(&self) -> Option<Solution<N>> {
        self.is_solved()
            .then(|| Solution::from_table(self.rows.map(|row| row.trailing_zeros() as u8)))
    }

    /// The squares that a queen at `row` and `column` attacks.
    const fn reach(row: usize, column: usize) -> Self {
        let mut reach = Self::new();
        if row >= N || column >= N {
            return reach;
        }
        let all = u32::MAX >> (u32::BITS as usize - N);
        let queen = 1_u32 << column;
        let mut other = 0;
        while other < N {
            let distance = other.abs_diff(row);
            let columns = if distance == 0 {
                all ^ queen
            } else {
                all & (queen | queen << distance | queen >> distance)
            };
            reach.rows[other] = columns as u16;
            other += 1;
        }
        reach
    }
}

impl<const N: usize> Default for Board<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> From<Solution<N>> for Board<N> {
    fn from(solution: Solution<N>) -> Self {
        solution.queens().collect()
    }
}

/// The board with a queen on each of the squares, given as (row, column); squares that are not on
/// the board are left out.
impl<const N: usize> FromIterator<(usize, usize)> for Board<N> {
    fn from_iter<I: IntoIterator<Item = (usize, usize)>>(squares: I) -> Self {
        let mut board = Self::new();
        for (row, column) in squares {
            board.place(row, column);
        }
        board
    }
}

impl<const N: usize> IntoIterator for Board<N> {
    type Item = (usize, usize);
    type IntoIter = Queens<N>;

    fn into_iter(self) -> Queens<N> {
        self.queens()
    }
}

impl<const N: usize> Symmetric for Board<N> {
    fn transform(self, symmetry: Symmetry) -> Self {
        self.queens().filter_map(|(row, column)| symmetry.apply(N, row, column)).collect()
    }
}

/// The plain picture that [`FromStr`](core::str::FromStr) reads; see [`Letters`].
impl<const N: usize> fmt::Display for Board<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Letters::new(self).fmt(f)
    }
}

/// `Board(1Q2/3Q/Q3/2Q1)`, on one line.
impl<const N: usize> fmt::Debug for Board<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", Fen::new(self))
    }
}

/// The squares of a board that have a queen, from [`Board::queens`].
#[derive(Clone, Debug)]
pub struct Queens<const N: usize> {
    rest: Board<N>,
    /// The first row that may have a queen left.
    row: usize,
}

impl<const N: usize> Iterator for Queens<N> {
    type Item = (usize, usize);

    fn next(&mut self) -> Option<(usize, usize)> {
        loop {
            let rest = self.rest.row_mask(self.row)?;
            if rest != 0 {
                let column = rest.trailing_zeros() as usize;
                self.rest.remove(self.row, column);
                return Some((self.row, column));
            }
            self.row += 1;
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.count(), Some(self.rest.count()))
    }
}

impl<const N: usize> ExactSizeIterator for Queens<N> {}

impl<const N: usize> FusedIterator for Queens<N> {}
