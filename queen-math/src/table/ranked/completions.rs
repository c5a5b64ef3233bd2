//! Completions in the order of a ranked table, by a search of all rows.
//!
//! A look-up searches the open rows around the queens that the table tells. Here all rows are open,
//! and given queens take the place of the table: they leave each row some columns, its own one to a
//! given row, and the search visits no others. So it needs no byte of the table. On 6 × 6, a queen
//! in row 0 and column 3 leaves row 5 the columns 0, 1, 2, 4 and 5. Its order is 5 4 1 2 3 0, so
//! the search visits 5, 4, 1, 2 and 0 in turn, and finds 3 0 4 1 5 2 above column 2.
//!
//! Heap's order is that of such a walk: of two permutations that of the earlier column in the last
//! row that differs comes first. The search has one end: from the other one, it would be a second
//! search.

use core::fmt;
use core::iter::FusedIterator;

use super::search::Search;
use crate::table::given::Given;
use crate::table::solutions::solutions;
use crate::{MAX_TABLE_SIZE, Placement};

/// The solutions in a ranked table that have a queen on each of some squares. They are searched and
/// do not depend on the bytes of the table.
///
/// ```
/// use queen_math::table::{Completions, Layout, RankedCompletions, Shape};
///
/// let table = Shape::new(6, Layout::RANKED).unwrap().table(&[]);
/// let mut queens = [0; 16];
/// queens[0] = 1 << 3;
/// let mut completions = RankedCompletions::new(table, queens);
/// assert_eq!(completions.next().unwrap().columns(), [3, 0, 4, 1, 5, 2]);
/// assert_eq!(completions.next(), None);
/// ```
#[derive(Clone)]
pub struct RankedCompletions {
    given: Given,
    search: Search,
    /// The number of solutions of the board that have not been found, those without a given queen
    /// included; 0 if no solution has the given queens.
    left: usize,
}

impl RankedCompletions {
    /// Those of a board of this size that have these queens.
    #[inline]
    pub(in crate::table) fn of(size: usize, queens: [u16; MAX_TABLE_SIZE]) -> Self {
        let Some(given) = Given::new(size, queens) else { return Self::none(size) };
        let mut search = Search::new(size, size);
        search.start_at_root(&given.allowed);
        Self { given, search, left: solutions(size) }
    }

    /// None of a board of this size: a search that was not started finds none.
    #[inline]
    pub(in crate::table) const fn none(size: usize) -> Self {
        Self { given: Given::NONE, search: Search::new(size, size), left: 0 }
    }

    /// The next solution of the search, in fewer steps than in order.
    #[inline]
    pub(in crate::table) fn next_in_any_order(&mut self) -> Option<Placement> {
        let is_found = self.search.advance_in::<false>(&self.given.allowed);
        self.found(is_found)
    }

    #[inline]
    fn found(&self, is_found: bool) -> Option<Placement> {
        is_found.then_some(self.search.placement)
    }
}

impl Iterator for RankedCompletions {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        let is_found = self.search.advance_in::<true>(&self.given.allowed);
        self.left = if is_found { self.left.saturating_sub(1) } else { 0 };
        self.found(is_found)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        // Without given queens, all solutions that are left will be found.
        (if self.given.rows == 0 { self.left } else { 0 }, Some(self.left))
    }

    fn count(mut self) -> usize {
        if self.given.rows == 0 {
            return self.left;
        }
        let mut count = 0;
        while self.search.advance_in::<false>(&self.given.allowed) {
            count += 1;
        }
        count
    }
}

impl FusedIterator for RankedCompletions {}

/// `RankedCompletions { .. }`
impl fmt::Debug for RankedCompletions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RankedCompletions").finish_non_exhaustive()
    }
}
