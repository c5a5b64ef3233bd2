//! Heap's order: ranking, unranking and comparison of permutations.
//!
//! Heap's algorithm (B. R. Heap, *Permutations by Interchanges*, 1963) begins with [0, 1, …, n − 1]
//! and fixes the last row first: for each queen of the last row in turn, it runs through all
//! permutations of the rows above. The number of queens that row r has had before the current one,
//! from 0 to r, is its *digit*. The permutation's *rank*, its index in that order, has these digits
//! in the factorial number system:
//!
//! > rank = Σ digit(r) · r!
//!
//! The order in which a row receives its columns, its [`ColumnOrder`], follows from the queens below.
//!
//! ```
//! use queen_math::{Placement, order};
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

mod column_order;

pub use column_order::ColumnOrder;

/// 0!, 1!, …, 16!: the number of permutations of each number of rows.
pub const FACTORIALS: [u64; MAX_TABLE_SIZE + 1] = {
    let mut factorials = [1; MAX_TABLE_SIZE + 1];
    let mut rows = 1;
    while rows <= MAX_TABLE_SIZE {
        factorials[rows] = rows as u64 * factorials[rows - 1];
        rows += 1;
    }
    factorials
};

/// The number of permutations of up to [`MAX_TABLE_SIZE`] rows.
#[inline]
pub(crate) const fn factorial(rows: usize) -> u64 {
    if rows < FACTORIALS.len() { FACTORIALS[rows] } else { u64::MAX }
}

/// The number of permutations before `placement` in Heap's order, from 0 to n! − 1.
///
/// Takes O(n) steps.
///
/// ```
/// use queen_math::{Placement, order};
///
/// let last = Placement::new(&[1, 2, 3, 0]).unwrap();
/// assert_eq!(order::rank(&last), 23);
/// ```
#[must_use]
pub const fn rank(placement: &Placement) -> u64 {
    subtree(placement, 1)
}

/// The rank of `placement` without its digits in the first `rows` rows: rank / `rows`!.
pub(crate) const fn subtree(placement: &Placement, rows: usize) -> u64 {
    let mut order = ColumnOrder::of_row(placement.size() - 1);
    let mut number = 0;
    while order.row >= rows {
        let (digit, above) = order.find(placement.column(order.row));
        number = number * (order.row as u64 + 1) + digit as u64;
        order = above;
    }
    number
}

/// Compares two placements by their ranks: the one that Heap's algorithm generates first is less. A
/// smaller board is less than a larger one.
///
/// Takes O(n) steps and looks no further than the last row in which the placements differ.
///
/// ```
/// use core::cmp::Ordering;
/// use queen_math::{Placement, order};
///
/// let [first, second] = [[1, 3, 0, 2], [2, 0, 3, 1]].map(|c| Placement::new(&c).unwrap());
/// assert_eq!(order::compare(&first, &second), Ordering::Less);
/// ```
#[must_use]
pub const fn compare(left: &Placement, right: &Placement) -> Ordering {
    if left.size() != right.size() {
        return if left.size() < right.size() { Ordering::Less } else { Ordering::Greater };
    }
    let mut order = ColumnOrder::of_row(left.size() - 1);
    while order.row > 0 {
        let digit = order.digit(left.column(order.row));
        if left.column(order.row) != right.column(order.row) {
            let other = order.digit(right.column(order.row));
            return if digit < other { Ordering::Less } else { Ordering::Greater };
        }
        order = order.above(digit);
    }
    Ordering::Equal
}

/// Whether `placement` comes after the `last` one, if there is one.
pub(crate) const fn follows(placement: &Placement, last: Option<Placement>) -> bool {
    match last {
        Some(last) => matches!(compare(&last, placement), Ordering::Less),
        None => true,
    }
}

/// The permutation of 0..`size` with this `rank` in Heap's order. Returns `None` unless `size` is from 1 to [`MAX_TABLE_SIZE`] and `rank` is below `size`!.
///
/// Takes O(n) steps.
///
/// ```
/// use queen_math::order;
///
/// assert_eq!(order::unrank(4, 23).unwrap().columns(), [1, 2, 3, 0]);
/// assert_eq!(order::unrank(4, 24), None);
/// assert_eq!(order::unrank(17, 0), None);
/// ```
#[must_use]
pub const fn unrank(size: usize, rank: u64) -> Option<Placement> {
    let Some(mut placement) = Placement::identity(size) else { return None };
    if rank >= FACTORIALS[size] {
        return None;
    }
    let mut order = ColumnOrder::of_row(placement.size() - 1);
    let mut rest = rank;
    while order.row > 0 {
        let digit = take_digit(order.row, &mut rest);
        placement.set(order.row, order.column(digit));
        order = order.above(digit);
    }
    placement.set(0, order.column(0));
    Some(placement)
}

/// Removes the digit of `row` from `rank`, which is below (`row` + 1)!, and returns it.
#[inline]
pub(crate) const fn take_digit(row: usize, rank: &mut u64) -> usize {
    if cfg!(target_pointer_width = "64") {
        divide_digit(row, rank)
    } else {
        // Smaller and faster than a division in software.
        subtract_digit(row, rank)
    }
}

