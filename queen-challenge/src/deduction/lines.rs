//! Search of the rows of a board, or else of its columns.
//!
//! Rows and columns have the same reasons. A search that is written for rows also runs on the
//! mirror image of the board, in which the columns are rows, and its square is mirrored back.

use queen_runtime::Board;

use crate::free::Free;
use crate::rows::{Rows, squares};
use crate::{Line, Reason};

/// A square, as (row, column), and the reason why it is filled or ruled out.
pub(super) type Deduction = ((usize, usize), Reason);

/// Makes a row or a column of an index.
pub(super) type ToLine = fn(usize) -> Line;

/// What `find` finds in the rows or else, with rows and columns exchanged, in the columns.
///
/// `find` takes the free squares of each line, as bits, and two functions: one that makes a `Line`
/// of a line's index, and one for the lines across. With rows 0b1010, 0b1100, 0 and 0b1100 of a
/// board of 4 × 4, the columns are 0, 0b0001, 0b1010 and 0b1011: row 0 is bit 0 of columns 1 and 3.
/// A square that is found in them has its column first, so it is turned round.
///
/// The searches share one copy of it: inlined, it would make each step take more stack.
#[inline(never)]
pub(super) fn in_rows_or_columns<const REGIONS: bool>(
    free: &Free<REGIONS>,
    find: fn(&Rows, [ToLine; 2]) -> Option<Deduction>,
) -> Option<Deduction> {
    find(&free.rows(), [Line::Row, Line::Column]).or_else(|| {
        let mut columns = Rows::default();
        // The remainder changes no column: it removes the bounds check.
        for (row, column) in squares(free.rows()) {
            columns[column % Board::MAX_SIZE] |= 1 << row;
        }
        let ((column, row), reason) = find(&columns, [Line::Column, Line::Row])?;
        Some(((row, column), reason))
    })
}
