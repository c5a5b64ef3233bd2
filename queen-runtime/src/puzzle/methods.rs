//! Methods of every puzzle, whether its size and layout are types or values.

use core::marker::PhantomData;

use queen_math::count;
use queen_math::table::{Layout, Shape};

use super::iter::{FundamentalSolutions, Solutions};
use super::{AnyQueenPuzzle, Parts, QueenPuzzle};
use crate::layout::PuzzleLayout;
use crate::{Board, Solution};

impl<const N: usize, L: PuzzleLayout> QueenPuzzle<N, L> {
    /// The `k`th solution, for `k` from 1 to [`nb_of_solutions`](Self::nb_of_solutions); `None` for
    /// any other `k`. Iterators count from 0: `iter().nth(12)` is `solution(13)`.
    ///
    /// All solutions are in [`iter`](Self::iter).
    ///
    /// In the layout `plain` this is an index into the table. In a `ranked` one it is a search that
    /// takes a bounded number of steps. For a random one see [games](crate#games).
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert!(EIGHT.solution(13).unwrap() == [3, 6, 4, 2, 0, 5, 7, 1]);
    /// assert!(EIGHT.solution(0).is_none());
    /// assert!(EIGHT.solution(93).is_none());
    /// ```
    #[doc(alias = "get", alias = "random")]
    #[must_use]
    pub const fn solution(&self, k: usize) -> Option<Solution<N, L::Size>> {
        // `k = 0` wraps to `usize::MAX`, which is out of bounds.
        let index = k.wrapping_sub(1);
        if let Some(Layout::Plain) = L::FIXED {
            let (solutions, _) = self.parts.table.as_chunks::<N>();
            return if index < solutions.len() {
                Solution::unchecked(&solutions[index])
            } else {
                None
            };
        }
        match self.as_table().get(index) {
            Some(placement) => Solution::from_placement(&placement),
            None => None,
        }
    }

    /// The number `k` of the solution with these columns, the top row's first; `None` if they are
    /// not a solution of this size.
    ///
    /// Solutions are in [Heap's order](queen_math::order), so this is a binary search.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.number_of(EIGHT.solution(13).unwrap()), Some(13));
    /// assert_eq!(EIGHT.number_of([3, 6, 4, 2, 0, 5, 7, 1]), Some(13));
    /// assert_eq!(EIGHT.number_of([0, 1, 2, 3, 4, 5, 6, 7]), None);
    /// ```
    #[must_use]
    pub fn number_of(&self, columns: impl AsRef<[u8]>) -> Option<usize> {
        self.as_table().index_of(columns.as_ref()).map(|index| index + 1)
    }

    /// Every solution, from the first to the last.
    ///
    /// There is no slice of solutions to borrow: collect them into a `Vec`; the first alone is
    /// `solution(1)`. A plain table has a slice of their [columns](QueenPuzzle::columns).
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, Solution, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let all: Vec<Solution<8>> = EIGHT.iter().collect();
    /// assert_eq!(all.first(), EIGHT.solution(1).as_ref());
    /// assert_eq!(EIGHT.iter().len(), 92);
    /// assert_eq!(EIGHT.iter().nth(12), EIGHT.solution(13));
    /// assert_eq!(EIGHT.iter().next_back(), EIGHT.solution(92));
    /// ```
    #[doc(alias = "first", alias = "last", alias = "solutions", alias = "to_vec")]
    pub fn iter(&self) -> Solutions<N, L> {
        Solutions { rest: L::table_iter(self.as_table()) }
    }

    /// The number of solutions.
    ///
    /// It is what `len` would be; the name is that of the notebook, as the others that start so.
    #[doc(alias = "len")]
    #[must_use]
    pub const fn nb_of_solutions(&self) -> usize {
        self.parts.nb_of_solutions as usize
    }

