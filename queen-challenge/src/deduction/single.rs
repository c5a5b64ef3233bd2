//! Singles: squares that are the only free ones of a row, a column or a region.
//!
//! A square can be the only one of several. Then the row is the reason, or else the column, as they
//! are easier to see than a region.
//!
//! Other steps leave the reason as it is: the line has no queen yet, since its queen can only stand
//! on this square. So the square is still the only one.

use super::lines::Deduction;
use crate::free::{Free, Rows};
use crate::{Line, Reason};

pub(super) fn find(free: &Free) -> Option<Deduction> {
    let (row, column) = free.singles().next()?;
    let in_row = free.row(row).is_power_of_two();
    let line = if in_row { Line::Row(row) } else { column_or_region(free, (row, column)) };
    Some(((row, column), Reason::Single { line }))
}

/// The column or else the region whose single a square is.
// As in `claiming`.
#[inline(never)]
fn column_or_region(free: &Free, (row, column): (usize, usize)) -> Line {
    let rows = free.rows();
    let is_single_of_column = rows.iter().filter(|&&row| row >> column & 1 != 0).count() == 1;
    let has_square = |rows: &Rows| rows.get(row).is_some_and(|row| row >> column & 1 != 0);
    let mut regions = free.regions(&rows);
    match regions.find(|(_, free)| has_square(free)) {
        Some((region, _)) if !is_single_of_column => Line::Region(region),
        _ => Line::Column(column),
    }
}
