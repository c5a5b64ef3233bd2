//! Heap's order: the order in which Heap's algorithm generates permutations.
//!
//! Heap's algorithm begins with [0, 1, …, n − 1] and fixes the last row first: for each queen of
//! the last row in turn, it runs through all permutations of the rows above. These are generated in
//! the same way, so every row has several queens in turn while the rows below it stay as they are.
//! The number of queens that row r has had before its current one, since the rows below last
//! changed, is its *digit*, from 0 to r. With three rows, the algorithm generates
//!
//! | rank | queens | digits of rows 2, 1, 0 |
//! |---|---|---|
//! | 0 | [0, 1, 2] | 0, 0, 0 |
//! | 1 | [1, 0, 2] | 0, 1, 0 |
//! | 2 | [2, 0, 1] | 1, 0, 0 |
//! | 3 | [0, 2, 1] | 1, 1, 0 |
//! | 4 | [1, 2, 0] | 2, 0, 0 |
//! | 5 | [2, 1, 0] | 2, 1, 0 |
//!
//! A permutation's *rank* is its index in this order. For each queen that row r has had before, the
//! algorithm has run through all r! permutations of the rows above row r. So the rank has these
//! digits in the factorial number system:
//!
//! > rank = Σ digit(r) · r!
//!
//! The digit of row 0 is always 0. The order in which a row receives its columns is its
//! [`ColumnOrder`]. It follows from the queens in the rows below, so a rank can be computed from
//! the last row upwards. For [1, 3, 0, 2]:
//!
//! | row | order of its columns | its column | its digit |
//! |---|---|---|---|
//! | 3 | 3, 2, 1, 0 | 2 | 1 |
//! | 2 | 0, 1, 3 | 0 | 0 |
//! | 1 | 1, 3 | 3 | 1 |
//! | 0 | 1 | 1 | 0 |
//!
//! The rank is 1 · 3! + 0 · 2! + 1 · 1! + 0 · 0! = 7.
//!
//! ```
//! use queen_math::{Placement, order};
//!
//! let run = (0..6).map(|rank| order::unrank(rank, 3).unwrap());
//! assert!(run.eq([[0, 1, 2], [1, 0, 2], [2, 0, 1], [0, 2, 1], [1, 2, 0], [2, 1, 0]]
//!     .map(|columns| Placement::new(&columns).unwrap())));
//!
//! let solution = Placement::new(&[1, 3, 0, 2]).unwrap();
//! assert_eq!(order::rank(&solution), 7); // the eighth of 24
//! assert_eq!(order::unrank(7, 4), Some(solution));
//! assert_eq!(order::unrank(24, 4), None);
//! ```
//!
//! Sources: B. R. Heap, *Permutations by Interchanges*, 1963, for the algorithm; R. Sedgewick,
//! *Permutation Generation Methods*, 1977, for an analysis of it; D. E. Knuth, *The Art of Computer
//! Programming*, volume 2, section 4.1, for the factorial number system.

use core::cmp::Ordering;

use crate::{MAX_TABLE_SIZE, Placement};

mod column_order;

pub use column_order::ColumnOrder;

/// 0!, 1!, …, 16!: the number of permutations of each number of rows.
///
/// 16! is less than 2⁴⁵, so nothing that is computed from a rank overflows.
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
///
/// For more rows, which no caller has, it is `u64::MAX`. Unlike an index into [`FACTORIALS`], this
/// leaves no code that panics in firmware.
#[inline]
pub(crate) const fn factorial(rows: usize) -> u64 {
    if rows < FACTORIALS.len() { FACTORIALS[rows] } else { u64::MAX }
}

/// The number of permutations before `placement` in Heap's order, from 0 to n! − 1. If `placement`
/// is no permutation, as one of a damaged table may be, its rank is any number.
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
    subtree(placement, 1).0
}

