//! The rest of an iteration over a ranked table.
//!
//! It has a cursor at each end. Without given queens, the indices of the two tell how many
//! solutions are left. With given queens they do not: in a subtree with several solutions, the
//! search leaves out those without the given queens, and the cursor does not count them. So an
//! index only lags behind its search: the ends look farther apart than they are, never nearer. With
//! given queens, each end compares the solution that it finds with the one that the other end has
//! found last. If they are the same, the ends have met and nothing is left. The `Cursor` has an
//! example.
//!
//! Damaged bytes may lead an end past the other without finding that solution, so the ends have
//! also met if the one found is beyond it in Heap's order.

use super::cursor::Cursor;
use super::elias_fano::Entry;
use super::reader::Reader;
use crate::table::given::Given;
use crate::table::rest::Rest;
use crate::{Placement, order};

/// The solutions that are left of a ranked table.
#[derive(Clone, Debug)]
pub struct RankedRest<'a> {
    table: Reader<'a>,
    front: Cursor,
    back: Cursor,
}

impl<'a> RankedRest<'a> {
    /// All solutions of a table.
    #[inline]
    pub(in crate::table) const fn all(table: Reader<'a>) -> Self {
        // Two variables: a function that returns an array of both would copy them once more.
        let (front, back) = (Cursor::new(&table, Entry::START), Cursor::new(&table, table.end()));
        Self { table, front, back }
    }

    // These two are not generic, so they are compiled once, in this crate, together with what is
    // inlined into them. Iterations with and without given queens share them.
    fn next(&mut self, given: &Given) -> Option<Placement> {
        self.advance_to::<true>(given)
    }

    fn next_back(&mut self, given: &Given) -> Option<Placement> {
        self.advance_to::<false>(given)
    }

    /// The next solution from this end that has the given queens, in Heap's order; `None` if
    /// nothing is left before the index of the other end. If the given queens are not `is_ordered`,
    /// those of one subtree come in any order. Then only the front moves: the other end has found
    /// no solution, and none is compared.
    #[inline]
    fn advance_to<const FORWARDS: bool>(&mut self, given: &Given) -> Option<Placement> {
        let Self { table, front, back } = self;
        let (near, far) = if FORWARDS { (front, back) } else { (back, front) };
        let solution = near.advance::<FORWARDS>(table, given, far.entry.index)?;
        // With given queens, an index does not tell where in a subtree an end is. Once the ends
        // have met, both get the same index: nothing is left to be counted, later calls search no
        // more, and damaged bytes lead to no solution after the end.
        if given.rows != 0 && far.solution().is_some_and(|far| have_met(solution, far, FORWARDS)) {
            near.entry.index = far.entry.index;
            return None;
        }
        Some(*solution)
    }
}

/// Whether the solution that one end has found is the one at the other end, or beyond it.
// Not inlined: an iteration without given queens never gets here.
#[inline(never)]
const fn have_met(solution: &Placement, other: &Placement, forwards: bool) -> bool {
    let (first, second) = if forwards { (other, solution) } else { (solution, other) };
    order::compare(first, second).is_le()
}

impl Rest for RankedRest<'_> {
    #[inline]
    fn size(&self) -> usize {
        self.table.size()
    }

    #[inline]
    fn count(&self) -> usize {
        // No end moves past the other, even with damaged bytes. The compiler does not know that,
        // and could add code that panics.
        self.back.entry.index.saturating_sub(self.front.entry.index) as usize
    }

    fn advance_by(&mut self, n: usize, forwards: bool) {
        // Iterations with given queens call this at most before the first step, so indices count
        // all solutions here, and `n` is at most `count`.
        let left = self.count() - n;
        let near = if forwards { &mut self.front } else { &mut self.back };
        let n = n as u32;
        // The position of the end afterwards. Forwards, the next solution is the one at this index,
        // and backwards the one before it. The cursor starts the search that finds it, unless there
        // is no such solution. If `n` is 0, it goes on with the search that it has.
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
