//! Methods of every puzzle, whether its size and layout are types or values.

use core::marker::PhantomData;

use queen_math::table::Shape;
use queen_math::{Placement, count};

use super::{Parts, QueenPuzzle};
use crate::Board;
use crate::iter::Solutions;
use crate::layout::Form;

/// # Every puzzle
impl<const N: usize, L: Form<N>> QueenPuzzle<N, L> {
    /// The number of rows, of columns and of queens.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.as_table().size()
    }

    /// The number of solutions.
    #[must_use]
    pub const fn nb_of_solutions(&self) -> usize {
        self.parts.nb_of_solutions as usize
    }

    /// The number of permutations that the [skipping search](queen_math::search::Heap) tests; it skips
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

    /// The solution at `index`, from 0: `solution(index + 1)` for functions that take every puzzle,
    /// since the type of a solution depends on the puzzle's.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<L::Solution> {
        self.as_table().get(index).and_then(L::solution_of)
    }

    /// The number `k` of the solution with these columns, the top row's first; `None` if they are not
    /// a solution of this size.
    ///
    /// Solutions are in [Heap's order](queen_math::order), so this is a binary search.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.number_of(&EIGHT.solution(13).unwrap()), Some(13));
    /// assert_eq!(EIGHT.number_of(&[3, 6, 4, 2, 0, 5, 7, 1]), Some(13));
    /// assert_eq!(EIGHT.number_of(&[0, 1, 2, 3, 4, 5, 6, 7]), None);
    /// ```
    #[must_use]
    pub const fn number_of(&self, columns: &[u8]) -> Option<usize> {
        if let Some(placement) = Placement::new(columns)
            && let Some(index) = self.as_table().index_of(&placement)
        {
            return Some(index + 1);
        }
        None
    }

    /// Every solution, from the first to the last.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, Symmetric, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.iter().len(), 92);
    /// assert_eq!(EIGHT.iter().nth(12), EIGHT.solution(13));
    /// assert_eq!(EIGHT.iter().next_back(), EIGHT.solution(92));
    ///
    /// let fundamental_solutions = EIGHT.iter().filter(|solution| solution.is_canonical());
    /// assert_eq!(fundamental_solutions.count(), 12);
    /// ```
    pub fn iter(&self) -> Solutions<N, L> {
        Solutions { rest: L::iter(self.as_table()) }
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

    /// The puzzle with this table and the published counts, if the bytes may be a table of this shape.
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

impl<const N: usize, L: Form<N>> IntoIterator for QueenPuzzle<N, L> {
    type Item = L::Solution;
    type IntoIter = Solutions<N, L>;

    fn into_iter(self) -> Solutions<N, L> {
        self.iter()
    }
}

impl<const N: usize, L: Form<N>> IntoIterator for &QueenPuzzle<N, L> {
    type Item = L::Solution;
    type IntoIter = Solutions<N, L>;

    fn into_iter(self) -> Solutions<N, L> {
        self.iter()
    }
}
