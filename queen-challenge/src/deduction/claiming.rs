//! Claiming: rows and columns whose free squares are all in one region.
//!
//! In this part of a board, letters are the free squares of two regions, and no queen can stand on
//! an `x`:
//!
//! ```text
//!     a b c d
//!  4  A A B B
//!  3  x B B x
//!  2  A B x B
//! ```
//!
//! The queen of row 3 stands on b3 or c3, so it is the one of region B. The other squares of that
//! region, c4, d4, b2 and d2, are out.
//!
//! After other steps, the squares that are left are still of the region. If one of them now has the
//! queen, or is the only one left and takes it as a single, that queen takes the region.

use super::lines::Deduction;
use crate::free::Free;
use crate::rows::squares;
use crate::{Line, Reason};

// Inlined, it would take stack from each step, of boards without regions too.
#[inline(never)]
pub(super) fn find<const REGIONS: bool>(free: &Free<REGIONS>) -> Option<Deduction> {
    let rows = free.rows();
    // A region has all of its squares to itself and would find nothing: leaving it out saves time.
    free.lines().filter(|(line, _)| !matches!(line, Line::Region(_))).find_map(|(line, left)| {
        // Each line that needs a queen has a square left, so at most one region has all of them.
        let (region, of_region) = free.regions(&rows).find(|(_, of_region)| {
            left.iter().zip(of_region).all(|(left, of_region)| left & !of_region == 0)
        })?;
        let mut others = of_region;
        others.iter_mut().zip(left).for_each(|(row, left)| *row &= !left);
        let square = squares(others).next()?;
        Some((square, Reason::Claiming { line, region: Line::Region(region) }))
    })
}
