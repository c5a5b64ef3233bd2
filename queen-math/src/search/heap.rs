//! Heap's algorithm, skipping permutations that an attacked queen rules out.
//!
//! Heap's algorithm generates all permutations, each from the one before by swapping two entries.
//! It fixes the last row first, then the row above it, and so on. Once row r is fixed, the r!
//! permutations of the rows above it follow. If the queen in row r ≥ 2 is attacked by a queen below
//! it, the search *tests* only the first of these permutations and *skips* the others. It need not
//! generate them: running through all permutations of r entries always rearranges them in the same
//! way. For r < 2 there are no others.
//!
//! For n = 4 the search tests 18 of 24 permutations, for n = 8 it tests 3,544 of 40,320.
//!
//! Sources: B. R. Heap, *Permutations by Interchanges*, 1963, for the algorithm; a notebook in
//! Python with a class `QueenPuzzle`, for skipping.

use core::iter::FusedIterator;
use core::mem;

use crate::{Placement, order};

/// Heap's algorithm with skipping: finds all solutions in [Heap's order](crate::order).
///
/// Skips the permutations that an attacked queen in one of the last rows rules out.
///
/// ```
/// use queen_math::search::Heap;
///
/// let mut search = Heap::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!((search.tested_permutations(), search.skipped_permutations()), (7, 1));
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!((search.tested_permutations(), search.skipped_permutations()), (18, 6));
/// ```
#[derive(Clone, Debug)]
pub struct Heap {
    walk: Walk,
    /// The number of rows, from the top, whose remaining permutations are skipped.
    finished_rows: usize,
    tested_permutations: u64,
    skipped_permutations: u64,
}

impl Heap {
    /// Creates the search for a board of `size` × `size`. Returns `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self {
            walk: Walk::new(size)?,
            finished_rows: 1,
            tested_permutations: 0,
            skipped_permutations: 0,
        })
    }

    /// The number of permutations tested so far.
    #[must_use]
    pub const fn tested_permutations(&self) -> u64 {
        self.tested_permutations
    }

    /// The number of permutations skipped so far.
    #[must_use]
    pub const fn skipped_permutations(&self) -> u64 {
        self.skipped_permutations
    }
}

impl Iterator for Heap {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        while let Some(changed) = self.walk.step_past(self.finished_rows) {
            self.tested_permutations += 1;
            let placement = self.walk.placement;
            let attacked = (0..=changed).rev().find(|&row| placement.attacks_below(row));
            self.finished_rows = attacked.unwrap_or(0).max(1);
            self.skipped_permutations += order::FACTORIALS[self.finished_rows] - 1;
            if attacked.is_none() {
                return Some(placement);
            }
        }
        None
    }
}

impl FusedIterator for Heap {}

/// The outcome of one permutation in a [`Trace`].
///
/// ```
/// use queen_math::search::{Outcome, Trace};
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

/// Iterator over all n! permutations in Heap's order, each with its outcome in [`Heap`].
///
/// ```
/// use queen_math::search::{Outcome, Trace};
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
    /// [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self { walk: Walk::new(size)? })
    }
}

impl Iterator for Trace {
    type Item = (Placement, Outcome);

    fn next(&mut self) -> Option<Self::Item> {
        let changed = self.walk.step_past(1)?;
        let placement = self.walk.placement;
        let attacked = (0..placement.size()).rev().find(|&row| placement.attacks_below(row));
        let outcome = match attacked {
            None => Outcome::Solution,
            Some(row) if row >= 2 && row > changed => Outcome::Skipped,
            Some(_) => Outcome::Attacked,
        };
        Some((placement, outcome))
    }
}

impl FusedIterator for Trace {}

/// The state of Heap's algorithm between two permutations.
#[derive(Clone, Debug)]
struct Walk {
    placement: Placement,
    /// The digits of the current permutation's rank: in row r, the number of swaps into that row
    /// since the rows below last changed.
    digits: [u8; crate::MAX_TABLE_SIZE],
    has_started: bool,
}

impl Walk {
    fn new(size: usize) -> Option<Self> {
        let placement = Placement::identity(size)?;
        Some(Self { placement, digits: [0; crate::MAX_TABLE_SIZE], has_started: false })
    }

    /// Advances to the next permutation that differs in a row after the first `rows` rows. Returns
    /// the last row that changed, or `None` after the last permutation.
    ///
    /// `step_past(1)` is one step of Heap's algorithm.
    fn step_past(&mut self, rows: usize) -> Option<usize> {
        let size = self.placement.size();
        if !mem::replace(&mut self.has_started, true) {
            return Some(size - 1);
        }
        let row = (rows..size).find(|&row| usize::from(self.digits[row]) < row)?;
        order::finish_rows(&mut self.placement, rows);
        self.digits[rows..row].fill(0);
        order::next_queen(&mut self.placement, row, usize::from(self.digits[row]));
        self.digits[row] += 1;
        Some(row)
    }
}
