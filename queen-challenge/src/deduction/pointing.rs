//! Pointing: squares that attack all two or three free squares of a line.
//!
//! From a row at the distance d a queen attacks at most three squares of a row: one straight ahead
//! and those d columns to its left and right. Two free squares of a row can be any two of these,
//! three have to be all of them:
//!
//! ```text
//!     a b c d e f               a b c d e
//!  4  x . x . x .     triple    . x . x x     pair
//!  3                            x x x x x
//!  2        ?                       ?
//! ```
//!
//! On the left, d2 attacks b4, d4 and f4, on the right, c2 attacks a4 and c4. A queen on the square
//! with the question mark would leave row 4 without a square, but each row needs a queen: so the
//! square is ruled out. If a row or a column has four free squares or more, none attacks them all.
//!
//! A region is a line as well: the free squares of one can be any two or three squares. Those that
//! attack four or more of one are found by covering.
//!
//! After other steps, the squares that are left are still attacked. If one of them now has the
//! queen, or is the only one left and takes it as a single, that queen rules the square out.

use queen_math::attacks::reach;

use super::exclusion::excluded_by_each;
use super::lines::{Deduction, in_rows_or_columns};
use crate::free::Free;
use crate::rows::{Rows, count, squares};
use crate::{Line, Reason};

// `in_rows_or_columns` passes the rows and, if these have nothing, the columns as rows; it turns a
// square that is found there back. `line` makes the row, or the column, of an index.
pub(super) fn find_pair<const REGIONS: bool>(free: &Free<REGIONS>) -> Option<Deduction> {
    in_rows_or_columns(free, |rows, [line, _]| {
        let (square, row) = pointing(rows, 2)?;
        Some((square, Reason::PointingPair { line: line(row) }))
    })
    .or_else(|| {
        // Boards without regions take no stack for them.
        free.areas()?;
        let (square, line) = at_a_region(free, 2)?;
        Some((square, Reason::PointingPair { line }))
    })
}

pub(super) fn find_triple<const REGIONS: bool>(free: &Free<REGIONS>) -> Option<Deduction> {
    in_rows_or_columns(free, |rows, [line, _]| {
        let (square, row) = pointing(rows, 3)?;
        Some((square, Reason::PointingTriple { line: line(row) }))
    })
    .or_else(|| {
        // Boards without regions take no stack for them.
        free.areas()?;
        let (square, line) = at_a_region(free, 3)?;
        Some((square, Reason::PointingTriple { line }))
    })
}

/// The first free square that attacks all free squares of a region that has `size` of them, and
/// that region. Of several such regions it is the first.
// Inlined, it would take stack from each step, of boards without regions too.
#[inline(never)]
fn at_a_region<const REGIONS: bool>(
    free: &Free<REGIONS>,
    size: u32,
) -> Option<((usize, usize), Line)> {
    let rows = free.rows();
    let mut few = free.regions(&rows).filter(|(_, left)| count(left) == size);
    few.find_map(|(region, left)| {
        Some((squares(excluded_by_each(&rows, &left, None)).next()?, Line::Region(region)))
    })
}

/// The first free square that attacks all free squares of a row that has `count` of them, and that
/// row. Of several such rows it is the first.
///
/// A square of the row itself does not qualify: at the distance 0 a queen reaches one column, and
/// there are two free ones or more.
fn pointing(rows: &Rows, count: u32) -> Option<((usize, usize), usize)> {
    // A row that has its queen or is beyond the board has no free squares, so it is none of these.
    let mut few = rows.iter().enumerate().filter(|(_, free)| free.count_ones() == count);
    few.find_map(|(row, free)| {
        // Of the squares from which a queen can reach the row, it attacks those in `attacked`. All
        // free ones are among them if none is left without them.
        let attacks_all = |&(other, column): &(usize, usize)| {
            let attacked = reach(1 << column, row.abs_diff(other)) as u16;
            free & !attacked == 0
        };
        Some((squares(*rows).find(attacks_all)?, row))
    })
}
