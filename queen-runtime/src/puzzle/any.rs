//! The puzzle of a size that is chosen at run time.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::{FusedIterator, Map};
use core::num::NonZero;
use core::slice::ChunksExact;

use queen_core::symmetry::Symmetric;
use queen_core::{MAX_TABLE_SIZE, Placement, order};

use super::{QueenPuzzle, plain};
use crate::AnySolution;
use crate::completions::{heat_map, hottest};

/// A [`QueenPuzzle`] whose size is a value instead of a type: what has arrays of `N` there has
/// slices here.
///
/// [`QueenPuzzles`](crate::QueenPuzzles) holds one for each of its sizes.
///
/// ```
/// use queen_runtime::{AnyQueenPuzzle, queen_table};
///
/// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
///
/// assert_eq!(EIGHT.board_size(), 8);
/// assert_eq!(EIGHT.solution(13).unwrap().columns(), [3, 6, 4, 2, 0, 5, 7, 1]);
/// assert_eq!(EIGHT.downcast(), Some(queen_table!(8)));
/// assert_eq!(EIGHT.downcast::<9>(), None);
/// ```
#[derive(Clone, Copy)]
pub struct AnyQueenPuzzle {
    board_size: NonZero<usize>,
    /// The columns of all solutions, one after another.
    table: &'static [u8],
    nb_of_tested_permutations: u64,
    nb_of_fundamental_solutions: usize,
}

impl<const N: usize> QueenPuzzle<N> {
    /// The same puzzle, over the same table, with the size as a value.
    #[must_use]
    pub const fn into_any(self) -> AnyQueenPuzzle {
        AnyQueenPuzzle {
            board_size: const { NonZero::new(N).expect("a board has rows") },
            table: self.layout.solutions.as_flattened(),
            nb_of_tested_permutations: self.nb_of_tested_permutations,
            nb_of_fundamental_solutions: self.nb_of_fundamental_solutions,
        }
    }
}

impl<const N: usize> From<QueenPuzzle<N>> for AnyQueenPuzzle {
    fn from(puzzle: QueenPuzzle<N>) -> Self {
        puzzle.into_any()
    }
}

impl AnyQueenPuzzle {
    /// The same puzzle, over the same table, with the size as a type; `None` unless that is the
    /// size.
    #[must_use]
    pub const fn downcast<const N: usize>(self) -> Option<QueenPuzzle<N>> {
        if self.board_size() != N {
            return None;
        }
        Some(plain(self.table, self.nb_of_tested_permutations, self.nb_of_fundamental_solutions))
    }

    /// The number of rows, of columns and of queens.
    #[must_use]
    pub const fn board_size(&self) -> usize {
        self.board_size.get()
    }

    /// The number of solutions.
    #[must_use]
    pub const fn nb_of_solutions(&self) -> usize {
        self.table.len() / self.board_size()
    }

    /// As [`QueenPuzzle::nb_of_tested_permutations`].
    #[must_use]
    pub const fn nb_of_tested_permutations(&self) -> u64 {
        self.nb_of_tested_permutations
    }

    /// As [`QueenPuzzle::nb_of_fundamental_solutions`].
    #[must_use]
    pub const fn nb_of_fundamental_solutions(&self) -> usize {
        self.nb_of_fundamental_solutions
    }

    /// The `k`th solution, for `k` from 1 to [`nb_of_solutions`](Self::nb_of_solutions), in
    /// constant time; `None` for any other `k`.
    #[must_use]
    pub const fn solution(&self, k: usize) -> Option<AnySolution> {
        // Below 0 lies usize::MAX, which no table reaches.
        match self.columns_at(k.wrapping_sub(1)) {
            Some(columns) => Some(AnySolution::from_table(columns)),
            None => None,
        }
    }

