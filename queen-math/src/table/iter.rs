//! Iterators over the solutions in a table.

use core::fmt;
use core::iter::{self, FusedIterator};

use super::given::Given;
use super::rest::Rest;
use crate::{MAX_TABLE_SIZE, Placement};

/// The solutions in a table, from [`Table::iter`](super::Table::iter).
///
/// ```
/// use queen_math::table::{Layout, Shape};
///
/// let mut solutions = Shape::new(5, Layout::RANKED).unwrap().table(&[]).iter();
/// assert_eq!(solutions.len(), 10);
/// assert_eq!(solutions.nth(8).unwrap().columns(), [3, 1, 4, 2, 0]);
/// assert_eq!(solutions.next_back().unwrap().columns(), [2, 4, 1, 3, 0]);
/// ```
#[derive(Clone)]
pub struct Iter<R> {
    rest: R,
}

impl<R: Rest> Iter<R> {
    /// The solutions in a table; none if `R` is for another layout.
    #[inline]
    #[must_use]
    pub fn new<T>(table: T) -> Self
    where
        R: From<T>,
    {
        Self { rest: table.into() }
    }

    /// Moves an end past `n` solutions, or past all if there are fewer, and takes the next one.
    fn nth_from(&mut self, n: usize, forwards: bool) -> Option<Placement> {
        self.rest.advance_by(n.min(self.rest.count()), forwards);
        self.rest.advance(&Given::NONE, forwards)
    }
}

impl<R: Rest> Iterator for Iter<R> {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        self.rest.advance(&Given::NONE, true)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.count(), Some(self.rest.count()))
    }

    fn count(self) -> usize {
        self.rest.count()
    }

    fn last(mut self) -> Option<Placement> {
        self.next_back()
    }

    fn nth(&mut self, n: usize) -> Option<Placement> {
        self.nth_from(n, true)
    }
}

impl<R: Rest> DoubleEndedIterator for Iter<R> {
    #[inline]
    fn next_back(&mut self) -> Option<Placement> {
        self.rest.advance(&Given::NONE, false)
    }

    fn nth_back(&mut self, n: usize) -> Option<Placement> {
        self.nth_from(n, false)
    }
}

impl<R: Rest> ExactSizeIterator for Iter<R> {
    // The default contains an assertion, which would link a panic.
    #[inline]
    fn len(&self) -> usize {
        self.rest.count()
    }
}

impl<R: Rest> FusedIterator for Iter<R> {}

/// `Iter { len: 92 }`
impl<R: Rest> fmt::Debug for Iter<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Iter").field("len", &self.rest.count()).finish()
    }
}

/// The solutions that have a queen on each of some squares, from
/// [`Table::completions`](super::Table::completions).
///
/// ```
/// use queen_math::table::{Layout, Shape};
///
/// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
/// let mut queens = [0; 16];
/// queens[0] = 1; // in the top left corner
/// let completions = table.completions(queens);
/// assert!(completions.clone().all(|solution| solution.columns()[0] == 0));
/// assert_eq!(completions.count(), 2);
/// ```
#[derive(Clone)]
pub struct Completions<R> {
    given: Given,
    rest: R,
}

impl<R: Rest> Completions<R> {
    /// The solutions in a table that have these queens, as
    /// [`Table::completions`](super::Table::completions) returns them; none if `R` is for another
    /// layout.
    #[inline]
    #[must_use]
    pub fn new<T>(table: T, queens: [u16; MAX_TABLE_SIZE]) -> Self
    where
        R: From<T>,
    {
        let mut rest = R::from(table);
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

    /// The same solutions in any order; a ranked table finds them in fewer steps.
    ///
    /// The iterator has one end: with searches in no order, two ends could not tell where they
    /// meet.
    ///
    /// ```
    /// use queen_math::table::{AnyRest, Completions, Layout, Shape};
    ///
    /// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
    /// let mut queens = [0; 16];
    /// queens[0] = 1 << 2;
    /// assert_eq!(Completions::<AnyRest>::in_any_order(table, queens).count(), 2);
    /// ```
    pub fn in_any_order<T>(
        table: T,
        queens: [u16; MAX_TABLE_SIZE],
    ) -> impl Iterator<Item = Placement> + use<R, T>
    where
        R: From<T>,
    {
        let mut completions = Self::new(table, queens);
        completions.given.is_ordered = false;
        iter::from_fn(move || completions.next())
    }
}

impl<R: Rest> Iterator for Completions<R> {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        self.rest.advance(&self.given, true)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        // Where no row needs to be checked any more, all that are left have the given queens.
        let len = self.rest.count();
        (if self.given.rows == 0 { len } else { 0 }, Some(len))
    }

    fn count(self) -> usize {
        if self.given.rows == 0 { self.rest.count() } else { self.fold(0, |count, _| count + 1) }
    }
}

impl<R: Rest> DoubleEndedIterator for Completions<R> {
    #[inline]
    fn next_back(&mut self) -> Option<Placement> {
        self.rest.advance(&self.given, false)
    }
}

impl<R: Rest> FusedIterator for Completions<R> {}

/// `Completions { .. }`
impl<R> fmt::Debug for Completions<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Completions").finish_non_exhaustive()
    }
}
