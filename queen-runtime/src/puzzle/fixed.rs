//! A puzzle whose size and layout are types.

use super::QueenPuzzle;
use crate::layout::FixedLayout;

/// # Size and layout as types
impl<const N: usize, L: FixedLayout> QueenPuzzle<N, L> {
    /// Creates a puzzle from a table that is not from the macro, such as a file read with
    /// [`include_bytes!`], external flash or an update. The bytes should be those of
    /// [`table`](Self::table) for the same size and layout; the module [`layout`](crate::layout)
    /// describes them.
    ///
    /// Returns `None` if their number is wrong or, in the layout `plain`, if some of them are not a
    /// solution. Look-ups therefore return only solutions or `None`, even if the bytes are wrong;
    /// [`verify`](Self::verify) checks that they return all solutions.
    ///
    /// In a constant, a plain table from n = 12 on takes so long to check that the compiler asks
    /// for `#[allow(long_running_const_eval)]`.
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
        match Self::SHAPE {
            Some(shape) => Self::from_shape(shape, table),
            None => None,
        }
    }
}

/// # A plain table
impl<const N: usize> QueenPuzzle<N> {
    /// The columns of each solution's queens, the top row's first: the table itself. The `k`th
    /// solution is at index `k` − 1. For [`Solution`](crate::Solution)s see [`iter`](Self::iter).
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzle, queen_table};
    /// const FOUR: QueenPuzzle<4> = queen_table!(4);
    ///
    /// assert_eq!(FOUR.columns(), [[1, 3, 0, 2], [2, 0, 3, 1]]);
    /// ```
    #[must_use]
    pub const fn columns(&self) -> &'static [[u8; N]] {
        self.parts.table.as_chunks().0
    }
}
