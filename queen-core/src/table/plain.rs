//! The `plain` coding: the columns of each solution, one byte a queen.

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
