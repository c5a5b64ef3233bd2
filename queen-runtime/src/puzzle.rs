//! A puzzle: every solution of one size, with the counts of its search.

use core::error::Error;
use core::fmt;
use core::marker::PhantomData;

use queen_math::table::{Layout as Coding, Shape, Table};
use queen_math::{Placement, count};

use crate::layout::{Layout, Plain};
use crate::{Board, Solution};

mod any;
mod completions;
mod range;
mod solutions;

pub use any::AnyQueenPuzzle;
pub use range::{Puzzles, QueenPuzzles, puzzles};
pub use solutions::{Completions, FundamentalSolutions, Puzzle, Solutions};

/// Every way to place `N` queens on an `N` × `N` board so that none attacks another, in the order
/// in which Heap's algorithm generates them.
///
/// [`queen_table!`] creates it. It refers to a static table and does not copy it; `L` is the
/// [layout](crate::layout) of that table. Solutions are numbered from 1.
///
/// The names `nb_of_solutions`, `nb_of_tested_permutations` and `solution(k)` are quoted from the
/// class `QueenPuzzle` of a notebook in Python.
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
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[must_use]
pub struct QueenPuzzle<const N: usize, L = Plain> {
    table: &'static [u8],
    nb_of_tested_permutations: u64,
    nb_of_solutions: u32,
    nb_of_fundamental_solutions: u32,
    layout: PhantomData<L>,
}

impl<const N: usize, L: Layout> QueenPuzzle<N, L> {
    /// Creates a puzzle from a table that is not from the macro, such as a file read with
    /// [`include_bytes!`], external flash or an update. The bytes should be those of
    /// [`table`](Self::table) for the same size and layout; the module [`layout`](crate::layout)
    /// describes them.
    ///
    /// Returns `None` if their number is wrong or, in the layout `plain`, if some of them are not a
    /// solution. Look-ups therefore return only solutions or `None`, even if the bytes are wrong;
    /// [`verify`](Self::verify) checks that they return all solutions.
    ///
    /// In a constant, a plain table from n = 12 on takes so long to check that the compiler asks for
    /// `#[allow(long_running_const_eval)]`.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const FOUR: QueenPuzzle<4> = QueenPuzzle::from_table(&[1, 3, 0, 2, 2, 0, 3, 1]).unwrap();
    ///
    /// assert_eq!(FOUR, queen_table!(4));
    /// assert!(FOUR.verify());
    /// assert_eq!(QueenPuzzle::<4>::from_table(&[1, 3, 0, 2]), None);
    /// assert_eq!(QueenPuzzle::<4>::from_table(&[1, 3, 0, 2, 2, 0, 3, 2]), None);
    /// ```
    #[must_use]
    pub const fn from_table(table: &'static [u8]) -> Option<Self> {
        let has_length = table.len() == Self::SHAPE.byte_len();
        if !has_length || !Self::SHAPE.table(table).has_only_solutions() {
            return None;
        }
        Some(Self {
            table,
            nb_of_tested_permutations: count::TESTED_PERMUTATIONS[N],
            nb_of_solutions: count::SOLUTIONS[N] as u32,
            nb_of_fundamental_solutions: count::FUNDAMENTAL_SOLUTIONS[N] as u32,
            layout: PhantomData,
        })
    }

    const SHAPE: Shape = Shape::new(N, L::CODING).expect("a puzzle has from 1 to 16 rows");

    const TABLE: Table<'static> = Self::SHAPE.table(&[]);

    /// The number of rows, of columns and of queens: `N`.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.board_size(), 8);
    /// ```
    #[must_use]
    pub const fn board_size(&self) -> usize {
        N
    }

    /// The number of solutions.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.nb_of_solutions(), 92);
    /// ```
    #[must_use]
    pub const fn nb_of_solutions(&self) -> usize {
        self.nb_of_solutions as usize
    }

    /// The number of permutations that the [skipping search](queen_math::search::Heap) tests; it skips
    /// the others of the `N`!.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.nb_of_tested_permutations(), 3_544); // of 40,320
    /// ```
    #[must_use]
    pub const fn nb_of_tested_permutations(&self) -> u64 {
        self.nb_of_tested_permutations
    }

