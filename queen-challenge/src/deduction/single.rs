//! Singles.

use super::Deduction;
use crate::free::Free;
use crate::{Line, Reason};

pub(super) fn find(free: &Free) -> Option<Deduction> {
    let (row, column) = free.singles().next()?;
    let in_row = free.row(row).is_power_of_two();
    let line = if in_row { Line::Row(row) } else { Line::Column(column) };
    Some(((row, column), Reason::Single { line }))
}
