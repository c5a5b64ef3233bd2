//! Covering: squares on which a queen would leave no free square in a line.
//!
//! On a board that is divided into regions, a queen takes squares in two ways: it attacks them, or
//! they are in its region. A pointing pair is only about attacks. In this part of a board, `.` is a
//! free square, no queen can stand on an `x`, and `A` marks a region, of which the free square a4
//! and the square with the question mark are:
//!
//! ```text
//!     a b c d e f
//!  4  A x x x x .
//!  3  A
//!  2  A A A ?
//! ```
//!
//! A queen on d2 would take a4, which is of its region, and attack f4. No square would be left in
//! row 4, so d2 is out. It is the same if a queen attacks four squares of a region, or more.
//!
//! After other steps, the squares that are left are still covered. If one of them now has the
//! queen, or is the only one left and takes it as a single, that queen excludes the square.

use super::exclusion::excluded_by_each;
use super::lines::Deduction;
use crate::Reason;
use crate::free::Free;
use crate::rows::squares;

// Inlined, it would take stack from each step, of boards without regions too.
#[inline(never)]
pub(super) fn find<const REGIONS: bool>(free: &Free<REGIONS>) -> Option<Deduction> {
    let areas = free.areas()?;
    let rows = free.rows();
    free.lines().find_map(|(line, left)| {
        let square = squares(excluded_by_each(&rows, &left, Some(areas))).next()?;
        Some((square, Reason::Covering { line }))
    })
}
