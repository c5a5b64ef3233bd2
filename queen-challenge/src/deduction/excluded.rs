//! Squares that a queen on any of several squares excludes.
//!
//! A queen excludes the squares that it attacks and, if the board is divided into regions, those of
//! its own region. Of the free squares of a line one gets the queen; so what each of them excludes
//! is ruled out, whichever it is. It is the other way round as well: a queen there would exclude
//! all free squares of the line.

use queen_math::attacks::reach;
use queen_runtime::Board;

use crate::areas::Areas;
use crate::free::{Free, Rows, squares};

/// The free squares that a queen on each of `line` attacks, or, with `areas`, excludes.
///
/// Squares of the line itself are none of them, as no queen excludes its own square.
pub(super) fn excluded_by_all(free: &Free, line: &Rows, areas: Option<&Areas>) -> Rows {
    let mut excluded = free.rows();
    for (queen_row, column) in squares(*line) {
        let region = areas.and_then(|areas| {
            let open = areas.find(u16::MAX, (queen_row, column))?;
            Some(areas.of(open))
        });
        for row in 0..Board::MAX_SIZE {
            let mut reached = reach(1 << column, row.abs_diff(queen_row)) as u16;
            if row == queen_row {
                reached = u16::MAX;
            }
            if let Some(region) = region {
                reached |= region[row];
            }
            if row == queen_row {
                reached &= !(1 << column);
            }
            excluded[row] &= reached;
        }
    }
    excluded
}
