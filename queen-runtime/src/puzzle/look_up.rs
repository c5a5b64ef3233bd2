//! Look-ups of a puzzle whose size and layout are types.

use core::marker::PhantomData;

use queen_math::table::{Layout, Shape};

use super::{AnyQueenPuzzle, QueenPuzzle};
use crate::Solution;
use crate::layout::Fixed;

impl<const N: usize, L: Fixed> QueenPuzzle<N, L> {
    pub(crate) const SHAPE: Shape =
        Shape::new(N, L::LAYOUT).expect("a puzzle has from 1 to 16 rows");

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
        if let Layout::Plain = L::LAYOUT {
            let (solutions, _) = self.parts.table.as_chunks::<N>();
            return if index < solutions.len() {
                Solution::with_columns(&solutions[index])
            } else {
                None
            };
        }
        match self.as_table().get(index) {
            Some(placement) => Solution::with_columns(placement.columns()),
            None => None,
        }
    }

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
        Self::from_shape(Self::SHAPE, table)
    }

    /// Converts to a puzzle whose size and layout are values, over the same table.
    pub const fn into_any(self) -> AnyQueenPuzzle {
        QueenPuzzle { parts: self.parts, layout: PhantomData }
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
        self.parts.table.as_chunks().0
    }
}
