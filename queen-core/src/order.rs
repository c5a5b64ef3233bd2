//! Heap's order: the rank of a permutation, the permutation of a rank, and which of two comes first.
//!
//! Heap's algorithm (B. R. Heap, *Permutations by Interchanges*, 1963) begins with [0, 1, …, n − 1]
//! and fixes the last row first: for each queen that the last row has in turn, it runs through all
//! permutations of the rows above. So the number of *turns* that each row has taken, 0 to r for row
//! r, are the digits of the permutation's place in that order, in the factorial number system:
//!
//! > rank = Σ turns(r) · r!
//!
//! ```
//! use queen_core::{Placement, order};
//!
//! let first = Placement::new(&[0, 1, 2, 3]).unwrap();
//! assert_eq!(order::rank(&first), 0);
//!
//! let solution = Placement::new(&[1, 3, 0, 2]).unwrap();
//! assert_eq!(order::rank(&solution), 7); // the eighth of 24
//! assert_eq!(order::unrank(4, 7), Some(solution));
//! assert_eq!(order::unrank(4, 24), None);
//! ```

use core::cmp::Ordering;

use crate::{MAX_TABLE_SIZE, Placement};

/// 0!, 1!, …, 16!: how many permutations of so many rows there are.
pub const FACTORIALS: [u64; MAX_TABLE_SIZE + 1] = {
    let mut factorials = [1; MAX_TABLE_SIZE + 1];
    let mut rows = 1;
    while rows <= MAX_TABLE_SIZE {
        factorials[rows] = rows as u64 * factorials[rows - 1];
        rows += 1;
    }
    factorials
};

/// The number of permutations before `placement` in Heap's order, from 0 to n! − 1.
///
/// Takes O(n²) steps.
#[must_use]
pub const fn rank(placement: &Placement) -> u64 {
    let mut current = placement.first_of_its_size();
    let mut rank = 0;
    let mut row = placement.size();
    while row > 1 {
        row -= 1;
        let turns = turns_until(&current, row, placement.column(row));
        turn(&mut current, row, turns);
        rank = rank * (row as u64 + 1) + turns as u64;
    }
    rank
}

/// Which of two placements Heap's algorithm meets first: compares as their ranks do. A smaller
/// board comes before a larger one.
///
/// Looks no further than the last row in which the placements differ, so it takes fewer steps than
/// two ranks.
///
/// ```
/// use core::cmp::Ordering;
/// use queen_core::{Placement, order};
///
/// let [first, second] = [[1, 3, 0, 2], [2, 0, 3, 1]].map(|c| Placement::new(&c).unwrap());
/// assert_eq!(order::compare(&first, &second), Ordering::Less);
/// ```
#[must_use]
pub const fn compare(left: &Placement, right: &Placement) -> Ordering {
    if left.size() != right.size() {
        return if left.size() < right.size() { Ordering::Less } else { Ordering::Greater };
    }
    let mut current = left.first_of_its_size();
    let mut row = left.size();
    while row > 1 {
        row -= 1;
        let turns = turns_until(&current, row, left.column(row));
        if left.column(row) == right.column(row) {
            turn(&mut current, row, turns);
        } else if turns < turns_until(&current, row, right.column(row)) {
            return Ordering::Less;
        } else {
            return Ordering::Greater;
        }
    }
    Ordering::Equal
}

/// The permutation of 0..`size` that has `rank` others before it in Heap's order; `None` unless
/// `size` is from 1 to [`MAX_TABLE_SIZE`] and `rank` is below `size`!.
///
/// Takes O(n²) steps.
#[must_use]
pub const fn unrank(size: usize, rank: u64) -> Option<Placement> {
    let Some(mut placement) = Placement::identity(size) else {
        return None;
    };
    if rank >= FACTORIALS[size] {
        return None;
    }
    let mut rest = rank;
    let mut row = size;
    while row > 1 {
        row -= 1;
        // A digit below 16 takes four comparisons, and a processor no division.
        let mut turns = 0;
        let mut step = 8;
        let mut permutations = 8 * FACTORIALS[row];
        while step > 0 {
            if rest >= permutations {
                rest -= permutations;
                turns += step;
            }
            permutations /= 2;
            step /= 2;
        }
        turn(&mut placement, row, turns);
    }
    Some(placement)
}

/// Gives `row` its next queen when it has taken `turns` turns and the rows above have been run
/// through.
pub(crate) const fn take_queen(placement: &mut Placement, row: usize, turns: usize) {
    let giver = if row % 2 == 1 { turns } else { 0 };
    placement.swap(giver, row);
}

/// Does to the first `rows` rows what Heap's algorithm has done to them when it has run through all
/// their permutations: always the same rearrangement, whatever stands in them.
pub(crate) const fn run_through(placement: &mut Placement, rows: usize) {
    if rows % 2 == 1 || rows == 2 {
        placement.swap(0, rows - 1);
    } else if rows >= 4 {
        // Two places from the right end come to the left, the rest moves up to make room.
        let old = *placement;
        placement.set(0, old.column(rows - 3));
        placement.set(1, old.column(rows - 2));
        let mut row = 2;
        while row < rows - 2 {
            placement.set(row, old.column(row - 1));
            row += 1;
        }
        placement.set(rows - 2, old.column(rows - 1));
        placement.set(rows - 1, old.column(0));
    }
}

/// The turns that `row` takes until its queen is in `column`.
const fn turns_until(current: &Placement, row: usize, column: u8) -> usize {
    let mut turns = 0;
    while current.column(source(row, turns)) != column {
        turns += 1;
    }
    turns
}

/// Takes `turns` turns in `row` at once: after each, the rows above have been run through and
/// have given `row` another queen.
const fn turn(placement: &mut Placement, row: usize, turns: usize) {
    if row % 2 == 1 {
        let mut taken = 0;
        while taken < turns {
            placement.swap(0, row - 1);
            placement.swap(taken, row);
            taken += 1;
        }
    } else {
        // A turn moves every queen one place along a single cycle through all rows.
        let old = *placement;
        let mut place = 0;
        let mut from = turns;
        while place <= row {
            placement.set(source(row, place), old.column(source(row, from)));
            from = if from == row { 0 } else { from + 1 };
            place += 1;
        }
    }
}

/// The row where the queen that `row` has after `turns` turns stood at the outset.
const fn source(row: usize, turns: usize) -> usize {
    if turns == 0 {
        row
    } else if turns == row {
        0
    } else if row % 2 == 1 {
        if turns == 1 { row - 1 } else { turns - 1 }
    } else if turns >= row - 2 {
        turns
    } else {
        row - 2 - turns
    }
}
