//! A solution of a size that is chosen at run time.

use core::fmt;

use queen_core::Placement;

use super::{Solution, bitboard};
use crate::draw::Discs;

/// A [`Solution`] whose size is a value instead of a type, in a table.
///
/// ```
/// use queen_runtime::{AnySolution, queen_table};
///
/// let solution = queen_table!(4).into_any().solution(1).unwrap();
/// assert_eq!(solution.columns(), [1, 3, 0, 2]);
/// assert!(solution.has_queen(0, 1));
/// assert_eq!(solution.to_string(), "⬜🔵⬜⬛\n⬛⬜⬛🔴\n🔴⬛⬜⬛\n⬛⬜🔵⬜");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnySolution {
    columns: &'static [u8],
}

impl AnySolution {
    pub(crate) const fn from_table(columns: &'static [u8]) -> Self {
        Self { columns }
    }

    /// The same solution with the size as a type; `None` unless that is the size.
    #[must_use]
    pub fn downcast<const N: usize>(self) -> Option<Solution<N>> {
        self.columns.try_into().ok().map(Solution::from_table)
    }

    /// The column of each row's queen, the top row's first.
    #[must_use]
    pub const fn columns(&self) -> &'static [u8] {
        self.columns
    }

    /// The same queens as a [`Placement`], which can be turned and mirrored; `None` only if the table
    /// is damaged.
    ///
    /// ```
    /// use queen_runtime::{Symmetric, queen_table};
    ///
    /// let solution = queen_table!(5).into_any().solution(3).unwrap();
    /// let placement = solution.placement().unwrap();
    ///
    /// assert_eq!(placement.orbit_len(), 8);
    /// assert!(placement.rotate_90().is_solution());
    /// ```
    #[must_use]
    pub const fn placement(&self) -> Option<Placement> {
        Placement::new(self.columns)
    }

    /// As [`Solution::has_queen`].
    #[must_use]
    pub const fn has_queen(&self, row: usize, column: usize) -> bool {
        row < self.columns.len() && self.columns[row] as usize == column
    }

    /// As [`Solution::queens`].
    #[must_use]
    pub fn queens(
        &self,
    ) -> impl DoubleEndedIterator<Item = (usize, usize)> + ExactSizeIterator + Clone + use<> {
        self.columns.iter().enumerate().map(|(row, &column)| (row, usize::from(column)))
    }

    /// As [`Solution::row_mask`].
    #[must_use]
    pub const fn row_mask(&self, row: usize) -> Option<u32> {
        if row < self.columns.len() { Some(1 << self.columns[row]) } else { None }
    }

    /// As [`Solution::rows`].
    #[must_use]
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + Clone + use<> {
        self.columns.iter().map(|&column| 1 << column)
    }

    /// As [`Solution::bitboard`].
    #[must_use]
    pub const fn bitboard(&self) -> Option<u64> {
        bitboard(self.columns)
    }
}

/// As [`Solution`] is drawn.
impl fmt::Display for AnySolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Discs::new(self).fmt(f)
    }
}

/// `AnySolution([1, 3, 0, 2])`, on one line.
impl fmt::Debug for AnySolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnySolution({:?})", self.columns)
    }
}
