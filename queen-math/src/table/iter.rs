//! Iterators over the solutions in a table.

use core::fmt;
use core::iter::FusedIterator;

use super::rest::Rest;
use crate::Placement;

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
        self.rest.advance(forwards)
    }
}

impl<R: Rest> Iterator for Iter<R> {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        self.rest.advance(true)
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
        self.rest.advance(false)
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
