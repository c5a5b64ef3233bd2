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

/// What is kept of a solution: the solution itself, for its columns, or its rank.
#[derive(Clone, Copy)]
pub(crate) enum Output {
    Columns,
    Ranks,
}

/// Sorts the `found` solutions into Heap's order. They are in lexicographic order from the last row
/// upwards, and agree in the rows below that of `order`, whose digits make up `rank`. If there are
/// any, `order` is that of row 1 or of a later one.
pub(crate) fn arrange(order: ColumnOrder, rank: u64, found: &[u64], output: Output) -> Vec<u64> {
    let mut arranged = vec![0; found.len()];
    let mut arrangement = Arrangement { found, output, arranged: &mut arranged, len: 0 };
    if let [solution] = found {
        let digit = order.digit((solution >> (4 * order.row()) & 0xf) as u8);
        arrangement.append(0, 1, order, digit, rank);
    } else if !found.is_empty() {
        arrangement.split(0, found.len(), order, rank);
    }
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
    /// Appends the solutions from `start` up to, but without, `end`: two or more. They agree in the
    /// rows below that of `order`, and the digits of these rows make up `rank`.
    fn split(&mut self, start: usize, end: usize, mut order: ColumnOrder, mut rank: u64) {
        let found = self.found;
        let first = found[start];
        let last = found[end.wrapping_sub(1)];
        let mut row = order.row();
        let mut shift = 4 * row;
        let mut digit = order.digit((first >> shift & 0xf) as u8);
        let mut column = 0xf << shift;
        // Solutions ascend, so all of them agree in a row if the first and the last one do. They
        // differ further up, so there is a row above.
        while (first ^ last) & column == 0 {
            rank = append_digit(rank, row, digit);
            order = order.above(digit);
            row = row.wrapping_sub(1);
            shift = shift.wrapping_sub(4);
            column >>= 4;
            digit = order.digit((first >> shift & 0xf) as u8);
        }
        // Those with the column of the first one come before `middle`. The last one has another
        // column, so the loop ends there at the latest.
        let mut middle = start.wrapping_add(1);
        while (found[middle] ^ first) & column == 0 {
            middle = middle.wrapping_add(1);
        }
        // Most groups are two solutions, and most others have two columns, too: their digits are
        // compared. The ranges below would take longer to set up.
        if (found[middle] ^ last) & column == 0 {
            let other = order.digit((last >> shift & 0xf) as u8);
            if digit < other {
                self.append(start, middle, order, digit, rank);
                self.append(middle, end, order, other, rank);
            } else {
                self.append(middle, end, order, other, rank);
                self.append(start, middle, order, digit, rank);
            }
            return;
        }
        // The range of solutions for each digit of the row, if the bit of the digit is set. Each
        // array has a statement of its own, because without optimization, a pattern would copy both
        // from a tuple.
        let mut starts = [0; 16];
        let mut ends = [0; 16];
        starts[digit] = start;
        ends[digit] = middle;
        let mut digits = 1_u64 << digit;
        // The ranges are right for the solutions before `middle`.
        while middle < end {
            let solution = found[middle];
            let digit = order.digit((solution >> shift & 0xf) as u8);
            starts[digit] = middle;
            digits |= 1 << digit;
            middle = middle.wrapping_add(1);
            // Solutions ascend, so those with this column follow each other.
            while middle < end && (found[middle] ^ solution) & column == 0 {
                middle = middle.wrapping_add(1);
            }
            ends[digit] = middle;
        }
        // The solutions of the digits below the lowest set bit have been appended.
        while digits != 0 {
            let digit = digits.trailing_zeros() as usize;
            digits &= digits.wrapping_sub(1);
            self.append(starts[digit], ends[digit], order, digit, rank);
        }
    }

    /// Appends the solutions from `start` up to, but without, `end`: one or more. They are at
    /// `digit` in the row of `order` and agree in the rows below, whose digits make up `rank`.
    fn append(&mut self, start: usize, end: usize, order: ColumnOrder, digit: usize, rank: u64) {
        let rank = append_digit(rank, order.row(), digit);
        if end.wrapping_sub(start) > 1 {
            self.split(start, end, order.above(digit), rank);
            return;
        }
        let solution = self.found[start];
        self.arranged[self.len] = match self.output {
            Output::Columns => solution,
            Output::Ranks => complete_rank(solution, order, digit, rank),
        };
        self.len = self.len.wrapping_add(1);
    }
}

/// The rank that has the digit of `row` behind those of the rows below. It is less than 16!, so
/// nothing wraps; a check for it would take longer than the sum.
fn append_digit(rank: u64, row: usize, digit: usize) -> u64 {
    rank.wrapping_mul(row.wrapping_add(1) as u64).wrapping_add(digit as u64)
}

/// Completes the rank of a `solution`. `rank` has the digits up to `digit`, which is that of the
/// row whose order is `below`.
///
/// This is the [rank](queen_math::order::rank) from a later row on, by Horner's rule. For the first
/// solution in the example above, `rank` is (5 · 6 + 1) · 5 + 3 = 158, after the digits 5, 1 and 3.
/// The digits of rows 3, 2, 1 are 0, 2 and 0: the result is ((158 · 4 + 0) · 3 + 2) · 2 + 0 = 3796.
fn complete_rank(solution: u64, below: ColumnOrder, digit: usize, mut rank: u64) -> u64 {
    let mut order = below.above(digit);
    let mut row = order.row();
    // `rank` has the digits of the rows below `row`, and `order` is that of `row`. Row 0 is left
    // out: its digit is 0, and 0! = 1!.
    while row > 0 {
        let digit = order.digit((solution >> (4 * row) & 0xf) as u8);
        rank = append_digit(rank, row, digit);
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
        let sorted = arrange(order, part, &found, Output::Columns);
        assert_eq!(sorted, [second, third, first]);
        assert_eq!(arrange(order, part, &found, Output::Ranks), [3731, 3787, 3796]);
        assert_eq!(arrange(order, part, &[], Output::Ranks), []);
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