    /// The number of solutions up to rotation and reflection.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.nb_of_fundamental_solutions(), 12);
    /// ```
    #[must_use]
    pub const fn nb_of_fundamental_solutions(&self) -> usize {
        self.nb_of_fundamental_solutions as usize
    }

    /// The `k`th solution, for `k` from 1 to [`nb_of_solutions`](Self::nb_of_solutions); `None` for
    /// any other `k`.
    ///
    /// In the layout `plain` this is an index into the table. In a `ranked` one it is a search that
    /// takes a bounded number of steps.
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
        // `k = 0` wraps to `usize::MAX`, which is out of bounds.
        let index = k.wrapping_sub(1);
        if let Coding::Plain = L::CODING {
            let (solutions, _) = self.table.as_chunks();
            return if index < solutions.len() {
                Some(Solution::from_table(solutions[index]))
            } else {
                None
            };
        }
        match self.as_table().get(index) {
            Some(solution) => Solution::from_solved(&solution),
            None => None,
        }
    }

    /// The number `k` for which [`solution(k)`](Self::solution) returns this solution; `None` if
    /// the columns are not a solution.
    ///
    /// Takes a solution or its columns, the top row's first. Solutions are in [Heap's
    /// order](queen_math::order), so this is a binary search.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.number_of(&EIGHT.solution(13).unwrap()), Some(13));
    /// assert_eq!(EIGHT.number_of(&[3, 6, 4, 2, 0, 5, 7, 1]), Some(13));
    /// assert_eq!(EIGHT.number_of(&[0, 1, 2, 3, 4, 5, 6, 7]), None);
    /// assert_eq!(EIGHT.number_of(&[9; 8]), None);
    /// ```
    #[must_use]
    pub const fn number_of(&self, columns: &[u8; N]) -> Option<usize> {
        number_in(&self.as_table(), columns)
    }

    /// The bytes of the table.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const FOUR: QueenPuzzle<4> = queen_table!(4);
    ///
    /// assert_eq!(FOUR.table(), [1, 3, 0, 2, 2, 0, 3, 1]);
    /// ```
    #[must_use]
    pub const fn table(&self) -> &'static [u8] {
        self.table
    }

    /// Whether the table is as the macro writes it, down to the last bit. This is a self-test for
    /// firmware, where flash may be damaged.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert!(EIGHT.verify());
    /// ```
    #[must_use]
    pub const fn verify(&self) -> bool {
        self.as_table().verify()
    }

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
    pub fn iter(&self) -> Solutions<Self> {
        match L::CODING {
            Coding::Plain => Solutions::plain(self.table),
            Coding::Ranked { .. } => Solutions::new(self.as_table().iter()),
        }
    }

    /// The solutions that are [canonical](crate::Symmetric::canonical), one of each orbit, in the
    /// order of the table. All others are images of these.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, Symmetric, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.fundamental_solutions().count(), 12);
    /// assert_eq!(EIGHT.fundamental_solutions().map(Symmetric::orbit_len).sum::<usize>(), 92);
    /// ```
    pub fn fundamental_solutions(&self) -> FundamentalSolutions<Self> {
        FundamentalSolutions::new(self.iter())
    }

    /// An empty board of this size.
    ///
    /// ```
    /// use queen_runtime::{Board, QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(Some(EIGHT.board()), Board::empty(8));
    /// ```
    #[must_use]
    pub const fn board(&self) -> Board {
        Board::of_size(N)
    }

    /// Converts to a puzzle whose size and layout are values, over the same table.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const SIZES: [AnyQueenPuzzle; 2] = [queen_table!(6).into_any(), queen_table!(8).into_any()];
    ///
    /// assert_eq!(SIZES.map(|puzzle| puzzle.nb_of_solutions()), [4, 92]);
    /// ```
    pub const fn into_any(self) -> AnyQueenPuzzle {
        AnyQueenPuzzle::new(
            self.as_table(),
            self.nb_of_tested_permutations,
            self.nb_of_fundamental_solutions,
        )
    }

    const fn from_any(puzzle: &AnyQueenPuzzle) -> Option<Self> {
        if puzzle.board_size() != N || !same_coding(puzzle.coding(), L::CODING) {
            return None;
        }
        Some(Self {
            table: puzzle.as_table().bytes(),
            nb_of_tested_permutations: puzzle.nb_of_tested_permutations(),
            nb_of_solutions: puzzle.nb_of_solutions() as u32,
            nb_of_fundamental_solutions: puzzle.nb_of_fundamental_solutions() as u32,
            layout: PhantomData,
        })
    }

    pub(crate) const fn as_table(&self) -> Table<'static> {
        Self::TABLE.with_bytes(self.table)
    }
}

