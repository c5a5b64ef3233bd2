//! Heap's algorithm, skipping what a queen below rules out.
//!
//! Heap's algorithm runs through all permutations by swapping two places at a time. It fixes the
//! last row first, then the row above it, and so on: fixing row r opens the r! permutations of the
//! rows above it. If the queen of row r ≥ 2 is attacked from a row below, only the first of these
//! permutations is *tested*; the others are *skipped* at once, since running through r places
//! always rearranges them in the same way. In rows 0 and 1 there is nothing left to skip.
//!
//! Of the n! permutations, 18 of 24 are tested for n = 4, 3544 of 40320 for n = 8.
//!
//! Sources: B. R. Heap, *Permutations by Interchanges*, 1963, for the algorithm; a notebook in
//! Python with a class `QueenPuzzle`, for skipping.

use core::iter::FusedIterator;

use crate::{Placement, order};

/// The search by Heap's algorithm: all solutions, in the order in which the algorithm meets them.
///
/// ```
/// use queen_core::search::Heap;
///
/// let mut search = Heap::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!((search.tested(), search.skipped()), (7, 1));
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!((search.tested(), search.skipped()), (18, 6));
/// ```
#[derive(Clone, Debug)]
pub struct Heap {
    walk: Walk,
    /// How many rows hold nothing further to look at in their present order.
    passed: usize,
    tested: u64,
    skipped: u64,
}

impl Heap {
    /// The search on a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self { walk: Walk::new(size)?, passed: 1, tested: 0, skipped: 0 })
    }

    /// How many permutations have been looked at so far; in the end, how many the whole search
    /// takes.
    #[must_use]
    pub const fn tested(&self) -> u64 {
        self.tested
    }

    /// How many permutations have been passed over so far; in the end, n! less those tested.
    #[must_use]
    pub const fn skipped(&self) -> u64 {
        self.skipped
    }
}

impl Iterator for Heap {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        while let Some(changed) = self.walk.step_past(self.passed) {
            self.tested += 1;
            let placement = self.walk.placement;
            let attacked = (0..=changed).rev().find(|&row| placement.attacks_below(row));
            self.passed = attacked.unwrap_or(0).max(1);
            self.skipped += order::FACTORIALS[self.passed] - 1;
            if attacked.is_none() {
                return Some(placement);
            }
        }
        None
    }
}

impl FusedIterator for Heap {}

/// What the search makes of one permutation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Tested, and no two queens attack each other.
    Solution,
    /// Tested, and two queens attack each other.
    Attacked,
    /// Not tested: a row below has ruled it out.
    Skipped,
}

/// Every one of the n! permutations in Heap's order, with what the search makes of it.
///
/// ```
/// use queen_core::search::{Mark, Trace};
///
/// let mut trace = Trace::new(4).unwrap();
/// let mut next = || trace.next().map(|(placement, mark)| (format!("{placement:?}"), mark));
/// assert_eq!(next(), Some(("[0, 1, 2, 3]".to_string(), Mark::Attacked)));
/// assert_eq!(next(), Some(("[1, 0, 2, 3]".to_string(), Mark::Skipped)));
/// assert_eq!(next(), Some(("[2, 0, 1, 3]".to_string(), Mark::Attacked)));
/// ```
#[derive(Clone, Debug)]
pub struct Trace {
    walk: Walk,
}

impl Trace {
    /// The trace on a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self { walk: Walk::new(size)? })
    }
}

impl Iterator for Trace {
    type Item = (Placement, Mark);

    fn next(&mut self) -> Option<Self::Item> {
        let changed = self.walk.step_past(1)?;
        let placement = self.walk.placement;
        let attacked = (0..placement.size()).rev().find(|&row| placement.attacks_below(row));
        let mark = match attacked {
            None => Mark::Solution,
            Some(row) if row >= 2 && row > changed => Mark::Skipped,
            Some(_) => Mark::Attacked,
        };
        Some((placement, mark))
    }
}

impl FusedIterator for Trace {}

/// Heap's algorithm, stopped between two permutations.
#[derive(Clone, Debug)]
struct Walk {
    placement: Placement,
    /// How many turns each row has taken, from 0 to r in row r, since the rows below last changed.
    turns: [u8; crate::MAX_TABLE_SIZE],
    place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Start,
    Inside,
    End,
}

impl Walk {
    fn new(size: usize) -> Option<Self> {
        let placement = Placement::diagonal(size)?;
        Some(Self { placement, turns: [0; crate::MAX_TABLE_SIZE], place: Place::Start })
    }

    /// Goes to the next permutation in which the rows below the first `rows` differ, and returns
    /// the lowest row that has changed on the way; `None` once all permutations are done.
    ///
    /// With 1 for `rows` this is a step of Heap's algorithm.
    fn step_past(&mut self, rows: usize) -> Option<usize> {
        let size = self.placement.size();
        match self.place {
            Place::Start => {
                self.place = Place::Inside;
                return Some(size - 1);
            }
            Place::Inside => {}
            Place::End => return None,
        }
        order::run_through(&mut self.placement, rows);
        let Some(row) = (rows..size).find(|&row| usize::from(self.turns[row]) < row) else {
            self.place = Place::End;
            return None;
        };
        self.turns[rows..row].fill(0);
        order::take_queen(&mut self.placement, row, usize::from(self.turns[row]));
        self.turns[row] += 1;
        Some(row)
    }
}