    /// The number of permutations that the skipping search, `queen_searches::Heap`, tests; it skips
    /// the others of the n!.
    #[must_use]
    pub const fn nb_of_tested_permutations(&self) -> u64 {
        self.parts.nb_of_tested_permutations
    }

    /// The number of solutions up to rotation and reflection.
    #[must_use]
    pub const fn nb_of_fundamental_solutions(&self) -> usize {
        self.parts.nb_of_fundamental_solutions as usize
    }

    /// The [fundamental solutions](Self::nb_of_fundamental_solutions): of those that are images of
    /// each other under a symmetry, the one whose columns come first in the dictionary.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, Symmetric, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let mut fundamental = EIGHT.fundamental_solutions();
    /// assert_eq!(fundamental.len(), 12);
    /// assert!(fundamental.next().unwrap().is_canonical());
    /// assert_eq!(fundamental.len(), 11);
    /// ```
    pub fn fundamental_solutions(&self) -> FundamentalSolutions<N, L> {
        FundamentalSolutions { solutions: self.iter(), len: self.nb_of_fundamental_solutions() }
    }

    /// The number of rows, of columns and of queens: `N` if the size is a type.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.shape().size()
    }

    /// The layout of the table.
    ///
    /// ```
    /// use queen_runtime::layout::Layout;
    /// use queen_runtime::queen_table;
    ///
    /// assert_eq!(queen_table!(8).layout(), Layout::Plain);
    /// assert_eq!(queen_table!(8, layout = ranked).into_any().layout(), Layout::RANKED);
    /// ```
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.shape().layout()
    }

    /// The same puzzle with its size and layout as values.
    pub const fn into_any(self) -> AnyQueenPuzzle {
        QueenPuzzle { parts: self.parts, layout: PhantomData }
    }

    /// The bytes of the table, as the module [`layout`](crate::layout) describes them.
    #[must_use]
    pub const fn table(&self) -> &'static [u8] {
        self.parts.table
    }

    /// Whether the table is as the macro writes it, down to the last bit. This is a self-test for
    /// firmware, where flash may be damaged.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// let four = |bytes| QueenPuzzle::<4>::from_table(bytes).unwrap();
    /// assert!(four(&[1, 3, 0, 2, 2, 0, 3, 1]).verify());
    /// assert!(!four(&[2, 0, 3, 1, 1, 3, 0, 2]).verify()); // out of order
    /// ```
    #[must_use]
    pub const fn verify(&self) -> bool {
        self.as_table().verify()
    }

    /// An empty board of this size.
    #[must_use]
    pub const fn board(&self) -> Board {
        Board::of_size(self.size())
    }

    /// The puzzle with this table and the published counts, if the bytes may be a table of this
    /// shape.
    pub(super) const fn from_shape(shape: Shape, table: &'static [u8]) -> Option<Self> {
        if table.len() != shape.byte_len() || !shape.table(table).has_only_solutions() {
            return None;
        }
        let size = shape.size() % count::TESTED_PERMUTATIONS.len();
        let parts = Parts {
            table,
            nb_of_tested_permutations: count::TESTED_PERMUTATIONS[size],
            nb_of_solutions: count::SOLUTIONS[size] as u32,
            nb_of_fundamental_solutions: count::FUNDAMENTAL_SOLUTIONS[size] as u32,
            shape,
        };
        Some(Self { parts, layout: PhantomData })
    }
}

impl<const N: usize, L: PuzzleLayout> IntoIterator for QueenPuzzle<N, L> {
    type Item = Solution<N, L::Size>;
    type IntoIter = Solutions<N, L>;

    fn into_iter(self) -> Solutions<N, L> {
        self.iter()
    }
}

impl<const N: usize, L: PuzzleLayout> IntoIterator for &QueenPuzzle<N, L> {
    type Item = Solution<N, L::Size>;
    type IntoIter = Solutions<N, L>;

    fn into_iter(self) -> Solutions<N, L> {
        self.iter()
    }
}
