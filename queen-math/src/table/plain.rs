//! The `plain` layout: the columns of each solution, one byte a queen.

use core::cmp::Ordering;

use super::search::Allowed;
use crate::order::ColumnOrder;
use crate::{MAX_TABLE_SIZE, Placement, order};

/// The placement in the bytes at `index`.
#[inline]
pub(super) const fn get(size: usize, bytes: &[u8], index: usize) -> Option<Placement> {
    match bytes.split_at_checked(index * size) {
        Some((_, columns)) => Placement::from_table(size, columns),
        None => None,
    }
}

/// The index of a solution, by binary search.
pub(super) const fn index_of(len: usize, bytes: &[u8], solution: &Placement) -> Option<usize> {
    let size = solution.size();
    let (mut start, mut end) = (0, len);
    while start < end {
        let middle = start.midpoint(end);
        let Some(found) = get(size, bytes, middle) else {
            return None;
        };
        match order::compare(&found, solution) {
            Ordering::Less => start = middle + 1,
            Ordering::Equal => return Some(middle),
            Ordering::Greater => end = middle,
        }
    }
    None
}

/// The indices of the solutions with the given queens in the last rows, up to the first row without
/// one: where to start and to end. Removes these rows from `given`.
///
/// A given row has one allowed column.
pub(super) const fn range(
    size: usize,
    len: usize,
    bytes: &[u8],
    allowed: &Allowed,
    given: &mut u16,
) -> (usize, usize) {
    let (mut start, mut end) = (0, len);
    let mut order = ColumnOrder::of_row(size - 1);
    while start < end && *given >> order.row() & 1 == 1 {
        *given ^= 1 << order.row();
        let column = allowed[order.row() % MAX_TABLE_SIZE].trailing_zeros() as u8;
        let digit = order.digit(column);
        start = find_digit(size, bytes, order, digit, start, end);
        end = find_digit(size, bytes, order, digit + 1, start, end);
        if order.row() == 0 {
            break;
        }
        order = order.above(digit);
    }
    (start, end)
}

/// The index of the first solution from `start` on whose digit is at least `digit`, or `end`. The
/// solutions have the same queens below the row of this column order.
const fn find_digit(
    size: usize,
    bytes: &[u8],
    order: ColumnOrder,
    digit: usize,
    mut start: usize,
    mut end: usize,
) -> usize {
    while start < end {
        let middle = start.midpoint(end);
        let place = middle * size + order.row();
        if place < bytes.len() && order.digit(bytes[place]) < digit {
            start = middle + 1;
        } else {
            end = middle;
        }
    }
    start
}

/// The number of adjacent solutions, from the one at `index` on or backwards and at most `max`, that
/// lack the queen in this row and column, as that one does.
pub(super) fn run_without(
    size: usize,
    bytes: &[u8],
    (row, column): (usize, u8),
    index: usize,
    max: usize,
    forwards: bool,
) -> usize {
    // In the first rows, few neighbours have the same column.
    const MAX_STEPS: usize = 16;
    let after = |passed: usize| if forwards { index + passed } else { index - passed };
    let lacks = |passed: usize| bytes.get(after(passed) * size + row) != Some(&column);
    let mut len = 1;
    while len < max && lacks(len) {
        len += 1;
        if len == MAX_STEPS {
            return len - 1 + run_alike(size, bytes, row, after(len - 1), max - len + 1, forwards);
        }
    }
    len
}

/// The number of adjacent solutions, from the one at `index` on or backwards and at most `max`,
/// that have the same queens in `row` and below.
fn run_alike(
    size: usize,
    bytes: &[u8],
    row: usize,
    index: usize,
    max: usize,
    forwards: bool,
) -> usize {
    let queens = |index: usize| bytes.get(index * size + row..(index + 1) * size);
    let is_alike = |passed: usize| {
        queens(if forwards { index + passed } else { index - passed }) == queens(index)
    };
    // Gallops, then halves the steps.
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

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use super::*;
    use crate::search::Heap;

    fn table(size: usize) -> (Vec<Placement>, Vec<u8>) {
        let solutions: Vec<_> = Heap::new(size).unwrap().collect();
        let bytes = solutions.iter().flat_map(Placement::columns).copied().collect();
        (solutions, bytes)
    }

    /// The rows from `first` on with their queens in `placement`.
    fn given_from(first: usize, placement: &Placement) -> (Allowed, u16) {
        let (mut allowed, mut given) = ([u16::MAX; MAX_TABLE_SIZE], 0);
        for (row, column) in placement.columns().iter().enumerate().skip(first) {
            allowed[row] = 1 << column;
            given |= 1 << row;
        }
        (allowed, given)
    }

    #[test]
    fn a_range_holds_the_solutions_with_the_given_queens() {
        for size in 4..=8 {
            let (solutions, bytes) = table(size);
            for (index, solution) in solutions.iter().enumerate() {
                for first in 0..=size {
                    let queens = |index: usize| &solutions[index].columns()[first..];
                    let start = (0..index).rev().take_while(|&i| queens(i) == queens(index));
                    let end = (index..solutions.len()).take_while(|&i| queens(i) == queens(index));
                    let alike = (index - start.count(), index + end.count());

                    let (allowed, given) = given_from(first, solution);
                    let above = if first > 1 { 1 << (first - 2) } else { 0 };
                    let mut left = given | above;
                    let len = solutions.len();
                    assert_eq!(range(size, len, &bytes, &allowed, &mut left), alike);
                    assert_eq!(left, above, "n = {size}, from row {first}");
                }
            }
        }
    }

    #[test]
    fn missing_bytes_are_not_read() {
        let (solutions, bytes) = table(6);
        for solution in &solutions {
            for len in 0..bytes.len() {
                let (allowed, mut given) = given_from(0, solution);
                let (start, end) = range(6, 4, &bytes[..len], &allowed, &mut given);
                assert!(start <= end && end <= 4);
            }
        }
    }

    /// Calls `check` with some adjacent solutions, the bytes of the table, the index of the first
    /// one, and whether the others follow it.
    fn for_each_run(mut check: impl FnMut(&[Placement], &[u8], usize, bool)) {
        for size in 6..=9 {
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

    /// The number of solutions at the start of `run` that are like the first one in `row` and below.
    fn alike(run: &[Placement], row: usize) -> usize {
        let queens = &run[0].columns()[row..];
        run.iter().take_while(|other| other.columns()[row..] == *queens).count()
    }

    #[test]
    fn a_run_of_solutions_that_are_alike_has_its_whole_length() {
        for_each_run(|run, bytes, index, forwards| {
            let size = run[0].size();
            for row in 0..size {
                let len = run_alike(size, bytes, row, index, run.len(), forwards);
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
                let len = run_without(size, bytes, (row, column), index, run.len(), forwards);
                assert_eq!(len, expected, "n = {size}, solution {index}, row {row}, {column}");
            }
        });
    }
}
