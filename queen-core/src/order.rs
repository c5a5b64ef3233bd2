//! Heap's order: the rank of a permutation, and the permutation of a rank.
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

use crate::{MAX_SIZE, Placement};

/// The number of permutations before `placement` in Heap's order, from 0 to n! − 1.
///
/// Takes O(n²) steps.
#[must_use]
pub const fn rank(placement: &Placement) -> u64 {
    let target = placement.columns();
    let mut current = diagonal(target.len());
    let mut rank = 0;
    let mut row = target.len();
    while row > 1 {
        row -= 1;
        let mut turns = 0;
        while current.columns()[source(row, turns)] != target[row] {
            turns += 1;
        }
        turn(&mut current, row, turns);
        rank = rank * (row as u64 + 1) + turns as u64;
    }
    rank
}

/// The permutation of 0..`size` that has `rank` others before it in Heap's order; `None` unless
/// `size` is from 1 to [`MAX_SIZE`] and `rank` is below `size`!.
///
/// Takes O(n²) steps.
#[must_use]
pub const fn unrank(size: usize, rank: u64) -> Option<Placement> {
    let Some(mut placement) = Placement::diagonal(size) else {
        return None;
    };
    let mut turns = [0; MAX_SIZE];
    let mut rest = rank;
    let mut row = 1;
    while row < size {
        let choices = row as u64 + 1;
        turns[row] = (rest % choices) as usize;
        rest /= choices;
        row += 1;
    }
    if rest > 0 {
        return None;
    }
    while row > 1 {
        row -= 1;
        turn(&mut placement, row, turns[row]);
    }
    Some(placement)
}

/// Does to the first `rows` rows what Heap's algorithm has done to them when it has run through all
/// their permutations: always the same rearrangement, whatever stands in them.
pub(crate) const fn run_through(placement: &mut Placement, rows: usize) {
    let columns = placement.columns_mut();
    if rows % 2 == 1 || rows == 2 {
        columns.swap(0, rows - 1);
    } else if rows >= 4 {
        // Two places from the right end come to the left, the rest moves up to make room.
        let old = *columns;
        columns[0] = old[rows - 3];
        columns[1] = old[rows - 2];
        let mut row = 2;
        while row < rows - 2 {
            columns[row] = old[row - 1];
            row += 1;
        }
        columns[rows - 2] = old[rows - 1];
        columns[rows - 1] = old[0];
    }
}

/// Takes `turns` turns in `row` at once: after each, the rows above have been run through and
/// have given `row` another queen.
const fn turn(placement: &mut Placement, row: usize, turns: usize) {
    let columns = placement.columns_mut();
    if row % 2 == 1 {
        let mut taken = 0;
        while taken < turns {
            columns.swap(0, row - 1);
            columns.swap(taken, row);
            taken += 1;
        }
    } else {
        // A turn moves every queen one place along a single cycle through all rows.
        let old = *columns;
        let mut place = 0;
        while place <= row {
            let from = place + turns;
            let from = if from > row { from - row - 1 } else { from };
            columns[source(row, place)] = old[source(row, from)];
            place += 1;
        }
    }
}

/// The row where the queen that `row` has after `turns` turns has stood at the outset.
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

const fn diagonal(size: usize) -> Placement {
    match Placement::diagonal(size) {
        Some(placement) => placement,
        None => panic!("a placement has a size that a placement can have"),
    }
}
