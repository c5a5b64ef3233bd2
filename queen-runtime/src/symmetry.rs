//! Solutions turned and mirrored.

use core::iter::FusedIterator;

use queen_core::symmetry::{Symmetric, Symmetry};

use crate::layout::Layout;
use crate::{QueenPuzzle, Solution};

impl<const N: usize> Symmetric for Solution<N> {
    fn transform(self, symmetry: Symmetry) -> Self {
        let mut columns = *self.columns();
        for (row, column) in symmetry.images(self.columns()) {
            if let Some(place) = columns.get_mut(row) {
                *place = column as u8;
            }
        }
        Self::from_table(columns)
    }

    fn is_fixed_by(self, symmetry: Symmetry) -> bool {
        symmetry.images(self.columns()).all(|(row, column)| self.has_queen(row, column))
    }
}

impl<const N: usize, L: Layout<N>> QueenPuzzle<N, L> {
    /// The solutions that are [canonical](Symmetric::canonical), one of each orbit, in the order of
    /// the table: all others are images of these.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, Symmetric, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// assert_eq!(EIGHT.fundamental_solutions().count(), 12);
    /// assert_eq!(EIGHT.fundamental_solutions().map(Symmetric::orbit_len).sum::<usize>(), 92);
    /// ```
    pub fn fundamental_solutions(
        &self,
    ) -> impl DoubleEndedIterator<Item = Solution<N>> + FusedIterator + Clone + use<N, L> {
        self.iter().filter(|solution| solution.is_canonical())
    }
}
