//! The puzzle: every solution of one size, and what finding them took.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;

use queen_core::table::ranked;

use crate::Solution;
use crate::layout::{Layout, Plain, Ranked};

mod any;

pub use any::AnyQueenPuzzle;

/// Every way to place `N` queens on an `N` × `N` board so that none attacks another, in the order
/// in which Heap's algorithm meets them.
///
/// [`queen_table!`] makes it. It refers to a static table, which it does not copy; `L` is how that
/// table lies in memory.
///
/// [`queen_table!`]: crate::queen_table
///
/// ```
/// use queen_runtime::{QueenPuzzle, queen_table};
///
/// const FOUR: QueenPuzzle<4> = queen_table!(4);
///
/// assert_eq!(FOUR.board_size(), 4);
/// assert_eq!(FOUR.nb_of_solutions(), 2);
/// assert_eq!(FOUR.nb_of_tested_permutations(), 18);
/// assert_eq!(FOUR.solution(1).unwrap().columns(), &[1, 3, 0, 2]);
/// ```
#[derive(Clone, Copy)]
#[must_use]
pub struct QueenPuzzle<const N: usize, L = Plain<N>> {
    layout: L,
    nb_of_tested_permutations: u64,
    nb_of_fundamental_solutions: usize,
}

impl<const N: usize, L> QueenPuzzle<N, L> {
    /// The number of rows, of columns and of queens: `N`.
    #[must_use]
    pub const fn board_size(&self) -> usize {
        N
    }

    /// How many of the `N`! permutations the search has tested; it has skipped the others.
    #[must_use]
    pub const fn nb_of_tested_permutations(&self) -> u64 {
        self.nb_of_tested_permutations
    }

    /// How many solutions are left if those are counted once that are images of each other under
    /// the [symmetries](crate::Symmetry) of the square.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.nb_of_fundamental_solutions(), 12);
    /// ```
    #[must_use]
    pub const fn nb_of_fundamental_solutions(&self) -> usize {
        self.nb_of_fundamental_solutions
    }
}

impl<const N: usize> QueenPuzzle<N> {
    /// The number of solutions.
    #[must_use]
    pub const fn nb_of_solutions(&self) -> usize {
        self.layout.solutions.len()
    }

    /// The `k`th solution, for `k` from 1 to [`nb_of_solutions`](Self::nb_of_solutions), in
    /// constant time; `None` for any other `k`.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.solution(13).unwrap().columns(), &[3, 6, 4, 2, 0, 5, 7, 1]);
    /// assert!(EIGHT.solution(0).is_none());
    /// assert!(EIGHT.solution(93).is_none());
    /// ```
    #[must_use]
    pub const fn solution(&self, k: usize) -> Option<Solution<N>> {
        // Below 0 lies usize::MAX, which no table reaches.
        let index = k.wrapping_sub(1);
        if index < self.layout.solutions.len() {
            Some(Solution::from_table(self.layout.solutions[index]))
        } else {
            None
        }
    }

    /// The table itself: the columns of each solution's queens, the top row's first. The `k`th
    /// solution is at index `k` − 1.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const FOUR: QueenPuzzle<4> = queen_table!(4);
    ///
    /// assert_eq!(FOUR.solutions(), [[1, 3, 0, 2], [2, 0, 3, 1]]);
    /// ```
    #[must_use]
    pub const fn solutions(&self) -> &'static [[u8; N]] {
        self.layout.solutions
    }

    /// The `k` for which [`solution(k)`](Self::solution) has its queens in these columns; `None`
    /// if no solution has.
    ///
    /// Solutions are in [Heap's order](queen_core::order), so this is a binary search.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.number_of(&[3, 6, 4, 2, 0, 5, 7, 1]), Some(13));
    /// assert_eq!(EIGHT.number_of(&[0, 1, 2, 3, 4, 5, 6, 7]), None);
    /// assert_eq!(EIGHT.number_of(&[9; 8]), None);
    /// ```
    #[must_use]
    pub const fn number_of(&self, columns: &[u8; N]) -> Option<usize> {
        self.into_any().number_of(columns)
    }
}

/// With `layout = ranked`.
impl<const N: usize> QueenPuzzle<N, Ranked<N>> {
    /// The number of solutions.
    #[must_use]
    pub const fn nb_of_solutions(&self) -> usize {
        self.layout.table.len()
    }

    /// The `k`th solution, for `k` from 1 to [`nb_of_solutions`](Self::nb_of_solutions), in a time
    /// that has a bound whatever `k`; `None` for any other `k`.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, layout::Ranked, queen_table};
    /// const EIGHT: QueenPuzzle<8, Ranked<8>> = queen_table!(8, layout = ranked);
    ///
    /// assert_eq!(EIGHT.solution(13).unwrap().columns(), &[3, 6, 4, 2, 0, 5, 7, 1]);
    /// assert!(EIGHT.solution(0).is_none());
    /// assert!(EIGHT.solution(93).is_none());
    /// ```
    #[must_use]
    pub const fn solution(&self, k: usize) -> Option<Solution<N>> {
        match self.layout.table.get(k.wrapping_sub(1)) {
            Some(columns) => Some(Solution::from_table(columns)),
            None => None,
        }
    }

