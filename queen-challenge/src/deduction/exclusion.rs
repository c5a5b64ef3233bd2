//! Squares that a queen on any of several squares excludes.
//!
//! A queen excludes the squares that it attacks and, if the board is divided into regions, those of
//! its own region. One of the free squares of a line gets a queen, so what each of them excludes is
//! ruled out, whichever it is. Seen from there, a queen would exclude all free squares of the line.

use queen_math::attacks::reach;
use queen_runtime::Board;

use crate::areas::Areas;
use crate::rows::{Rows, squares};

/// All regions, as bits.
const ALL: u16 = u16::MAX;

/// Those of the `free` squares that a queen on each of `line` attacks or, with `areas`, excludes.
///
/// Squares of the line itself are none of them, as no queen excludes its own square. Each pass
/// keeps the squares that one more queen excludes, so when none are left, none will be. `line` has
/// a square, since each line that needs a queen has one left.
pub(super) fn excluded_by_each(free: &Rows, line: &Rows, areas: Option<&Areas>) -> Rows {
    let mut excluded = *free;
    for (queen_row, column) in squares(*line) {
        // With areas, each square is in one of them.
        let region = areas.and_then(|areas| Some(areas.of(areas.find(ALL, (queen_row, column))?)));
        let mut is_any_left = 0;
        // Most rows soon have none left, and none beyond the board has any.
        for (row, excluded) in excluded.iter_mut().enumerate().filter(|(_, row)| **row != 0) {
            // The remainder removes the bounds check and with it the code that panics.
            let of_region = region.map_or(0, |region| region[row % Board::MAX_SIZE]);
            let reached = match row.abs_diff(queen_row) {
                0 => !(1 << column),
                distance => reach(1 << column, distance) as u16 | of_region,
            };
            *excluded &= reached;
            is_any_left |= *excluded;
        }
        if is_any_left == 0 {
            break;
        }
    }
    excluded
}
