//! The outcome of each permutation in a search by Heap's algorithm.
//!
//! The search [`Heap`](super::Heap) jumps over the permutations that it skips. The trace generates
//! them too, and tells from each permutation alone what the search does with it: it is skipped if
//! an attacked queen is in a row that the step before has not changed.

use core::iter::FusedIterator;

use super::Walk;
use queen_math::Placement;

/// The outcome of one permutation in a [`Trace`].
///
/// ```
/// use queen_searches::{Outcome, Trace};
///
/// let count = |outcome| Trace::new(4).unwrap().filter(|&(_, other)| other == outcome).count();
/// assert_eq!([Outcome::Solution, Outcome::Attacked, Outcome::Skipped].map(count), [2, 16, 6]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Tested, and no two queens attack each other.
    Solution,
    /// Tested, and two queens attack each other.
    Attacked,
    /// Not tested, because an attacked queen rules it out.
    Skipped,
}

/// Iterator over all n! permutations in Heap's order, each with its outcome in
/// [`Heap`](super::Heap).
///
/// ```
/// use queen_searches::{Outcome, Trace};
///
/// let mut trace = Trace::new(4).unwrap();
/// let mut next = || trace.next().map(|(placement, outcome)| (format!("{placement:?}"), outcome));
/// assert_eq!(next(), Some(("[0, 1, 2, 3]".to_string(), Outcome::Attacked)));
/// assert_eq!(next(), Some(("[1, 0, 2, 3]".to_string(), Outcome::Skipped)));
/// assert_eq!(next(), Some(("[2, 0, 1, 3]".to_string(), Outcome::Attacked)));
/// ```
#[derive(Clone, Debug)]
pub struct Trace {
    walk: Walk,
}

impl Trace {
    /// Creates the trace for a board of `size` × `size`. Returns `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](queen_math::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self { walk: Walk::new(size)? })
    }
}

impl Iterator for Trace {
    type Item = (Placement, Outcome);

    fn next(&mut self) -> Option<Self::Item> {
        // One step of Heap's algorithm, without skipping. `changed` is the lowest row that it has
        // changed: those below are as they were. Row 0 cannot change alone, so `changed` is at
        // least 1, or it is the last row in the first step.
        let changed = self.walk.step_past(1)?;
        let placement = self.walk.placement;
        let attacked = (0..placement.size()).rev().find(|&row| placement.attacks_below(row));
        let outcome = match attacked {
            None => Outcome::Solution,
            // This row and all below it have not changed, so the row was attacked when it got its
            // queen. The permutation at that time was tested, and this one is among the others.
            // That `row` is at least 2 follows from the bound on `changed`; it stands here because
            // the search skips nothing for a smaller row.
            Some(row) if row >= 2 && row > changed => Outcome::Skipped,
            Some(_) => Outcome::Attacked,
        };
        Some((placement, outcome))
    }
}

impl FusedIterator for Trace {}
