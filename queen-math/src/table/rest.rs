//! The solutions that an iteration has left, between its two ends.

use super::cursor::Cursor;
use super::elias_fano::Entry;
use super::given::Given;
use super::{Table, plain};
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

/// The solutions that are left of a plain table.
#[derive(Clone, Debug)]
pub struct PlainRest<'a> {
    table: plain::Reader<'a>,
    start: usize,
    end: usize,
}

impl<'a> From<Table<'a>> for PlainRest<'a> {
    /// Is empty if the table is ranked.
    #[inline]
    fn from(table: Table<'a>) -> Self {
        let end = if table.is_plain() { table.len() } else { 0 };
        Self { table: table.plain(), start: 0, end }
    }
}

impl PlainRest<'_> {
    #[inline]
    fn get(&self, forwards: bool) -> Option<(usize, Placement)> {
        if self.start >= self.end {
            return None;
        }
        let index = if forwards { self.start } else { self.end - 1 };
        self.table.get(index).map(|solution| (index, solution))
    }

    /// Moves an end past the solutions that lack a given queen.
    #[inline(never)]
    fn pass_incomplete(&mut self, given: &Given, forwards: bool) {
        while let Some((index, solution)) = self.get(forwards)
            && let Some(queen) = given.missing(&solution)
        {
            let n = self.table.run_without(queen, index, self.count(), forwards);
            self.advance_by(n, forwards);
        }
    }
}

impl Rest for PlainRest<'_> {
    #[inline]
    fn count(&self) -> usize {
        self.end - self.start
    }

    fn restrict(&mut self, given: &mut Given) {
        (self.start, self.end) = self.table.range(given);
    }

    #[inline]
    fn advance_by(&mut self, n: usize, forwards: bool) {
        if forwards {
            self.start += n;
        } else {
            self.end -= n;
        }
    }

    #[inline]
    fn advance(&mut self, given: &Given, forwards: bool) -> Option<Placement> {
        if given.rows != 0 {
            self.pass_incomplete(given, forwards);
        }
        let (_, solution) = self.get(forwards)?;
        self.advance_by(1, forwards);
        Some(solution)
    }
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

/// The solutions that are left of a table of either layout.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is no heap")]
pub enum AnyRest<'a> {
    /// Of a plain table.
    Plain(PlainRest<'a>),
    /// Of a ranked table.
    Ranked(RankedRest<'a>),
}

impl<'a> From<Table<'a>> for AnyRest<'a> {
    #[inline]
    fn from(table: Table<'a>) -> Self {
        if table.is_plain() { Self::Plain(table.into()) } else { Self::Ranked(table.into()) }
    }
}

impl Rest for AnyRest<'_> {
    #[inline]
    fn count(&self) -> usize {
        match self {
            Self::Plain(rest) => rest.count(),
            Self::Ranked(rest) => rest.count(),
        }
    }

    fn restrict(&mut self, given: &mut Given) {
        if let Self::Plain(rest) = self {
            rest.restrict(given);
        }
    }

    fn advance_by(&mut self, n: usize, forwards: bool) {
        match self {
            Self::Plain(rest) => rest.advance_by(n, forwards),
            Self::Ranked(rest) => rest.advance_by(n, forwards),
        }
    }

    #[inline]
    fn advance(&mut self, given: &Given, forwards: bool) -> Option<Placement> {
        match self {
            Self::Plain(rest) => rest.advance(given, forwards),
            Self::Ranked(rest) => rest.advance(given, forwards),
        }
    }
}
