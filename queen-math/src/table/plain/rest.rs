//! The rest of an iteration over a plain table.
//!
//! It is a range of indices. Given queens in the last rows shorten it at both ends, before the
//! first step, since solutions that agree in the last rows are neighbours. The solutions that lack
//! one of the other given queens are advanced over in runs.

use super::reader::Reader;
use crate::Placement;
use crate::table::given::Given;
use crate::table::rest::Rest;
use crate::table::solutions::solutions;

/// The solutions that are left of a plain table.
#[derive(Clone, Debug)]
pub struct PlainRest<'a> {
    table: Reader<'a>,
    start: usize,
    end: usize,
}

impl<'a> PlainRest<'a> {
    /// All solutions of a table.
    #[inline]
    pub(in crate::table) const fn all(table: Reader<'a>) -> Self {
        Self { table, start: 0, end: solutions(table.size) }
    }

    /// No solutions. Of the two sizes without any, this is the smaller one: `restrict`, too, finds
    /// none.
    pub(in crate::table) const NONE: Self =
        Self { table: Reader { size: 2, bytes: &[] }, start: 0, end: 0 };

    /// The next solution at an end, with its index; `None` if nothing is left, or if the bytes of
    /// the solution are missing.
    #[inline]
    fn get(&self, forwards: bool) -> Option<(usize, Placement)> {
        if self.start >= self.end {
            return None;
        }
        let index = if forwards { self.start } else { self.end - 1 };
        self.table.get(index).map(|solution| (index, solution))
    }

    /// Moves an end past the solutions that lack a given queen.
    // Not inlined: an iteration without given queens never gets here.
    #[inline(never)]
    pub(super) fn advance_to_complete(&mut self, given: &Given, forwards: bool) {
        // Every solution that the end has moved past here lacks a given queen. Each turn moves it
        // past one or more, so this ends.
        while let Some((index, solution)) = self.get(forwards)
            && let Some(queen) = given.missing(&solution)
        {
            let n = self.table.run_without(queen, index, self.count(), forwards);
            self.advance_by(n, forwards);
        }
    }

    /// The number of rows of the board.
    #[inline]
    pub(super) const fn size(&self) -> usize {
        self.table.size
    }

    /// Removes some of the solutions without the given queens from both ends, before the first one
    /// is taken from either. Rows that need not be checked any more are removed from `given`.
    pub(super) const fn restrict(&mut self, given: &mut Given) {
        // No solution has been taken yet, so the two ends are those of the whole table.
        (self.start, self.end) = self.table.range(given);
    }
}

impl Rest for PlainRest<'_> {
    #[inline]
    fn count(&self) -> usize {
        self.end - self.start
    }

    #[inline]
    fn advance_by(&mut self, n: usize, forwards: bool) {
        // `n` is at most `count`, so the ends do not pass each other.
        if forwards {
            self.start += n;
        } else {
            self.end -= n;
        }
    }

    #[inline]
    fn advance(&mut self, forwards: bool) -> Option<Placement> {
        let (_, solution) = self.get(forwards)?;
        self.advance_by(1, forwards);
        Some(solution)
    }
}