#[inline]
const fn divide_digit(row: usize, rank: &mut u64) -> usize {
    let permutations = FACTORIALS[row % MAX_TABLE_SIZE];
    let Some(digit) = rank.checked_div(permutations) else { return 0 };
    *rank -= digit * permutations;
    digit as usize
}

#[inline]
const fn subtract_digit(row: usize, rank: &mut u64) -> usize {
    let permutations = FACTORIALS[row % MAX_TABLE_SIZE];
    let mut digit = 0;
    if row < 12 {
        // The rank is below 12!, which 32 bits can hold.
        let (mut rest, permutations) = (*rank as u32, permutations as u32);
        while digit < row && rest >= permutations {
            rest -= permutations;
            digit += 1;
        }
        *rank = rest as u64;
    } else {
        while digit < row && *rank >= permutations {
            *rank -= permutations;
            digit += 1;
        }
    }
    digit
}

/// Swaps the next queen into `row`, whose digit is `digit`, once the rows above have run through all
/// their permutations.
pub(crate) const fn next_queen(placement: &mut Placement, row: usize, digit: usize) {
    let giver = if row % 2 == 1 { digit } else { 0 };
    placement.swap(giver, row);
}

/// Rearranges the first `rows` rows as Heap's algorithm does by running through all their
/// permutations. The rearrangement does not depend on their contents.
pub(crate) const fn finish_rows(placement: &mut Placement, rows: usize) {
    if rows % 2 == 1 || rows == 2 {
        placement.swap(0, rows - 1);
    } else if rows >= 4 {
        // Entries `rows - 3` and `rows - 2` move to the front, entry 0 moves to the end.
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

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::extent;

    extern crate std;

    /// Heap's algorithm by recursion, as in textbooks.
    fn permutations(columns: &mut [u8], rows: usize, visit: &mut impl FnMut(&[u8])) {
        if rows == 0 {
            return visit(columns);
        }
        let row = rows - 1;
        permutations(columns, row, visit);
        for digit in 0..row {
            columns.swap(if row % 2 == 1 { digit } else { 0 }, row);
            permutations(columns, row, visit);
        }
    }

    #[test]
    fn ranks_count_the_steps_of_heaps_algorithm() {
        for size in 1..=extent::largest(8) {
            let mut columns: Vec<u8> = (0..size as u8).collect();
            let mut last: Option<Placement> = None;
            let mut steps = 0;
            permutations(&mut columns, size, &mut |columns| {
                let placement = Placement::new(columns).unwrap();
                assert_eq!(rank(&placement), steps, "{placement:?}");
                assert_eq!(unrank(size, steps), Some(placement));
                if let Some(last) = last {
                    assert_eq!(compare(&last, &placement), Ordering::Less);
                    assert_eq!(compare(&placement, &last), Ordering::Greater);
                }
                assert_eq!(compare(&placement, &placement), Ordering::Equal);
                last = Some(placement);
                steps += 1;
            });
            assert_eq!(unrank(size, steps), None);
        }
    }

    #[test]
    fn column_orders_are_those_of_heaps_algorithm() {
        for size in 1..=extent::largest(8) {
            let mut columns: Vec<u8> = (0..size as u8).collect();
            permutations(&mut columns, size, &mut |columns| {
                let mut order = ColumnOrder::of_last_row(size).unwrap();
                // The order of a row has only the columns that the rows below leave.
                for row in (0..size).rev() {
                    assert_eq!(order.row(), row);
                    let mut in_order: Vec<u8> = (0..=row).map(|d| order.column(d)).collect();
                    let digit = order.digit(columns[row]);
                    assert_eq!(order.column(digit), columns[row]);
                    in_order.sort_unstable();
                    let mut open = columns[..=row].to_vec();
                    open.sort_unstable();
                    assert_eq!(in_order, open);
                    order = order.above(digit);
                }
            });
        }
    }

    #[test]
    fn the_last_row_of_each_board_has_a_column_order() {
        for size in 0..=MAX_TABLE_SIZE + 1 {
            let row = ColumnOrder::of_last_row(size).map(ColumnOrder::row);
            assert_eq!(row, (1..=MAX_TABLE_SIZE).contains(&size).then(|| size - 1));
        }
    }

    #[test]
    fn subtracting_takes_the_digit_that_dividing_takes() {
        for (row, &permutations) in FACTORIALS.iter().enumerate().take(MAX_TABLE_SIZE) {
            for quotient in 0..=row as u64 {
                for rest in [0, permutations / 2, permutations - 1] {
                    let mut ranks = [quotient * permutations + rest; 2];
                    let divided = divide_digit(row, &mut ranks[0]);
                    assert_eq!(subtract_digit(row, &mut ranks[1]), divided, "{row} {quotient}");
                    assert_eq!(ranks[0], ranks[1], "{row} {quotient}");
                }
            }
        }
    }

    #[test]
    fn unrank_reverses_rank() {
        for (size, &permutations) in FACTORIALS.iter().enumerate().skip(9) {
            let mut last: Option<Placement> = None;
            for part in (0..1000).step_by(extent::STEP) {
                let expected = part * (permutations / 1000);
                let placement = unrank(size, expected).unwrap();
                assert_eq!(rank(&placement), expected);
                if let Some(last) = last.replace(placement) {
                    assert_eq!(compare(&last, &placement), Ordering::Less);
                }
            }
            assert_eq!(unrank(size, permutations), None);
        }
    }
}
