//! Completions from a plain table: a scan of the part that given queens in the last rows leave.

use core::fmt;
use core::iter::FusedIterator;

use super::rest::PlainRest;
use crate::table::given::Given;
use crate::table::rest::Rest;
use crate::{MAX_TABLE_SIZE, Placement};

/// The solutions in a plain table that have a queen on each of some squares.
///
/// ```
/// use queen_math::table::{Completions, Layout, PlainCompletions, Shape};
///
/// let table = Shape::new(4, Layout::Plain).unwrap().table(&[1, 3, 0, 2, 2, 0, 3, 1]);
/// let mut queens = [0; 16];
/// queens[0] = 1 << 2;
/// let mut completions = PlainCompletions::new(table, queens);
/// assert_eq!(completions.next_back().unwrap().columns(), [2, 0, 3, 1]);
/// ```
#[derive(Clone)]
pub struct PlainCompletions<'a> {
    given: Given,
    rest: PlainRest<'a>,
}

impl<'a> PlainCompletions<'a> {
    /// Those of `rest`, which is a whole table or empty, that have these queens.
    #[inline]
    pub(in crate::table) fn of(mut rest: PlainRest<'a>, queens: [u16; MAX_TABLE_SIZE]) -> Self {
        let mut given = Given::NONE;
        if let Some(queens) = Given::new(rest.size(), queens) {
            given = queens;
            // Narrows the two ends, and removes the rows that this has settled from `given`.
            // Without it the same solutions would be found, in more steps, with looser size hints.
            rest.restrict(&mut given);
        } else {
            // No solution has these queens. Without solutions, no queens need to be compared.
            rest.advance_by(rest.count(), true);
        }
        Self { given, rest }
    }

    /// Moves the front if `forwards`, otherwise the back, past the next solution that has the given
    /// queens, and returns that.
    #[inline]
    fn advance(&mut self, forwards: bool) -> Option<Placement> {
        // If the given queens are all in the last rows, `restrict` has removed their rows: every
        // solution that is left has these queens.
        if self.given.rows != 0 {
            self.rest.advance_to_complete(&self.given, forwards);
        }
        self.rest.advance(forwards)
    }
}

impl Iterator for PlainCompletions<'_> {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        self.advance(true)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        // Where no row needs to be checked any more, all that are left have the given queens.
        let len = self.rest.count();
        (if self.given.rows == 0 { len } else { 0 }, Some(len))
    }

    fn count(self) -> usize {
        if self.given.rows == 0 { self.rest.count() } else { self.fold(0, |count, _| count + 1) }
    }

    #[inline]
    fn last(mut self) -> Option<Placement> {
        self.next_back()
    }
}

impl DoubleEndedIterator for PlainCompletions<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Placement> {
        self.advance(false)
    }
}

impl FusedIterator for PlainCompletions<'_> {}

/// `PlainCompletions { .. }`
impl fmt::Debug for PlainCompletions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlainCompletions").finish_non_exhaustive()
    }
}
