//! The rest of an iteration over a ranked table.
//!
//! It has a cursor at each end, whose indices tell how many solutions are left.

use super::cursor::Cursor;
use super::elias_fano::Entry;
use super::reader::Reader;
use crate::Placement;
use crate::table::rest::Rest;

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
    // inlined into them.
    fn next(&mut self) -> Option<Placement> {
        self.front.advance::<true>(&self.table, self.back.entry.index).copied()
    }

    fn next_back(&mut self) -> Option<Placement> {
        self.back.advance::<false>(&self.table, self.front.entry.index).copied()
    }
}

impl Rest for RankedRest<'_> {
    #[inline]
    fn count(&self) -> usize {
        // No end moves past the other, even with damaged bytes. The compiler does not know that,
        // and could add code that panics.
        self.back.entry.index.saturating_sub(self.front.entry.index) as usize
    }

    fn advance_by(&mut self, n: usize, forwards: bool) {
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
    fn advance(&mut self, forwards: bool) -> Option<Placement> {
        if forwards { self.next() } else { self.next_back() }
    }
}