    /// The columns of each solution's queens, the top row's first. The `k`th solution is at index
    /// `k` − 1.
    pub fn solutions(&self) -> ChunksExact<'static, u8> {
        self.table.chunks_exact(self.board_size())
    }

    /// Every solution, from the first to the last.
    ///
    /// ```
    /// use queen_runtime::{AnyQueenPuzzle, queen_table};
    ///
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.iter().len(), 92);
    /// assert_eq!(EIGHT.iter().nth(12), EIGHT.solution(13));
    /// ```
    #[must_use]
    pub fn iter(
        &self,
    ) -> impl DoubleEndedIterator<Item = AnySolution> + ExactSizeIterator + FusedIterator + Clone + use<>
    {
        self.solutions().map(AnySolution::from_table)
    }

    /// The `k` for which [`solution(k)`](Self::solution) has its queens in these columns; `None`
    /// if no solution has.
    ///
    /// Solutions are in [Heap's order](queen_core::order), so this is a binary search.
    ///
    /// ```
    /// use queen_runtime::{AnyQueenPuzzle, queen_table};
    ///
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.number_of(&[3, 6, 4, 2, 0, 5, 7, 1]), Some(13));
    /// assert_eq!(EIGHT.number_of(&[1, 3, 0, 2]), None);
    /// ```
    #[must_use]
    pub const fn number_of(&self, columns: &[u8]) -> Option<usize> {
        if columns.len() != self.board_size() {
            return None;
        }
        let Some(placement) = Placement::new(columns) else { return None };
        let (mut low, mut high) = (0, self.nb_of_solutions());
        while low < high {
            let middle = low.midpoint(high);
            let Some(columns) = self.columns_at(middle) else { return None };
            let Some(found) = Placement::new(columns) else { return None };
            match order::compare(&found, &placement) {
                Ordering::Less => low = middle + 1,
                Ordering::Equal => return Some(middle + 1),
                Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// As [`QueenPuzzle::completions`], for a board with queens on these squares, given as
    /// (row, column): a [`Board`](crate::Board) of this size or a larger one, an array, an iterator.
    /// None, if one of the squares is not on this puzzle's board.
    ///
    /// ```
    /// use queen_runtime::{AnyQueenPuzzle, Board, queen_table};
    ///
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// assert_eq!(EIGHT.completions([(7, 0), (6, 6)]).count(), 2);
    ///
    /// let mut board = Board::<10>::new();
    /// board.place(7, 0);
    /// assert_eq!(EIGHT.completions(board).count(), 4);
    /// ```
    #[must_use]
    pub fn completions<Q: IntoIterator<Item = (usize, usize)> + Clone>(
        &self,
        queens: Q,
    ) -> impl DoubleEndedIterator<Item = AnySolution> + FusedIterator + Clone + use<Q> {
        self.iter().filter(move |solution| {
            queens.clone().into_iter().all(|(row, column)| solution.has_queen(row, column))
        })
    }

    /// As [`QueenPuzzle::is_solvable`], for a board with queens on these squares.
    #[must_use]
    pub fn is_solvable(&self, queens: impl IntoIterator<Item = (usize, usize)> + Clone) -> bool {
        self.completions(queens).next().is_some()
    }

    /// As [`QueenPuzzle::hint`], for a board with queens on these squares.
    #[must_use]
    pub fn hint(
        &self,
        queens: impl IntoIterator<Item = (usize, usize)> + Clone,
    ) -> Option<(usize, usize)> {
        let through = self.heat_map(queens.clone());
        hottest(&through, move |square| queens.clone().into_iter().all(|queen| queen != square))
    }

    /// As [`QueenPuzzle::heat_map`], for a board with queens on these squares; 0 beyond the board's
    /// rows and columns. Takes 1 KiB of stack.
    #[must_use]
    pub fn heat_map(
        &self,
        queens: impl IntoIterator<Item = (usize, usize)> + Clone,
    ) -> [[u32; MAX_TABLE_SIZE]; MAX_TABLE_SIZE] {
        heat_map(self.completions(queens).map(|solution| solution.columns()))
    }

    /// As [`QueenPuzzle::fundamental_solutions`].
    #[must_use]
    pub fn fundamental_solutions(
        &self,
    ) -> impl DoubleEndedIterator<Item = AnySolution> + FusedIterator + Clone + use<> {
        self.iter().filter(|solution| solution.placement().is_some_and(Symmetric::is_canonical))
    }

    const fn columns_at(&self, index: usize) -> Option<&'static [u8]> {
        let Some(start) = index.checked_mul(self.board_size()) else {
            return None;
        };
        let Some((_, rest)) = self.table.split_at_checked(start) else {
            return None;
        };
        match rest.split_at_checked(self.board_size()) {
            Some((columns, _)) => Some(columns),
            None => None,
        }
    }
}

impl IntoIterator for AnyQueenPuzzle {
    type Item = AnySolution;
    type IntoIter = Map<ChunksExact<'static, u8>, fn(&'static [u8]) -> AnySolution>;

    fn into_iter(self) -> Self::IntoIter {
        self.solutions().map(AnySolution::from_table)
    }
}

impl IntoIterator for &AnyQueenPuzzle {
    type Item = AnySolution;
    type IntoIter = <AnyQueenPuzzle as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        (*self).into_iter()
    }
}

/// Two puzzles of one size are one and the same puzzle, so this does not look at the tables.
impl PartialEq for AnyQueenPuzzle {
    fn eq(&self, other: &Self) -> bool {
        self.board_size == other.board_size
    }
}

impl Eq for AnyQueenPuzzle {}

impl Hash for AnyQueenPuzzle {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board_size.hash(state);
    }
}

/// `AnyQueenPuzzle(8)`, without the table.
impl fmt::Debug for AnyQueenPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnyQueenPuzzle({})", self.board_size)
    }
}
