//! A reader of a plain table.
//!
//! The bytes are rows of columns, sorted by Heap's order. In it the last row counts most, so that
//! all solutions with the same queens from some row on are neighbours: a binary search finds where
//! they begin. The ten solutions of 5 × 5 begin so; the last row has the columns 4, 1, 2, 3, 0 in
//! turn:
//!
//! ```text
//! index    0          1          2          3          4
//! columns  1 3 0 2 4  2 0 3 1 4  4 2 0 3 1  3 0 2 4 1  0 3 1 4 2
//! ```
//!
//! Those with a queen in column 4 of row 4, which is at digit 0, begin at index 0 and end before 2,
//! the first index whose digit is at least 1. In these, row 3 has the order 3 2 1 0. So those that
//! have a queen in column 1 of row 3 as well, which is at digit 2, begin at index 1, the first one
//! whose digit is at least 2. None has a digit of at least 3, so they also end before 2.
//!
//! A reader never trusts its bytes, which may be damaged: if some are missing, it returns `None`.

use super::blocks;
use super::earlier_columns::EarlierColumns;
use crate::order::ColumnOrder;
use crate::placement::are_solution;
use crate::table::given::Given;
use crate::table::solutions::solutions;
use crate::{Placement, order};

/// A reader of a plain table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::table) struct Reader<'a> {
    /// From 1, so that a loop that takes an entry at a time ends, to [`MAX_TABLE_SIZE`]. So an
    /// index of at most the number of solutions times the size is at most 14,772,512 · 16, for n =
    /// 16, which 32 bits hold.
    ///
    /// [`MAX_TABLE_SIZE`]: crate::MAX_TABLE_SIZE
    pub(in crate::table) size: usize,
    pub(in crate::table) bytes: &'a [u8],
}

