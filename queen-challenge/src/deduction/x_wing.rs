//! X-wings.

use super::{Deduction, ToLine, in_rows_or_columns};
use crate::Reason;
use crate::free::{Free, Rows, bits, squares};

pub(super) fn find(free: &Free) -> Option<Deduction> {
    in_rows_or_columns(free, x_wing)
}

fn x_wing(rows: &Rows, [line, across]: [ToLine; 2]) -> Option<Deduction> {
    let pairs = || rows.iter().enumerate().filter(|(_, free)| free.count_ones() == 2);
    pairs().find_map(|(upper, free)| {
        let (lower, _) = pairs().find(|&(row, same)| row > upper && same == free)?;
        let mut others = squares(rows.map(|row| row & free));
        let square = others.find(|(row, _)| ![upper, lower].contains(row))?;
        let lines = [upper, lower].map(line);
        let mut columns = bits(*free);
        let across = [columns.next()?, columns.next()?].map(across);
        Some((square, Reason::XWing { lines, across }))
    })
}