/// The rank of `placement` without its digits in the first `rows` rows: rank / `rows`!. Also
/// returns the column order of the last of these rows.
///
/// `rows` has to be at least 1, since there is no column order above row 0. Nothing is lost by
/// that: the digit of row 0 is 0, and 0! = 1! = 1.
///
/// For [1, 3, 0, 2] and one row, `number` is 1, then 1 · 3 + 0 = 3, then 3 · 2 + 1 = 7. With
/// `rows` = 2 it ends at 3, which is 7 / 2!.
pub(crate) const fn subtree(placement: &Placement, rows: usize) -> (u64, ColumnOrder) {
    // A placement has at least one row.
    let mut order = ColumnOrder::of_row(placement.size() - 1);
    let mut number = 0_u64;
    // `order` is that of the next row, given the queens below it. `number` is the rank without the
    // digits of this row and the rows above it: rank / (order.row + 1)!, by Horner's rule.
    while order.row >= rows {
        let (digit, above) = order.find(placement.column(order.row));
        // Of permutations, no rank reaches 16!. What is none may lack the column of an odd row,
        // whose digit has then wrapped to one near the largest number.
        number = number.wrapping_mul(order.row as u64 + 1).wrapping_add(digit as u64);
        order = above;
    }
    (number, order)
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
    // Both placements agree in the rows below that of `order`, so it is the column order of both.
    // One more at the digit of row r adds r! to the rank, and all rows above it together add at
    // most r! − 1. Therefore the last row that differs decides. In the example it is row 3, with
    // the order 3 2 1 0: column 2 is at digit 1 and column 1 at digit 2. Row 0 has no choice left,
    // so it is not compared.
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

/// Whether `placement` comes after the `last` one in Heap's order, or is the first one.
///
/// Checks of tables call it for each placement in turn. Then they ascend, so none occurs twice.
pub(crate) const fn follows(placement: &Placement, last: Option<Placement>) -> bool {
    match last {
        Some(last) => matches!(compare(&last, placement), Ordering::Less),
        None => true,
    }
}

/// The permutation of 0..`size` with this `rank` in Heap's order. Returns `None` unless `size` is
/// from 1 to [`MAX_TABLE_SIZE`] and `rank` is below `size`!.
///
/// Takes O(n) steps. Rank 7 of four rows is 1 · 3! + 0 · 2! + 1 · 1!, so row 3 has its column at
/// digit 1, row 2 at digit 0 and row 1 at digit 1: [1, 3, 0, 2], by the table of column orders in
/// the [module's documentation](self).
///
/// ```
/// use queen_math::order;
///
/// assert_eq!(order::unrank(23, 4).unwrap().columns(), [1, 2, 3, 0]);
/// assert_eq!(order::unrank(24, 4), None);
/// assert_eq!(order::unrank(0, 17), None);
/// ```
#[must_use]
pub const fn unrank(rank: u64, size: usize) -> Option<Placement> {
    let Some(mut placement) = Placement::identity(size) else { return None };
    if rank >= FACTORIALS[size] {
        return None;
    }
    // The order of a row that has no rows below it.
    let mut order = ColumnOrder::of_row(placement.size() - 1);
    let mut rest = rank;
    // The rows below that of `order` have their queens. `rest` has the digits of the other rows, so
    // it is below (order.row + 1)!, as `take_digit` demands.
    while order.row > 0 {
        let digit = take_digit(order.row, &mut rest);
        placement.set(order.row, order.column(digit));
        order = order.above(digit);
    }
    // One column is left for row 0. The loop leaves it out, because `above` would return the order
    // of row 0 again.
    placement.set(0, order.column(0));
    Some(placement)
}

/// Removes the digit of `row` from `rank`, which is below (`row` + 1)!, and returns it.
///
/// The digit is the quotient of `rank` and `row`!, and the remainder is what is left of `rank`. For
/// row 3 and rank 7 the digit is 1, and the rank becomes 1.
///
/// No caller passes a larger rank; for one, the two ways below may differ.
#[inline]
pub(crate) const fn take_digit(row: usize, rank: &mut u64) -> usize {
    if cfg!(target_pointer_width = "64") {
        divide_digit(row, rank)
    } else {
        // Processors of 32 bits divide 64 bits in software. Subtracting is smaller and faster.
        subtract_digit(row, rank)
    }
}

/// 0! to 11!. They fit in 32 bits, as any rank below 12! does.
const SHORT_FACTORIALS: [u32; 12] = {
    let mut factorials = [0; 12];
    let mut row = 0;
    while row < factorials.len() {
        factorials[row] = FACTORIALS[row] as u32;
        row += 1;
    }
    factorials
};

/// [`take_digit`] by a division, of 32 bits where the rank has no more, which is faster.
///
/// The remainder in the index and the checked division are for the compiler: it cannot know that
/// `row` is below 16 and no factorial is 0, and would add code that panics. So the 0 of the two
/// `else` is never returned.
#[inline]
const fn divide_digit(row: usize, rank: &mut u64) -> usize {
    // The rank is below (row + 1)!, so here it is below 12!.
    if row < SHORT_FACTORIALS.len() {
        let (short, permutations) = (*rank as u32, SHORT_FACTORIALS[row]);
        let Some(digit) = short.checked_div(permutations) else { return 0 };
        *rank = (short - digit * permutations) as u64;
        return digit as usize;
    }
    let permutations = FACTORIALS[row % MAX_TABLE_SIZE];
    let Some(digit) = rank.checked_div(permutations) else { return 0 };
    *rank -= digit * permutations;
    digit as usize
}

/// [`take_digit`] by at most `row` subtractions.
///
/// For row 3, whose permutations above are 3! = 6, rank 20 becomes 14, 8 and 2: the digit is 3. The
/// loops stop at `row` even if the rank is too large, so the digit is always one that the row has.
#[inline]
const fn subtract_digit(row: usize, rank: &mut u64) -> usize {
    let permutations = FACTORIALS[row % MAX_TABLE_SIZE];
    let mut digit = 0;
    // At each turn of both loops, what is left of the rank plus `digit` · `row`! is the rank that
    // was passed.
    if row < 12 {
        // The rank is below (row + 1)!, so below 12!, which 32 bits can hold. 13! would not fit.
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

/// Swaps the next queen into `row`, whose digit is still `digit`, once the rows above have run
/// through all their permutations.
///
/// This is the parity rule of Heap's algorithm: an odd row swaps with row `digit`, an even one
/// always with row 0. It gives the row each of its columns once, because the run through the rows
/// above has rearranged their queens in between, as [`finish_rows`] describes. For row 3 at digit
/// 0, the run has made 2 1 0 3 of 0 1 2 3, and the swap with row 0 makes 3 1 0 2. At digit 1, the
/// next run makes 0 1 3 2, and the swap with row 1 makes 0 2 3 1.
#[doc(hidden)]
pub const fn next_queen(placement: &mut Placement, row: usize, digit: usize) {
    let giver = if row % 2 == 1 { digit } else { 0 };
    placement.swap(giver, row);
}

/// Rearranges the first `rows` rows as Heap's algorithm does by running through all their
/// permutations. The rearrangement does not depend on their contents. With it, a search skips a run
/// in one step, and column orders are known without one.
///
/// This takes rows that hold the first of their permutations to the last one:
///
/// | rows | first | last |
/// |---|---|---|
/// | 2 | 0 1 | 1 0 |
/// | 3 | 0 1 2 | 2 1 0 |
/// | 4 | 0 1 2 3 | 1 2 3 0 |
/// | 5 | 0 1 2 3 4 | 4 1 2 3 0 |
/// | 6 | 0 1 2 3 4 5 | 3 4 1 2 5 0 |
///
/// Let row r be the last of k = r + 1 rows. Their run is k runs of the r rows above row r, with a
/// swap between each two of them: r swaps. Suppose that the table is right for r rows.
///
/// If k is odd, each swap is with row 0. A run of the r rows and a swap move every queen one step
/// along a cycle through all k rows. For k = 5 they turn 0 1 2 3 4 into 4 2 3 0 1: the queen of row
/// 4 moves to row 0, that of row 0 to row 3, that of 3 to 2, of 2 to 1, and of 1 to 4. For k = 3
/// the cycle leads from row 2 to 0, 1 and back to 2. For any odd k from 5 on, it leads from row r
/// to 0, r − 1, r − 2, 1, 2, …, r − 3 and back to r. After k such steps each queen is back in its
/// row. But no swap follows the last run, and taking a last swap back exchanges rows 0 and r.
///
/// If k is even, each run of the r rows exchanges the ends, rows 0 and r − 1. The swap at digit d
/// is with row d. For k = 4:
///
/// > 0 1 2 3, run: 2 1 0 3, swap: 3 1 0 2, run: 0 1 3 2, swap: 0 2 3 1, run: 3 2 0 1,
/// > swap: 3 2 1 0, run: 1 2 3 0
///
/// In general, row r passes queens on. The first swap gives it the queen of row r − 1, which the
/// run has moved to row 0, and leaves its own queen in row 0, as one of the two that the runs
/// exchange. Each swap from the second to the last but one puts the queen that row r has into the
/// next row, 1 to r − 2, and takes the queen of that row. So the queen of row r − 1 moves to row 1,
/// and those of rows 1 to r − 3 move one row down. The last swap puts the queen of row r − 2 into
/// row r − 1 and takes the queen that row 0 began with, which r exchanges, an odd number, have left
/// there. The last run exchanges the ends once more: the queen of row r − 2 moves to row 0, and the
/// one that row r began with moves to row r − 1.
#[doc(hidden)]
pub const fn finish_rows(placement: &mut Placement, rows: usize) {
    // Two rows have only one swap, so they are no case of the general rule. Neither branch is for
    // `rows` = 0, since there are no rows above row 0 to rearrange. One row is swapped with itself.
    if rows % 2 == 1 || rows == 2 {
        placement.swap(0, rows - 1);
    } else if rows >= 4 {
        // Of 0 1 2 3 4 5, the queens 3 and 4 move to the front, 1 and 2 stay behind them, moved by
        // one row, 5 moves up by a row, and 0 to the end: 3 4 1 2 5 0.
        let old = *placement;
        placement.set(0, old.column(rows - 3));
        placement.set(1, old.column(rows - 2));
        let mut row = 2;
        // The rows from 2 to `row` − 1 have the queens of the rows above them.
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

    /// As in a damaged table.
    #[test]
    fn columns_that_are_no_permutation_have_some_rank() {
        for number in 0..8_u32.pow(4) {
            let columns = [0, 3, 6, 9].map(|shift| (number >> shift) as u8 % 8);
            for size in 1..=4 {
                let _ = rank(&Placement::from_table(size, &columns).unwrap());
            }
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
                assert_eq!(unrank(steps, size), Some(placement));
                if let Some(last) = last {
                    assert_eq!(compare(&last, &placement), Ordering::Less);
                    assert_eq!(compare(&placement, &last), Ordering::Greater);
                }
                assert_eq!(compare(&placement, &placement), Ordering::Equal);
                last = Some(placement);
                steps += 1;
            });
            assert_eq!(unrank(steps, size), None);
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
    fn rows_end_as_the_table_in_the_documentation_says() {
        for last in [&[1, 0][..], &[2, 1, 0], &[1, 2, 3, 0], &[4, 1, 2, 3, 0], &[3, 4, 1, 2, 5, 0]]
        {
            let mut placement = Placement::identity(last.len()).unwrap();
            finish_rows(&mut placement, last.len());
            assert_eq!(placement.columns(), last);
        }
        let mut placement = Placement::identity(5).unwrap();
        finish_rows(&mut placement, 4);
        next_queen(&mut placement, 4, 0);
        assert_eq!(placement.columns(), [4, 2, 3, 0, 1]);
        let mut placement = Placement::identity(4).unwrap();
        for (digit, last) in [(0, [3, 1, 0, 2]), (1, [0, 2, 3, 1])] {
            finish_rows(&mut placement, 3);
            next_queen(&mut placement, 3, digit);
            assert_eq!(placement.columns(), last);
        }
    }

    #[test]
    fn the_rank_in_the_documentation_has_these_column_orders() {
        let mut order = ColumnOrder::of_row(3);
        for (columns, digit) in [(&[3, 2, 1, 0][..], 1), (&[0, 1, 3], 0), (&[1, 3], 1), (&[1], 0)] {
            assert!((0..=order.row()).map(|d| order.column(d)).eq(columns.iter().copied()));
            order = order.above(digit);
        }
        let solution = Placement::new(&[1, 3, 0, 2]).unwrap();
        assert_eq!([1, 2].map(|rows| subtree(&solution, rows).0), [7, 3]);
    }

    #[test]
    fn unrank_reverses_rank() {
        for (size, &permutations) in FACTORIALS.iter().enumerate().skip(9) {
            let mut last: Option<Placement> = None;
            for part in (0..1000).step_by(extent::STEP) {
                let expected = part * (permutations / 1000);
                let placement = unrank(expected, size).unwrap();
                assert_eq!(rank(&placement), expected);
                if let Some(last) = last.replace(placement) {
                    assert_eq!(compare(&last, &placement), Ordering::Less);
                }
            }
            assert_eq!(unrank(permutations, size), None);
        }
    }
}
