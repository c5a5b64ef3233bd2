//! Pointing pairs and triples.

use queen_math::attacks::reach;

use super::{Deduction, in_rows_or_columns};
use crate::Reason;
use crate::free::{Free, Rows, squares};

pub(super) fn find_pair(free: &Free) -> Option<Deduction> {
    in_rows_or_columns(free, |rows, [line, _]| {
        let (square, row) = pointing(rows, 2)?;
        Some((square, Reason::PointingPair { line: line(row) }))
    })
}

pub(super) fn find_triple(free: &Free) -> Option<Deduction> {
    in_rows_or_columns(free, |rows, [line, _]| {
        let (square, row) = pointing(rows, 3)?;
        Some((square, Reason::PointingTriple { line: line(row) }))
    })
}

/// A square that attacks all free squares of a row that has this many.
fn pointing(rows: &Rows, count: u32) -> Option<((usize, usize), usize)> {
    let mut few = rows.iter().enumerate().filter(|(_, free)| free.count_ones() == count);
    few.find_map(|(row, free)| {
        let attacks_all = |&(other, column): &(usize, usize)| {
            let attacked = reach(1 << column, row.abs_diff(other)) as u16;
            free & !attacked == 0
        };
        Some((squares(*rows).find(attacks_all)?, row))
    })
}