impl Reader<'_> {
    /// The placement in the bytes at `index`, which is at most the number of solutions; `None` if
    /// bytes are missing. The columns are taken modulo 16 and not checked.
    #[inline]
    pub(in crate::table) const fn get(&self, index: usize) -> Option<Placement> {
        match self.bytes.split_at_checked(index * self.size) {
            Some((_, columns)) => Placement::from_table(self.size, columns),
            None => None,
        }
    }

    /// The index of the solution with these columns, the top row's first.
    ///
    /// The last row's queen leads to a [block](blocks) of solutions, which a binary search narrows.
    /// In Heap's order the last row counts most, so the last row in which two solutions differ says
    /// which comes first: the one found in the table comes before the one that is looked for if the
    /// row has its column [earlier](EarlierColumns) than the other's. When few solutions are left,
    /// comparing them one by one takes fewer steps than finding the earlier columns of one more
    /// row.
    ///
    /// In the table above, let 2 0 3 1 4 be looked for, and 1 3 0 2 4 be found. They differ last in
    /// row 3. Below a queen in column 4, row 3 has the order 3 2 1 0, so it has the columns 3 and 2
    /// before the 1 that is looked for. The one found has 2 there, so it comes first, and the
    /// search goes on behind it.
    ///
    /// The columns may be any bytes, and so may the table: at the end whole solutions are compared.
    // Inlined, because a size that is a constant halves the steps.
    #[inline(always)]
    pub(in crate::table) fn index_of(&self, columns: &[u8]) -> Option<usize> {
        // Measured for n = 8 and 12: from 20 to 64 makes little difference.
        const FEW: usize = 32;
        if columns.len() != self.size {
            return None;
        }
        let (mut start, mut end) = blocks::with_queen(self.size, *columns.last()?)?;
        let mut earlier = EarlierColumns::new(columns);
        // The solutions before `start` come before this one, those from `end` on come after it.
        while end - start > FEW {
            let middle = start.midpoint(end);
            let found = self.columns(middle)?;
            let Some(row) = found.iter().zip(columns).rposition(|(left, right)| left != right)
            else {
                return Some(middle);
            };
            // The remainder, since a damaged byte may be too large for a shift.
            if earlier.of_row(row) >> (found.get(row)? % 16) & 1 == 1 {
                start = middle + 1;
            } else {
                end = middle;
            }
        }
        let few = self.bytes.get(start * self.size..end * self.size)?;
        let index = few.chunks_exact(self.size).position(|found| found == columns)?;
        Some(start + index)
    }

    /// The columns of the solution at `index`.
    #[inline]
    fn columns(&self, index: usize) -> Option<&[u8]> {
        self.bytes.get(index * self.size..)?.get(..self.size)
    }

    /// Whether each entry is a solution, and the last one is whole.
    pub(in crate::table) const fn has_only_solutions(&self) -> bool {
        let mut rest = self.bytes;
        // All entries before `rest` are solutions. The loop stops at one that is none or cut off.
        while let Some((columns, others)) = rest.split_at_checked(self.size)
            && are_solution(columns)
        {
            rest = others;
        }
        rest.is_empty()
    }

    /// Whether these are all solutions, in Heap's order.
    pub(in crate::table) const fn verify(&self) -> bool {
        // As many distinct solutions as there are solutions are all of them.
        if self.bytes.len() != solutions(self.size) * self.size || !self.has_only_solutions() {
            return false;
        }
        // The solutions before `index` ascend, so they are distinct. `last` is the last of them.
        // Behind the last solution are no bytes, so `get` returns `None` at the latest there.
        let (mut index, mut last) = (0, None);
        while let Some(solution) = self.get(index)
            && order::follows(&solution, last)
        {
            (index, last) = (index + 1, Some(solution));
        }
        index == solutions(self.size)
    }

    /// The range of the solutions that have the given queens in the last rows: the index of the
    /// first one, and one more than that of the last. The last rows are those below the lowest row
    /// without a given queen. All solutions of the range have their queens, so these rows are
    /// removed from `given`, and only the others are left to check. If the range gets empty, it
    /// stops there, and some of these rows stay in `given`, but then there is no solution to check.
    pub(in crate::table) const fn range(&self, given: &mut Given) -> (usize, usize) {
        let (mut start, mut end) = (0, solutions(self.size));
        let mut order = ColumnOrder::of_row(self.size - 1);
        // The solutions from `start` to `end` are those with the given queens in the rows below
        // that of `order`. So these rows are alike, and the order of this row is the same for all
        // of them. At the top row, `above` returns the same order again. Its row is no longer in
        // `given` then, and this ends the loop.
        while start < end && given.rows >> order.row() & 1 == 1 {
            given.rows ^= 1 << order.row();
            let digit = order.digit(given.column(order.row()));
            // Those with this digit have this column, as a row has each column at one digit.
            start = self.find_digit(order, digit, start, end);
            end = self.find_digit(order, digit + 1, start, end);
            order = order.above(digit);
        }
        (start, end)
    }

    /// The index of the first solution from `start` on whose digit is at least `digit`, or `end` if
    /// none before that has one. Those from `start` up to `end` have the same queens below the row
    /// of this column order.
    const fn find_digit(
        &self,
        order: ColumnOrder,
        digit: usize,
        mut start: usize,
        mut end: usize,
    ) -> usize {
        // Digits ascend, as long as the rows below are alike. The solutions before `start` have
        // digits below `digit`, those from `end` on have not. If a byte is missing, its digit
        // counts as large.
        while start < end {
            let middle = start.midpoint(end);
            let byte = middle * self.size + order.row();
            if byte < self.bytes.len() && order.digit(self.bytes[byte]) < digit {
                start = middle + 1;
            } else {
                end = middle;
            }
        }
        start
    }

    /// The number of adjacent solutions without a queen in this row and column, from the one at
    /// `index` on or backwards, and at most `max`. The one at `index` has none there. May be fewer
    /// than there are: the caller asks again from there. `max` is from 1 to the number of solutions
    /// in this direction, so no index is below 0. A missing byte is no such queen either, so a run
    /// forwards goes on over missing bytes.
    ///
    /// If the first 16 lack it, and the last of these and the 99 after it have the same queens in
    /// the row and below, the result is 15 + 100 = 115.
    pub(in crate::table) fn run_without(
        &self,
        (row, column): (usize, u8),
        index: usize,
        max: usize,
        forwards: bool,
    ) -> usize {
        // In the first rows, few neighbours have the same column: a run ends after a few steps, and
        // to double them would not pay.
        const MAX_STEPS: usize = 16;
        let after = |steps: usize| if forwards { index + steps } else { index - steps };
        let lacks = |steps: usize| self.bytes.get(after(steps) * self.size + row) != Some(&column);
        let mut len = 1;
        // The first `len` lack the column.
        while len < max && lacks(len) {
            len += 1;
            // In the last rows, it pays to go on with all that have the same queens as the last
            // one: they lack this one, too.
            if len == MAX_STEPS {
                return len - 1 + self.run_alike(row, after(len - 1), max - len + 1, forwards);
            }
        }
        len
    }

    /// The number of adjacent solutions, from the one at `index` on or backwards and at most `max`,
    /// that have the same queens in `row` and below. `max` is as in `run_without`.
    ///
    /// In Heap's order these are together: if one of them is alike, all between are, and few need
    /// to be compared. Let the run be six, counted from 0. Then 1 and 3 are compared, which are
    /// alike, 7, which is not, 5, which is, and 6, which is not.
    fn run_alike(&self, row: usize, index: usize, max: usize, forwards: bool) -> usize {
        let queens =
            |index: usize| self.bytes.get(index * self.size + row..(index + 1) * self.size);
        let is_alike = |steps: usize| {
            queens(if forwards { index + steps } else { index - steps }) == queens(index)
        };
        // Doubles the step until it leads too far, then halves it: a run of m takes about 2 · log m
        // comparisons (J. L. Bentley and A. C. Yao, *An Almost Optimal Algorithm for Unbounded
        // Searching*, 1976). Always, the first `len` are alike, and in the second loop the run is
        // shorter than `len` + `step`.
        let (mut len, mut step) = (1, 1);
        while len + step <= max && is_alike(len + step - 1) {
            len += step;
            step *= 2;
        }
        while step > 1 {
            step /= 2;
            if len + step <= max && is_alike(len + step - 1) {
                len += step;
            }
        }
        len
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use super::*;
    use crate::{MAX_TABLE_SIZE, extent, textbook};

    fn table(size: usize) -> (Vec<Placement>, Vec<u8>) {
        let solutions = textbook::solutions(size);
        let bytes = solutions.iter().flat_map(Placement::columns).copied().collect();
        (solutions, bytes)
    }

    /// The queens of `placement` in the rows from `first` on.
    fn given_from(first: usize, placement: &Placement) -> Given {
        let mut queens = [0; MAX_TABLE_SIZE];
        for (row, column) in placement.columns().iter().enumerate().skip(first) {
            queens[row] = 1 << column;
        }
        Given::new(placement.size(), queens).unwrap()
    }

    #[test]
    fn a_range_holds_the_solutions_with_the_given_queens() {
        for size in 4..=extent::largest(8) {
            let (solutions, bytes) = table(size);
            for (index, solution) in solutions.iter().enumerate() {
                for first in 0..=size {
                    let queens = |index: usize| &solutions[index].columns()[first..];
                    let start = (0..index).rev().take_while(|&i| queens(i) == queens(index));
                    let end = (index..solutions.len()).take_while(|&i| queens(i) == queens(index));
                    let alike = (index - start.count(), index + end.count());

                    let mut given = given_from(first, solution);
                    let above = if first > 1 { 1 << (first - 2) } else { 0 };
                    given.rows |= above;
                    assert_eq!(Reader { size, bytes: &bytes }.range(&mut given), alike);
                    assert_eq!(given.rows, above, "n = {size}, from row {first}");
                }
            }
        }
    }

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let (solutions, bytes) = table(5);
        assert_eq!(solutions[1].columns(), [2, 0, 3, 1, 4]);
        let range =
            |first| Reader { size: 5, bytes: &bytes }.range(&mut given_from(first, &solutions[1]));
        assert_eq!([4, 3].map(range), [(0, 2), (1, 2)]);
    }

    #[test]
    fn missing_bytes_are_not_read() {
        let (solutions, bytes) = table(6);
        for solution in &solutions {
            for len in 0..bytes.len() {
                let bytes = &bytes[..len];
                let (start, end) = Reader { size: 6, bytes }.range(&mut given_from(0, solution));
                assert!(start <= end && end <= 4);
            }
        }
    }

    /// Calls `check` with some adjacent solutions, the bytes of the table, the index of the first
    /// one, and whether the others follow it.
    fn for_each_run(mut check: impl FnMut(&[Placement], &[u8], usize, bool)) {
        for size in 6..=extent::largest(9) {
            let (solutions, bytes) = table(size);
            for index in (0..solutions.len()).step_by(size - 5) {
                let from_here = solutions[index..].to_vec();
                let back_from_here = solutions[..=index].iter().rev().copied().collect();
                for (forwards, all) in [(true, from_here), (false, back_from_here)] {
                    for max in [1, 2, 15, 16, 17, 23, all.len()] {
                        check(&all[..max.min(all.len())], &bytes, index, forwards);
                    }
                }
            }
        }
    }

    /// The number of solutions at the start of `run` that are like the first one in `row` and
    /// below.
    fn alike(run: &[Placement], row: usize) -> usize {
        let queens = &run[0].columns()[row..];
        run.iter().take_while(|other| other.columns()[row..] == *queens).count()
    }

    #[test]
    fn a_run_of_solutions_that_are_alike_has_its_whole_length() {
        for_each_run(|run, bytes, index, forwards| {
            let size = run[0].size();
            for row in 0..size {
                let len = Reader { size, bytes }.run_alike(row, index, run.len(), forwards);
                assert_eq!(len, alike(run, row), "n = {size}, solution {index}, row {row}");
            }
        });
    }

    #[test]
    fn a_long_run_without_a_queen_ends_where_solutions_are_no_longer_alike() {
        for_each_run(|run, bytes, index, forwards| {
            let size = run[0].size();
            for (row, column) in (0..size).flat_map(|row| (0..size as u8).map(move |c| (row, c))) {
                let lacking = run.iter().take_while(|other| other.column(row) != column).count();
                let expected = match lacking {
                    0 => continue,
                    1..16 => lacking,
                    _ => 15 + alike(&run[15..], row),
                };
                let table = Reader { size, bytes };
                let len = table.run_without((row, column), index, run.len(), forwards);
                assert_eq!(len, expected, "n = {size}, solution {index}, row {row}, {column}");
            }
        });
    }
}