    /// The `k` for which [`solution(k)`](Self::solution) has its queens in these columns; `None`
    /// if no solution has.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, layout::Ranked, queen_table};
    /// const EIGHT: QueenPuzzle<8, Ranked<8>> = queen_table!(8, layout = ranked);
    ///
    /// assert_eq!(EIGHT.number_of(&[3, 6, 4, 2, 0, 5, 7, 1]), Some(13));
    /// assert_eq!(EIGHT.number_of(&[0, 1, 2, 3, 4, 5, 6, 7]), None);
    /// assert_eq!(EIGHT.number_of(&[9; 8]), None);
    /// ```
    #[must_use]
    pub const fn number_of(&self, columns: &[u8; N]) -> Option<usize> {
        match self.layout.table.index_of(columns) {
            Some(index) => Some(index + 1),
            None => None,
        }
    }
}

impl<const N: usize, L: Layout<N>> QueenPuzzle<N, L> {
    /// Every solution, from the first to the last.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.iter().len(), 92);
    /// assert_eq!(EIGHT.iter().nth(12), EIGHT.solution(13));
    /// assert_eq!(EIGHT.iter().next_back(), EIGHT.solution(92));
    /// ```
    #[must_use]
    pub fn iter(&self) -> Solutions<N, L> {
        Solutions { columns: self.layout.columns() }
    }
}

impl<const N: usize, L: Layout<N>> IntoIterator for QueenPuzzle<N, L> {
    type Item = Solution<N>;
    type IntoIter = Solutions<N, L>;

    fn into_iter(self) -> Solutions<N, L> {
        self.iter()
    }
}

impl<const N: usize, L: Layout<N>> IntoIterator for &QueenPuzzle<N, L> {
    type Item = Solution<N>;
    type IntoIter = Solutions<N, L>;

    fn into_iter(self) -> Solutions<N, L> {
        self.iter()
    }
}

/// Two puzzles of one size are one and the same puzzle, so this does not look at the tables.
impl<const N: usize, L> PartialEq for QueenPuzzle<N, L> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<const N: usize, L> Eq for QueenPuzzle<N, L> {}

impl<const N: usize, L> Hash for QueenPuzzle<N, L> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        N.hash(state);
    }
}

/// `QueenPuzzle<8>`, without the table.
impl<const N: usize, L> fmt::Debug for QueenPuzzle<N, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "QueenPuzzle<{N}>")
    }
}

/// The solutions of a puzzle, from [`QueenPuzzle::iter`].
pub struct Solutions<const N: usize, L: Layout<N> = Plain<N>> {
    columns: L::Columns,
}

impl<const N: usize, L: Layout<N>> Iterator for Solutions<N, L> {
    type Item = Solution<N>;

    fn next(&mut self) -> Option<Solution<N>> {
        self.columns.next().map(Solution::from_table)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.columns.size_hint()
    }

    fn nth(&mut self, index: usize) -> Option<Solution<N>> {
        self.columns.nth(index).map(Solution::from_table)
    }
}

impl<const N: usize, L: Layout<N>> DoubleEndedIterator for Solutions<N, L> {
    fn next_back(&mut self) -> Option<Solution<N>> {
        self.columns.next_back().map(Solution::from_table)
    }

    fn nth_back(&mut self, index: usize) -> Option<Solution<N>> {
        self.columns.nth_back(index).map(Solution::from_table)
    }
}

impl<const N: usize, L: Layout<N>> ExactSizeIterator for Solutions<N, L> {}

impl<const N: usize, L: Layout<N>> FusedIterator for Solutions<N, L> {}

impl<const N: usize, L: Layout<N>> Clone for Solutions<N, L> {
    fn clone(&self) -> Self {
        Self { columns: self.columns.clone() }
    }
}

impl<const N: usize, L: Layout<N>> fmt::Debug for Solutions<N, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Solutions<{N}>({} left)", self.len())
    }
}

/// The puzzle over a table that the macro has written: `N` bytes a solution, in Heap's order.
///
/// # Panics
///
/// If `table` does not hold whole solutions; in a constant that is an error at compile time.
pub const fn plain<const N: usize>(
    table: &'static [u8],
    nb_of_tested_permutations: u64,
    nb_of_fundamental_solutions: usize,
) -> QueenPuzzle<N> {
    let (solutions, rest) = table.as_chunks();
    assert!(rest.is_empty(), "the table does not hold whole solutions");
    QueenPuzzle {
        layout: Plain { solutions },
        nb_of_tested_permutations,
        nb_of_fundamental_solutions,
    }
}

/// The puzzle over a table of the layout `ranked` that the macro has written.
///
/// # Panics
///
/// If `table` has not the length of a table for `N`; in a constant that is an error at compile
/// time.
pub const fn ranked<const N: usize>(
    table: &'static [u8],
    nb_of_tested_permutations: u64,
    nb_of_fundamental_solutions: usize,
) -> QueenPuzzle<N, Ranked<N>> {
    let table = ranked::Ranked::new(table).expect("the table has another length");
    QueenPuzzle { layout: Ranked { table }, nb_of_tested_permutations, nb_of_fundamental_solutions }
}
