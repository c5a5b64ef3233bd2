//! Singles: squares that are the only free ones of a row, a column or a region.
//!
//! After a queen on a2, for example, row 4 of a board of 4 × 4 has the free squares b4 and d4, and
//! rows 3 and 1 have c and d. Column b has only b4, so b4 is a single, and column b is the reason.
//! A square can be the only one of several lines. Then the row is the reason, or else the column,
//! as they are easier to see than a region.
//!
//! Other steps may come before this one. They only take free squares away, so if b4 is still free
//! after them, it is still the only one of column b. Nor has column b got its queen elsewhere: only
//! b4 was free in it.

use super::lines::Deduction;
use crate::free::Free;
use crate::rows::Rows;
use crate::{Line, Reason};

/// The first single, row by row from the top, with its line as the reason.
///
/// A line that has its queen has no free square, so it has no single.
pub(super) fn find<const REGIONS: bool>(free: &Free<REGIONS>) -> Option<Deduction> {
    let (row, column) = free.singles().next()?;
    // A single is free, so a row with one free square has this one. Otherwise it is the column or
    // the region that has no other.
    let in_row = free.row(row).is_power_of_two();
    let line = match free.areas() {
        _ if in_row => Line::Row(row),
        Some(_) => column_or_region(free, (row, column)),
        None => Line::Column(column),
    };
    Some(((row, column), Reason::Single { line }))
}

/// The column or else the region whose single a square is, which is not that of its row.
// Inlined, it would take stack from each step, of boards without regions too.
#[inline(never)]
fn column_or_region<const REGIONS: bool>(
    free: &Free<REGIONS>,
    (row, column): (usize, usize),
) -> Line {
    let rows = free.rows();
    let is_single_of_column = rows.iter().filter(|&&row| row >> column & 1 != 0).count() == 1;
    let has_square = |rows: &Rows| rows.get(row).is_some_and(|row| row >> column & 1 != 0);
    let mut regions = free.regions(&rows);
    match regions.find(|(_, free)| has_square(free)) {
        Some((region, _)) if !is_single_of_column => Line::Region(region),
        _ => Line::Column(column),
    }
}