const fn same_coding(one: Coding, other: Coding) -> bool {
    match (one, other) {
        (Coding::Plain, Coding::Plain) => true,
        (Coding::Ranked { rows: one }, Coding::Ranked { rows: other }) => one == other,
        _ => false,
    }
}

/// The number of the solution with these columns.
const fn number_in(table: &Table<'_>, columns: &[u8]) -> Option<usize> {
    let Some(placement) = Placement::new(columns) else {
        return None;
    };
    match table.index_of(&placement) {
        Some(index) => Some(index + 1),
        None => None,
    }
}

impl<const N: usize> QueenPuzzle<N> {
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
        self.table.as_chunks().0
    }
}

impl<const N: usize, L: Layout> solutions::sealed::Sealed for QueenPuzzle<N, L> {}

impl<const N: usize, L: Layout> Puzzle for QueenPuzzle<N, L> {
    type Solution = Solution<N>;

    fn solution_from(placement: Placement) -> Option<Solution<N>> {
        Solution::from_solved(&placement)
    }

    const SOLUTION_LEN: usize = N;

    #[inline]
    fn solution_in(bytes: &[u8]) -> Option<Solution<N>> {
        bytes.first_chunk().copied().map(Solution::from_table)
    }
}

impl<const N: usize, L: Layout> IntoIterator for QueenPuzzle<N, L> {
    type Item = Solution<N>;
    type IntoIter = Solutions<Self>;

    fn into_iter(self) -> Solutions<Self> {
        self.iter()
    }
}

impl<const N: usize, L: Layout> IntoIterator for &QueenPuzzle<N, L> {
    type Item = Solution<N>;
    type IntoIter = Solutions<QueenPuzzle<N, L>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<const N: usize, L: Layout> TryFrom<AnyQueenPuzzle> for QueenPuzzle<N, L> {
    type Error = PuzzleError;

    fn try_from(puzzle: AnyQueenPuzzle) -> Result<Self, PuzzleError> {
        puzzle.downcast().ok_or(PuzzleError(()))
    }
}

/// `QueenPuzzle<8, Plain>`, without the table.
impl<const N: usize, L: Layout> fmt::Debug for QueenPuzzle<N, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "QueenPuzzle<{N}, {:?}>", L::default())
    }
}

/// The error of converting a puzzle to a type of another size or layout.
///
/// ```
/// use queen_runtime::{PuzzleError, QueenPuzzle, queen_table};
///
/// let error: PuzzleError = QueenPuzzle::<9>::try_from(queen_table!(8).into_any()).unwrap_err();
/// assert_eq!(error.to_string(), "the puzzle has another size or layout");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct PuzzleError(());

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("the puzzle has another size or layout")
    }
}

impl Error for PuzzleError {}

/// Creates a puzzle from a table that the macro has written.
///
/// # Panics
///
/// Panics if `table` has a wrong length; in a constant, that is an error at compile time.
pub const fn puzzle<const N: usize, L: Layout>(
    table: &'static [u8],
    nb_of_solutions: u32,
    nb_of_tested_permutations: u64,
    nb_of_fundamental_solutions: u32,
) -> QueenPuzzle<N, L> {
    let has_length = table.len() == QueenPuzzle::<N, L>::SHAPE.byte_len();
    assert!(has_length, "the table has a wrong length");
    QueenPuzzle {
        table,
        nb_of_tested_permutations,
        nb_of_solutions,
        nb_of_fundamental_solutions,
        layout: PhantomData,
    }
}
