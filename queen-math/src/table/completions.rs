//! Iterators over the solutions in a table that have given queens.

use core::fmt::Debug;
use core::iter::{self, FusedIterator};

use crate::{MAX_TABLE_SIZE, Placement};

/// The solutions in a table that have a queen on each of some squares:
/// [`PlainCompletions`](super::PlainCompletions),
/// [`RankedCompletions`](super::RankedCompletions), or
/// [`AnyCompletions`](super::AnyCompletions) if the layout is a value. `T` is a
/// [`Table`](super::Table).
///
/// A plain table is scanned, or the part of it that queens in the last rows leave. A ranked one is
/// not read at all: all rows are searched around the queens, in the order of the table.
pub trait Completions<T>: Clone + Debug + FusedIterator<Item = Placement> {
    /// The solutions in a table that have these queens, as
    /// [`Table::completions`](super::Table::completions) returns them; none if the type is for
    /// another layout.
    #[must_use]
    fn new(table: T, queens: [u16; MAX_TABLE_SIZE]) -> Self;

    /// Moves to any solution that is left, if all before were taken by this method.
    #[doc(hidden)]
    #[inline]
    fn next_in_any_order(&mut self) -> Option<Placement> {
        self.next()
    }

    /// The same solutions in any order; a ranked table finds them in fewer steps.
    ///
    /// ```
    /// use queen_math::table::{AnyCompletions, Completions, Layout, Shape};
    ///
    /// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
    /// let mut queens = [0; 16];
    /// queens[0] = 1 << 2;
    /// assert_eq!(AnyCompletions::in_any_order(table, queens).count(), 2);
    /// ```
    #[inline]
    #[must_use]
    fn in_any_order(table: T, queens: [u16; MAX_TABLE_SIZE]) -> impl Iterator<Item = Placement> {
        let mut completions = Self::new(table, queens);
        iter::from_fn(move || completions.next_in_any_order())
    }
}
