//! Singles: squares that are the only free ones of a row or column.
//!
//! A square can be the only one of both. Then the row is the reason, as it is easier to see.
//!
//! Other steps leave the reason as it is: the line has no queen yet, since its queen can only stand
//! on this square. So the square is still the only one.

use super::lines::Deduction;
use crate::free::Free;
use crate::{Line, Reason};

pub(super) fn find(free: &Free) -> Option<Deduction> {
    let (row, column) = free.singles().next()?;
    let in_row = free.row(row).is_power_of_two();
    let line = if in_row { Line::Row(row) } else { Line::Column(column) };
    Some(((row, column), Reason::Single { line }))
}
