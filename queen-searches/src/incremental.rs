//! Backtracking that compares each square with every queen on the board.
//!
//! The search starts with an empty board. In the first row without a queen it tests the squares
//! from the left. If no queen attacks a square, it places a queen there, an *assignment*, and
//! continues with the next row. If no square is left, it removes the queen of the row above and
//! continues with the square to its right.
//!
//! For n = 8 the search reaches 2,057 states including the empty board. If queens could be added on
//! any empty square, there would be 64 · 63 · … · 57 ≈ 1.8 · 10¹⁴ sequences.
//!
//! Sources: Rakan Yamani's notebook in Python, for the method; Russell and Norvig, *Artificial
//! Intelligence: A Modern Approach*, 3rd edition, for the formulations.

use core::iter::FusedIterator;

#[cfg(doc)]
use queen_math::count::Levels;
use queen_math::{Placement, Square};

use crate::count::levels;

/// Backtracking with comparisons: finds all solutions in lexicographic order.
///
/// Places queens row by row from the top and compares each square with every queen above it.
///
/// ```
/// use queen_searches::Incremental;
///
/// let mut search = Incremental::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!((search.assignments(), search.tested_squares()), (8, 26));
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!((search.assignments(), search.tested_squares()), (16, 60));
/// ```
#[derive(Clone, Debug)]
pub struct Incremental {
    placement: Placement,
    /// The number of rows that have a queen, from the top.
    row: usize,
    /// The column to test next in the first row without a queen.
    column: usize,
    assignments: u64,
    tested_squares: u64,
}

impl Incremental {
    /// Creates the search for a board of `size` × `size`. Returns `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](queen_math::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self {
            placement: Placement::identity(size)?,
            row: 0,
            column: 0,
            assignments: 0,
            tested_squares: 0,
        })
    }

    /// The number of queens placed so far.
    #[must_use]
    pub const fn assignments(&self) -> u64 {
        self.assignments
    }

    /// The number of squares tested so far, attacked or not.
    #[must_use]
    pub const fn tested_squares(&self) -> u64 {
        self.tested_squares
    }

    /// Whether no queen attacks the square at `column` in the first row without a queen.
    fn is_safe(&self, column: usize) -> bool {
        let square = Square::new(self.row, column);
        (0..self.row).all(|row| !self.placement.queen(row).attacks(square))
    }
}

impl Iterator for Incremental {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        // The rows above `row` have queens that do not attack each other. The squares of `row`
        // before `column` have been tested below these queens. After a solution, `row` is beyond
        // the last one, and the search goes on as if no square were left there.
        loop {
            let size = self.placement.size();
            if self.row == size || self.column == size {
                self.row = self.row.checked_sub(1)?;
                self.column = usize::from(self.placement.column(self.row)) + 1;
                continue;
            }
            self.tested_squares += 1;
            if !self.is_safe(self.column) {
                self.column += 1;
                continue;
            }
            self.placement.set(self.row, self.column as u8);
            self.assignments += 1;
            self.row += 1;
            self.column = 0;
            if self.row == size {
                return Some(self.placement);
            }
        }
    }
}

impl FusedIterator for Incremental {}

/// A formulation of the puzzle as a search problem.
///
/// For 8 queens, Yamani's notebook gives the sizes of the state spaces below. For 100 queens it
/// prints "from roughly 10,400 states to about 1052 states"; the exponents of 10⁴⁰⁰ and 10⁵² are
/// lost. The first is right. The second, which the notebook quotes from Russell and Norvig, is far
/// too small: `queen_count::Estimate` puts [`SafeSquare`](Self::SafeSquare) at about 5 · 10¹¹⁹.
///
/// ```
/// use queen_searches::Formulation::{AnySquare, Complete, SafeSquare};
///
/// assert_eq!(AnySquare.state_space(8), Some(178_462_987_637_760)); // 64 · 63 · … · 57
/// assert_eq!(SafeSquare.state_space(8), Some(2_057));
/// assert_eq!(Complete.state_space(8), Some(4_426_165_368));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Formulation {
    /// Incremental: adds a queen on any empty square until there are n.
    AnySquare,
    /// Incremental: adds a queen in the next row, on a square that is not attacked.
    SafeSquare,
    /// Complete-state: starts with n queens on any squares and moves them around.
    Complete,
}

impl Formulation {
    /// The size of the state space for a board of `size` × `size`. Returns `None` unless `size` is
    /// from 1 to [`MAX_TABLE_SIZE`](queen_math::MAX_TABLE_SIZE).
    ///
    /// It is the number of sequences of n squares for [`AnySquare`](Self::AnySquare), of boards
    /// with 0 to n queens, which [`Levels`] counts, for [`SafeSquare`](Self::SafeSquare), and of
    /// boards with n queens for [`Complete`](Self::Complete).
    ///
    /// ```
    /// # use queen_searches::Formulation::{Complete, SafeSquare};
    /// assert_eq!(Complete.state_space(4), Some(1_820)); // 16 over 4
    /// assert_eq!(SafeSquare.state_space(4), Some(17)); // 1 + 4 + 6 + 4 + 2
    /// assert_eq!(SafeSquare.state_space(17), None);
    /// ```
    #[must_use]
    pub fn state_space(self, size: usize) -> Option<u128> {
        let queens = Placement::identity(size)?.size() as u128;
        let squares = queens * queens;
        let sequences = || (squares - queens + 1..=squares).product::<u128>();
        Some(match self {
            Self::AnySquare => sequences(),
            Self::SafeSquare => levels(size)?.nodes().iter().map(|&n| u128::from(n)).sum(),
            Self::Complete => sequences() / (1..=queens).product::<u128>(),
        })
    }
}
