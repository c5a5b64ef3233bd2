//! One queen after another, never on an attacked square.
//!
//! Start with an empty board. In the topmost row without a queen, try the squares from the left; on
//! a square that no queen attacks, place a queen and go on with the next row; when no square is
//! left, take the queen above back and try further to the right. Whether a square is attacked is
//! found out by comparing it with each queen on the board.
//!
//! What a queen rules out is ruled out once for all the ways to go on: for n = 8 there are 2,057
//! states, the empty board among them, where placing queens on any squares has some 1.8 · 10¹⁴
//! sequences.
//!
//! Sources: Rakan Yamani's notebook in Python, for the method; Russell and Norvig, *Artificial
//! Intelligence: A Modern Approach*, 3rd edition, for the formulations.

use core::iter::FusedIterator;

use crate::{MAX_TABLE_SIZE, Placement, count::Levels};

/// The search that adds queens to an empty board: all solutions, in lexicographic order.
///
/// ```
/// use queen_core::search::Incremental;
///
/// let mut search = Incremental::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!((search.assignments(), search.tried()), (8, 26));
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!((search.assignments(), search.tried()), (16, 60));
/// ```
#[derive(Clone, Debug)]
pub struct Incremental {
    size: usize,
    /// How many rows have a queen, from the top.
    row: usize,
    columns: [u8; MAX_TABLE_SIZE],
    /// The column to try next in the first row without a queen.
    column: usize,
    assignments: u64,
    tried: u64,
}

impl Incremental {
    /// The search on a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE {
            return None;
        }
        Some(Self {
            size,
            row: 0,
            columns: [0; MAX_TABLE_SIZE],
            column: 0,
            assignments: 0,
            tried: 0,
        })
    }

    /// How many queens have been placed so far; in the end, the number of states without the empty
    /// board.
    #[must_use]
    pub const fn assignments(&self) -> u64 {
        self.assignments
    }

    /// How many squares have been tried so far, attacked or not; in the end, n for each state that
    /// is not a solution.
    #[must_use]
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// Whether no queen on the board attacks the square in the next row and `column`.
    fn is_safe(&self, column: usize) -> bool {
        self.columns[..self.row].iter().enumerate().all(|(row, &queen)| {
            let across = column.abs_diff(queen.into());
            across != 0 && across != self.row - row
        })
    }
}

impl Iterator for Incremental {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        loop {
            if self.row == self.size || self.column == self.size {
                self.row = self.row.checked_sub(1)?;
                self.column = usize::from(self.columns[self.row]) + 1;
                continue;
            }
            self.tried += 1;
            if !self.is_safe(self.column) {
                self.column += 1;
                continue;
            }
            self.columns[self.row] = self.column as u8;
            self.assignments += 1;
            self.row += 1;
            self.column = 0;
            if self.row == self.size {
                return Placement::new(&self.columns[..self.size]);
            }
        }
    }
}

impl FusedIterator for Incremental {}

/// The ways to state the puzzle as a search.
///
/// ```
/// use queen_core::search::Formulation::{AnySquare, Complete, SafeSquare};
///
/// assert_eq!(AnySquare.state_space(8), Some(178_462_987_637_760)); // 64 · 63 · … · 57
/// assert_eq!(SafeSquare.state_space(8), Some(2_057));
/// assert_eq!(Complete.state_space(8), Some(4_426_165_368));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Formulation {
    /// Incremental: add a queen to any empty square, until n are on the board.
    AnySquare,
    /// Incremental: add a queen to the next row, on a square that is not attacked.
    SafeSquare,
    /// Complete-state: start with n queens on any squares of the board and move them around.
    Complete,
}

impl Formulation {
    /// How many possibilities there are on a board of `size` × `size`; `None` unless `size` is from
    /// 1 to [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    ///
    /// For [`AnySquare`](Self::AnySquare) these are sequences of n queens, for
    /// [`SafeSquare`](Self::SafeSquare) boards with 0 to n queens, counted by [`Levels`], and for
    /// [`Complete`](Self::Complete) boards with n queens.
    #[must_use]
    pub fn state_space(self, size: usize) -> Option<u128> {
        if size == 0 || size > MAX_TABLE_SIZE {
            return None;
        }
        let queens = size as u128;
        let squares = queens * queens;
        let sequences = || (squares - queens + 1..=squares).product::<u128>();
        match self {
            Self::AnySquare => Some(sequences()),
            Self::SafeSquare => {
                Some(Levels::of(size)?.sizes().iter().map(|&n| u128::from(n)).sum())
            }
            Self::Complete => Some(sequences() / (1..=queens).product::<u128>()),
        }
    }
}
