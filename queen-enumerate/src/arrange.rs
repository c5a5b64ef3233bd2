//! The sort of solutions into Heap's order.
//!
//! It is a radix sort from the most significant digit on: by the column of one row, then each group
//! of equal columns by that of the row above. The solutions come in lexicographic order from the
//! last row upwards, so each group is a range already. Only the order of the ranges is to be found,
//! and that is the row's [`ColumnOrder`]. Nothing is moved until a solution's place is known.
//!
//! For example, on a board of size 7 with queens in columns 5 and 2 of the last two rows, these
//! solutions are found, written from the last row upwards:
//!
//! > 52 0 3641, 52 4 6031, 52 6 3041
//!
//! Row 4 receives its columns in the order 4 3 6 0 1. So the second solution is first in Heap's
//! order, at digit 0 of that row. The third one follows at digit 2, then the first one at digit 3.
//! Each is alone in its group, so the rows above need no sorting. Had two of them column 4, these
//! two would be sorted by row 3, in the column order that row 3 has while row 4 is at digit 0.
//!
//! Loops run by index, because macros run without optimization, where an iterator's step is several
//! calls of functions.

use queen_math::order::ColumnOrder;

/// Returns what is kept of a solution, given the column order of a row, its digit there, and the
/// rank of its digits from the last row up to that one. It is called once the solution is alone in
/// its group.
pub(crate) type Output = fn(u64, ColumnOrder, usize, u64) -> u64;

/// Sorts the `found` solutions into Heap's order. They are in lexicographic order from the last row
/// upwards, and agree in the rows below that of `order`, whose digits make up `rank`.
pub(crate) fn arrange(order: ColumnOrder, rank: u64, found: &[u64], output: Output) -> Vec<u64> {
    let mut arranged = vec![0; found.len()];
    let mut arrangement = Arrangement { found, output, arranged: &mut arranged, len: 0 };
    // An empty range needs no case of its own: nothing is left to sort.
    arrangement.extend(0, found.len(), order, rank);
    arranged
}

/// A sort, with what it has finished so far.
struct Arrangement<'a> {
    found: &'a [u64],
    output: Output,
    /// What is kept of the first `len` solutions in Heap's order. The others have no place yet.
    arranged: &'a mut [u64],
    len: usize,
}

impl Arrangement<'_> {
    /// Appends the solutions from `start` up to, but without, `end`. They agree in the rows below
    /// that of `order`, and the digits of these rows make up `rank`.
    fn extend(&mut self, start: usize, end: usize, order: ColumnOrder, rank: u64) {
        let found = self.found;
        let row = order.row();
        let shift = 4 * row;
        // The range of solutions for each digit of the row, if the bit of the digit is set. Each
        // array has a statement of its own, because without optimization, a pattern would copy both
        // from a tuple.
        let mut starts = [0; 16];
        let mut ends = [0; 16];
        let mut digits = 0_u64;
        let mut index = start;
        // The ranges are right for the solutions before `index`.
        while index < end {
            let column = found[index] >> shift & 0xf;
            let digit = order.digit(column as u8);
            starts[digit] = index;
            digits |= 1 << digit;
            index = index.wrapping_add(1);
            // Solutions ascend, so those with this column follow each other.
            while index < end && found[index] >> shift & 0xf == column {
                index = index.wrapping_add(1);
            }
            ends[digit] = index;
        }
        // The solutions of the digits below the lowest set bit have been appended. A group has few
        // digits, most often two, so most are never looked at.
        while digits != 0 {
            let digit = digits.trailing_zeros() as usize;
            digits &= digits.wrapping_sub(1);
            let (start, end) = (starts[digit], ends[digit]);
            let rank = rank * (row as u64 + 1) + digit as u64;
            // Two solutions that agree so far differ further up, so there is a row above.
            if end - start > 1 {
                self.extend(start, end, order.above(digit), rank);
            } else {
                self.arranged[self.len] = (self.output)(found[start], order, digit, rank);
                self.len += 1;
            }
        }
    }
}

/// Completes the rank of a `solution`. `rank` has the digits up to `digit`, which is that of the
/// row whose order is `below`.
///
/// This is the [rank](queen_math::order::rank) from a later row on, by Horner's rule. For the first
/// solution in the example above, `rank` is (5 · 6 + 1) · 5 + 3 = 158, after the digits 5, 1 and 3.
/// The digits of rows 3, 2, 1 are 0, 2 and 0: the result is ((158 · 4 + 0) · 3 + 2) · 2 + 0 = 3796.
pub(crate) fn complete_rank(solution: u64, below: ColumnOrder, digit: usize, mut rank: u64) -> u64 {
    let mut order = below.above(digit);
    let mut row = order.row();
    // `rank` has the digits of the rows below `row`, and `order` is that of `row`. Row 0 is left
    // out: its digit is 0, and 0! = 1!.
    while row > 0 {
        let digit = order.digit((solution >> (4 * row) & 0xf) as u8);
        rank = rank * (row as u64 + 1) + digit as u64;
        order = order.above(digit);
        row -= 1;
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let mut order = ColumnOrder::of_last_row(7).unwrap();
        let digits = [5, 2].map(|column| {
            let digit = order.digit(column);
            order = order.above(digit);
            digit
        });
        assert_eq!(digits, [5, 1]);
        assert!((0..5).map(|digit| order.column(digit)).eq([4, 3, 6, 0, 1]));
        let found = [0x0052_03641, 0x0052_46031, 0x0052_63041];
        let [first, second, third] = found;
        let part = 5 * 6 + 1;
        let sorted = arrange(order, part, &found, |solution, _, _, _| solution);
        assert_eq!(sorted, [second, third, first]);
        assert_eq!(arrange(order, part, &found, complete_rank), [3731, 3787, 3796]);
        assert_eq!(arrange(order, part, &[], complete_rank), []);
        let digit = order.digit(0);
        assert_eq!((digit, part * 5 + digit as u64), (3, 158));
        let mut above = order.above(digit);
        let digits = [3, 6, 4].map(|column| {
            let digit = above.digit(column);
            above = above.above(digit);
            digit
        });
        assert_eq!(digits, [0, 2, 0]);
    }
}
