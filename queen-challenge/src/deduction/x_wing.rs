//! X-wings: two rows whose free squares are in the same two columns.
//!
//! In this part of a board, `.` is a free square, `x` one where no queen can stand, and `?` a free
//! square that the x-wing of rows 4 and 3 rules out:
//!
//! ```text
//!     a b c d e
//!  4  . x x x .
//!  3  . x x x .
//!  2  ? . . . ?
//! ```
//!
//! Row 4 has its queen on a4 or e4, row 3 on a3 or e3. Two queens of one column attack each other,
//! so they stand on a4 and e3 or on e4 and a3. Either way both columns have their queens, and no
//! other queen stands in them: a2 and e2 are out.
//!
//! In the other form, rows and columns are exchanged: two columns whose free squares are in the
//! same two rows. A step rules out one square, the first one from the top that is free.
//!
//! The reason outlives other steps unless one of them rules out one of the four squares. Then
//! singles fill both columns, which rules the square out.

use super::lines::{Deduction, ToLine, in_rows_or_columns};
use crate::Reason;
use crate::free::{Free, Rows, bits, squares};

pub(super) fn find(free: &Free) -> Option<Deduction> {
    in_rows_or_columns(free, x_wing)
}

/// The first x-wing of two rows that rules a square out, and this square.
///
/// `line` makes a `Line` of the index of a row, `across` one of that of a column. If `rows` are in
/// truth the columns of the board, `line` makes columns and `across` rows.
///
/// For the board above, rows 4 and 3 are the indices 0 and 1, with 0b10001 each. Of the two
/// columns, row 2 has 0b10001 free as well, so a2 is the square.
fn x_wing(rows: &Rows, [line, across]: [ToLine; 2]) -> Option<Deduction> {
    // Each row with two free squares is compared with those below it. If the columns are the same
    // but have no other free square, nothing follows, and the next row is tried: a `?` ends the
    // closure, not the search.
    let pairs = || rows.iter().enumerate().filter(|(_, free)| free.count_ones() == 2);
    pairs().find_map(|(upper, free)| {
        let (lower, _) = pairs().find(|&(row, same)| row > upper && same == free)?;
        // The free squares of the two columns.
        let mut others = squares(rows.map(|row| row & free));
        let square = others.find(|(row, _)| ![upper, lower].contains(row))?;
        let lines = [upper, lower].map(line);
        // Two bits are set, so both are there.
        let mut columns = bits(*free);
        let across = [columns.next()?, columns.next()?].map(across);
        Some((square, Reason::XWing { lines, across }))
    })
}
