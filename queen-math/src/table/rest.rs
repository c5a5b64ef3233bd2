//! The solutions that an iteration has left, between its two ends.

use super::Table;
use super::cursor::Cursor;
use super::elias_fano::Entry;
use super::given::Given;
use crate::{Placement, order};

/// The solutions that an iteration over a table has left: [`PlainRest`], [`RankedRest`], or
/// [`AnyRest`] if the layout is a value. Only this crate implements it.
pub trait Rest: Clone {
    /// The number of solutions that are left, those without a given queen included.
    #[doc(hidden)]
    fn count(&self) -> usize;

    /// Removes solutions from both ends. Rows that need not be checked are removed from `given`.
    #[doc(hidden)]
    fn restrict(&mut self, _given: &mut Given) {}

    /// Moves an end past `n` solutions; `n` must be at most [`count`](Self::count).
    #[doc(hidden)]
    fn advance_by(&mut self, n: usize, forwards: bool);

    /// Moves an end past the next solution that has the given queens, and returns it.
    #[doc(hidden)]
    fn advance(&mut self, given: &Given, forwards: bool) -> Option<Placement>;
}

/// The solutions that are left of a ranked table.
#[derive(Clone, Debug)]
pub struct RankedRest<'a> {
    table: Table<'a>,
    front: Cursor,
    back: Cursor,
}

impl<'a> From<Table<'a>> for RankedRest<'a> {
    /// Is empty if the table is plain.
    #[inline]
    fn from(table: Table<'a>) -> Self {
        let end = if table.is_plain() { Entry::START } else { table.end() };
        // An array of both would be copied.
        let (front, back) = (Cursor::new(&table, Entry::START), Cursor::new(&table, end));
        Self { table, front, back }
    }
}

impl RankedRest<'_> {
    // Unlike generic functions, these are compiled in this crate, together with what they call, and
    // iterations with and without given queens share them.
    fn next(&mut self, given: &Given) -> Option<Placement> {
        self.advance_to::<true>(given)
    }

    fn next_back(&mut self, given: &Given) -> Option<Placement> {
        self.advance_to::<false>(given)
    }

    #[inline]
    fn advance_to<const FORWARDS: bool>(&mut self, given: &Given) -> Option<Placement> {
        let Self { table, front, back } = self;
        let (near, far) = if FORWARDS { (front, back) } else { (back, front) };
        let solution = near.advance::<FORWARDS>(table, given, far.entry.index)?;
        // With given queens, an index does not locate an end inside a subtree.
        if given.rows != 0 && far.solution().is_some_and(|far| have_met(solution, far, FORWARDS)) {
            near.entry.index = far.entry.index;
            return None;
        }
        Some(*solution)
    }
}

/// Whether the solution that one end has found is the one at the other end, or beyond it.
#[inline(never)]
const fn have_met(solution: &Placement, other: &Placement, forwards: bool) -> bool {
    let (first, second) = if forwards { (other, solution) } else { (solution, other) };
    order::compare(first, second).is_le()
}

impl Rest for RankedRest<'_> {
    #[inline]
    fn count(&self) -> usize {
        self.back.entry.index.saturating_sub(self.front.entry.index) as usize
    }

    fn advance_by(&mut self, n: usize, forwards: bool) {
        let left = self.count() - n;
        let near = if forwards { &mut self.front } else { &mut self.back };
        let n = n as u32;
        let index = if forwards { near.entry.index + n } else { near.entry.index - n };
        if n > 0 && left > 0 {
            near.seek(&self.table, if forwards { index } else { index - 1 }, forwards);
        } else {
            near.entry.index = index;
        }
    }

    #[inline]
    fn advance(&mut self, given: &Given, forwards: bool) -> Option<Placement> {
        if forwards { self.next(given) } else { self.next_back(given) }
    }
}
