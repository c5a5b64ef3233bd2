//! X-wings: two rows whose free squares are in the same two columns.
//!
//! ```text
//!     a b c d e
//!  4  . x x x .     The queens of rows 4 and 3 stand in the columns a and e, one in each,
//!  3  . x x x .     whichever it is,
//!  2  ? . . . ?     so no other queen stands there: a2 and e2 are out.
//! ```
//!
//! In the other form, rows and columns are exchanged. A step rules out one square, the first one
//! that is free.

use super::{Deduction, ToLine, in_rows_or_columns};
use crate::Reason;
use crate::free::{Free, Rows, bits, squares};

pub(super) fn find(free: &Free) -> Option<Deduction> {
    in_rows_or_columns(free, x_wing)
}

fn x_wing(rows: &Rows, [line, across]: [ToLine; 2]) -> Option<Deduction> {
    // Each row with two free squares is compared with those below it. If the columns are the same
    // but have no other free square, nothing follows, and the next row is tried.
    let pairs = || rows.iter().enumerate().filter(|(_, free)| free.count_ones() == 2);
    pairs().find_map(|(upper, free)| {
        let (lower, _) = pairs().find(|&(row, same)| row > upper && same == free)?;
        // The free squares of the two columns.
        let mut others = squares(rows.map(|row| row & free));
        let square = others.find(|(row, _)| ![upper, lower].contains(row))?;
        let lines = [upper, lower].map(line);
        let mut columns = bits(*free);
        let across = [columns.next()?, columns.next()?].map(across);
        Some((square, Reason::XWing { lines, across }))
    })
}
