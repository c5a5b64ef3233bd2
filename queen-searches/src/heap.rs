//! Heap's algorithm, skipping permutations that an attacked queen rules out.
//!
//! Heap's algorithm generates all permutations, each from the one before by swapping two entries.
//! It fixes the last row first, then the row above it, and so on. Once row r is fixed, the r!
//! permutations of the rows above it follow. If the queen in row r ≥ 2 is attacked by a queen below
//! it, none of them is a solution. The search *tests* only the first of them and *skips* the
//! others. For r < 2 there are no others.
//!
//! Skipping takes one step, because running through all permutations of r entries always rearranges
//! them in the same way. With four queens, the search begins as follows:
//!
//! | permutation | | attacked row |
//! |---|---|---|
//! | 0 1 2 3 | tested | 2: columns 2 and 3 are adjacent, like the rows |
//! | 1 0 2 3 | skipped | |
//! | 2 0 1 3 | tested | 1 |
//! | 0 2 1 3 | tested | 1 |
//! | 1 2 0 3 | tested | 0: row 1 is not attacked |
//! | 2 1 0 3 | tested | 1 |
//! | 3 1 0 2 | tested | 1 |
//! | 1 3 0 2 | tested | none: a solution |
//!
//! For n = 4 the search tests 18 of 24 permutations, for n = 8 it tests 3,544 of 40,320. No attack
//! is missed because of what is skipped: a test looks at the rows that have changed since the last
//! one, and the rows below them were not attacked then.
//!
//! Sources: B. R. Heap, *Permutations by Interchanges*, 1963, for the algorithm; a notebook in
//! Python with a class `QueenPuzzle`, for skipping.

use core::iter::FusedIterator;
use core::mem;

use queen_math::{Placement, order};

pub(crate) mod trace;

/// Heap's algorithm with skipping: finds all solutions in [Heap's order](queen_math::order).
///
/// Skips the permutations that an attacked queen in one of the last rows rules out.
///
/// ```
/// use queen_searches::Heap;
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
    /// The number of rows, from the top, whose remaining permutations are skipped. None are left to
    /// skip for 0 and for 1: one row has no other permutation than the one that was tested.
    finished_rows: usize,
    tested_permutations: u64,
    skipped_permutations: u64,
}

impl Heap {
    /// Creates the search for a board of `size` × `size`. Returns `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](queen_math::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self {
            walk: Walk::new(size)?,
            finished_rows: 0,
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
        // If the last placement had an attacked row, `finished_rows` is that row, so the walk
        // changes it or one below it.
        while let Some(changed) = self.walk.step_past(self.finished_rows) {
            self.tested_permutations += 1;
            let placement = self.walk.placement;
            // The rows below `changed` attack none further down. Had the last test found one that
            // does, this step would have changed that row or one below it. From the last row
            // upwards, because the lowest attacked row skips most.
            let attacked = (0..=changed).rev().find(|&row| placement.attacks_below(row));
            self.finished_rows = attacked.unwrap_or(0);
            // All permutations of these rows but the one that was tested. It was their first one,
            // because the digits of all rows above `changed` are 0. This is 0 after a solution,
            // and if row 0 or 1 is attacked: 0! − 1 and 1! − 1.
            self.skipped_permutations += order::FACTORIALS[self.finished_rows] - 1;
            if attacked.is_none() {
                return Some(placement);
            }
        }
        None
    }
}

// After the last permutation, a step changes nothing, so each further one finds none again.
impl FusedIterator for Heap {}

/// The state of Heap's algorithm between two permutations.
#[derive(Clone, Debug)]
struct Walk {
    placement: Placement,
    /// The digits of the current permutation's rank: in row r, the number of swaps into that row
    /// since the rows below last changed. It is at most r, and then row r has had all its queens.
    digits: [u8; queen_math::MAX_TABLE_SIZE],
    /// Whether the first permutation, to which no step leads, has been returned.
    has_started: bool,
}

impl Walk {
    fn new(size: usize) -> Option<Self> {
        let placement = Placement::identity(size)?;
        Some(Self { placement, digits: [0; queen_math::MAX_TABLE_SIZE], has_started: false })
    }

    /// Advances to the next permutation that differs in a row after the first `rows` rows. Returns
    /// the last row that changed, or `None` after the last permutation. The first call returns the
    /// last row, since all rows are new.
    ///
    /// The first `rows` rows have to hold the first of their permutations: their digits are 0.
    /// `step_past(0)` is one step of Heap's algorithm, and so is `step_past(1)`, as row 0 always
    /// has digit 0.
    ///
    /// From 0 1 2 3 with the digits 0 0 0 0, `step_past(2)` finds row 2, whose digit 0 is below 2.
    /// Two rows end as 1 0, and the swap of rows 2 and 0 makes 2 0 1 3 of 1 0 2 3. The digits of
    /// rows 0 to 3 are now 0 0 1 0. From 2 1 0 3 with the digits 0 1 2 0, `step_past(1)` finds that
    /// rows 1 and 2 have had all their queens. So it swaps rows 3 and 0, which makes 3 1 0 2, and
    /// rows 1 and 2 start again: the digits are 0 0 0 1.
    fn step_past(&mut self, rows: usize) -> Option<usize> {
        let size = self.placement.size();
        if !mem::replace(&mut self.has_started, true) {
            return Some(size - 1);
        }
        // The rows from `rows` to the one above `row` have had all their queens. So the last
        // permutation of the first `rows` rows is also the last one of all rows above `row`.
        let row = (rows..size).find(|&row| usize::from(self.digits[row]) < row)?;
        order::finish_rows(&mut self.placement, rows);
        // They start again once `row` has its next queen. Those above `rows` are at 0 already.
        self.digits[rows..row].fill(0);
        order::next_queen(&mut self.placement, row, usize::from(self.digits[row]));
        self.digits[row] += 1;
        Some(row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        let mut walk = Walk::new(4).unwrap();
        let mut attacked = [[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [0, 2, 1, 3], [1, 2, 0, 3]]
            .into_iter()
            .chain([[2, 1, 0, 3], [3, 1, 0, 2], [1, 3, 0, 2]])
            .map(|columns| {
                walk.step_past(1);
                assert_eq!(walk.placement.columns(), columns);
                (0..4).rev().find(|&row| walk.placement.attacks_below(row))
            });
        let expected = [2, 2, 1, 1, 0, 1, 1].map(Some);
        assert!(attacked.by_ref().take(7).eq(expected));
        assert_eq!(attacked.next(), Some(None));

        let mut walk = Walk::new(4).unwrap();
        walk.step_past(1);
        assert_eq!(walk.step_past(2), Some(2));
        assert_eq!(
            (walk.placement.columns(), &walk.digits[..4]),
            (&[2, 0, 1, 3][..], &[0, 0, 1, 0][..])
        );
        let rows = [walk.step_past(1), walk.step_past(1), walk.step_past(1)];
        assert_eq!(rows, [1, 2, 1].map(Some));
        assert_eq!(
            (walk.placement.columns(), &walk.digits[..4]),
            (&[2, 1, 0, 3][..], &[0, 1, 2, 0][..])
        );
        assert_eq!(walk.step_past(1), Some(3));
        assert_eq!(
            (walk.placement.columns(), &walk.digits[..4]),
            (&[3, 1, 0, 2][..], &[0, 0, 0, 1][..])
        );
    }
}
