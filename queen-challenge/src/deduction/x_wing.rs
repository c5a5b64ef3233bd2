//! X-wings: two lines whose free squares are in the same two lines across.
//!
//! In the three top rows of a board of 5 × 5, `.` is a free square, `x` one where no queen can
//! stand, and `*` a free square that the x-wing of rows 5 and 4 rules out:
//!
//! ```text
//!     a b c d e
//!  5  . x x x .
//!  4  . x x x .
//!  3  * . . . *
//! ```
//!
//! Row 5 has its queen on a5 or e5, row 4 on a4 or e4. Two queens of one column attack each other,
//! so they stand on a5 and e4 or on e5 and a4. Either way both columns have their queens, and no
//! other queen stands in them: a3 and e3 are out.
//!
//! In the other form, rows and columns are exchanged: two columns whose free squares are in the
//! same two rows. A step rules out one square, the first one row by row from the top or, in the
//! other form, column by column from the left. With regions, it is the first one row by row.
//!
//! If the board is divided into regions, there are as many as rows, numbered from 0, and each gets
//! exactly one queen. So a region is a line like rows and columns: two of them can have their
//! squares in the same two rows or columns, and two rows or columns theirs in the same two regions.
//!
//! Other steps may come before this one. If the four squares are still free after them, the reason
//! still holds. If one is not, say a5, then row 5 has its queen on e5, or e5 is its only free
//! square. With a queen there, a4 is the only one of row 4. So singles fill both columns, and their
//! queens attack a3 and e3: these are out without the x-wing.
//!
//! With regions, the reason holds while each of the two lines has free squares in both lines
//! across. Once one has them in one line across only, singles, claiming and covering give that one
//! to it and the other one to the other line, which rules the square out.

use queen_runtime::Board;

use super::lines::{Deduction, ToLine, in_rows_or_columns};
use crate::areas::Areas;
use crate::free::Free;
use crate::rows::{Rows, bits, squares};
use crate::{Line, Reason};

pub(super) fn find<const REGIONS: bool>(free: &Free<REGIONS>) -> Option<Deduction> {
    in_rows_or_columns(free, x_wing).or_else(|| with_regions(free, free.areas()?))
}

/// The first x-wing of regions and rows, regions and columns, rows and regions, or columns and
/// regions that rules a square out, and this square.
// Inlined, it would take stack from each step, of boards without regions too.
#[inline(never)]
fn with_regions<const REGIONS: bool>(free: &Free<REGIONS>, areas: &Areas) -> Option<Deduction> {
    // For each region, the rows and the columns of its free squares. The remainder changes no
    // region: it removes the bounds check, as `get` does below.
    let (mut rows, mut columns) = (Rows::default(), Rows::default());
    for (region, left) in free.regions(&free.rows()) {
        let region = region % Board::MAX_SIZE;
        for (row, left) in left.into_iter().enumerate().filter(|(_, left)| *left != 0) {
            rows[region] |= 1 << row;
            columns[region] |= left;
        }
    }
    let kinds: [(Rows, [ToLine; 2]); 4] = [
        (rows, [Line::Region, Line::Row]),
        (columns, [Line::Region, Line::Column]),
        (transposed(&rows), [Line::Row, Line::Region]),
        (transposed(&columns), [Line::Column, Line::Region]),
    ];
    kinds.into_iter().find_map(|(across, [line, other])| {
        let pairs = (0..free.size).flat_map(|one| (one + 1..free.size).map(move |two| [one, two]));
        pairs.into_iter().find_map(|pair| {
            let [one, two] = pair.map(|index| across.get(index).copied().unwrap_or(0));
            // A line without a bit has its queen. Two others with two lines across between them
            // fill both. If one of the two has one bit only, claiming and covering, which come
            // before, have left nothing to rule out.
            if one == 0 || two == 0 || (one | two).count_ones() != 2 {
                return None;
            }
            // Two bits are set, so both are there.
            let mut indices = bits(one | two);
            let across = [indices.next()?, indices.next()?].map(other);
            let lines = pair.map(line);
            let squares_of = |lines: [Line; 2]| {
                let [one, two] = lines.map(|line| line.row_masks(free.size, areas));
                move |row: usize| one.get(row).zip(two.get(row)).map_or(0, |(one, two)| one | two)
            };
            // Free squares of the lines across that are not in the two lines themselves.
            let (inside, outside) = (squares_of(across), squares_of(lines));
            let mut others = free.rows();
            for (row, left) in others.iter_mut().enumerate() {
                *left &= inside(row) & !outside(row);
            }
            Some((squares(others).next()?, Reason::XWing { lines, across }))
        })
    })
}

/// Rows as columns: bit r of mask c is bit c of mask r. The remainder removes the bounds check.
fn transposed(rows: &Rows) -> Rows {
    let mut columns = Rows::default();
    for (row, column) in squares(*rows) {
        columns[column % Board::MAX_SIZE] |= 1 << row;
    }
    columns
}

/// The first x-wing of two rows that rules a square out, and this square.
///
/// `line` makes a `Line` of an index into `rows`, and `across` makes one of a bit's place. For the
/// other form the caller passes the columns of the board as `rows`; then `line` makes columns, and
/// `across` makes rows.
///
/// `rows` begins with the top row. For the board above, rows 5 and 4 are at the indices 0 and 1,
/// with 0b10001 each. Row 3, at index 2, also has free squares in these two columns, and the first
/// of them is a3.
fn x_wing(rows: &Rows, [line, across]: [ToLine; 2]) -> Option<Deduction> {
    // Each row with two free squares is compared with those below it. The closure returns `None`
    // where a `?` finds nothing, and the next row is tried: if no row below has the same columns,
    // or if these have no other free square, which the x-wing could rule out.
    let pairs = || rows.iter().enumerate().filter(|(_, free)| free.count_ones() == 2);
    pairs().find_map(|(upper, free)| {
        let (lower, _) = pairs().find(|&(row, same)| row > upper && same == free)?;
        // The free squares of the two columns, first those of the x-wing as well.
        let mut others = squares(rows.map(|row| row & free));
        let square = others.find(|(row, _)| ![upper, lower].contains(row))?;
        let lines = [upper, lower].map(line);
        // Two bits are set, so both are there.
        let mut columns = bits(*free);
        let across = [columns.next()?, columns.next()?].map(across);
        Some((square, Reason::XWing { lines, across }))
    })
}
