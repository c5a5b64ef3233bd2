//! How a table lies in memory: the option `layout` of [`queen_table!`], and the second parameter of
//! [`QueenPuzzle`](crate::QueenPuzzle).
//!
//! [`queen_table!`]: crate::queen_table

use core::iter::{Copied, FusedIterator};
use core::slice;

use queen_core::table::ranked;

/// How the solutions of size `N` lie in memory. Only this crate has layouts.
pub trait Layout<const N: usize>: Copy + sealed::Layout {
    /// The columns of every solution, in Heap's order.
    type Columns: Iterator<Item = [u8; N]>
        + Clone
        + DoubleEndedIterator
        + ExactSizeIterator
        + FusedIterator;

    /// The columns of every solution, from the first to the last.
    fn columns(&self) -> Self::Columns;
}

/// One byte a queen, `N` a solution: looking up is indexing.
#[derive(Clone, Copy)]
pub struct Plain<const N: usize> {
    pub(crate) solutions: &'static [[u8; N]],
}

impl<const N: usize> Layout<N> for Plain<N> {
    type Columns = Copied<slice::Iter<'static, [u8; N]>>;

    fn columns(&self) -> Self::Columns {
        self.solutions.iter().copied()
    }
}

/// The ranks of the solutions in Heap's order, coded: a sixteenth of the bytes for `N` = 8, a ninth
/// for 12, an eighth for 16. Looking up is a search that takes a bounded number of steps; how it
/// goes is told in [`queen_core::table::ranked`]. Its code takes some 2 KB on a Cortex-M0, `memcpy`
/// included, so this layout pays from `N` = 9 on.
#[derive(Clone, Copy)]
pub struct Ranked<const N: usize> {
    pub(crate) table: ranked::Ranked<'static, N>,
}

impl<const N: usize> Layout<N> for Ranked<N> {
    type Columns = ranked::Iter<'static, N>;

    fn columns(&self) -> Self::Columns {
        self.table.iter()
    }
}

mod sealed {
    pub trait Layout {}

    impl<const N: usize> Layout for super::Plain<N> {}
    impl<const N: usize> Layout for super::Ranked<N> {}
}
