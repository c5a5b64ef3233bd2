//! The number of solutions in a table.

use crate::count;

/// The number of solutions for a size up to [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE). No table is
/// so large that it would get the 0: unlike an index alone, this leaves no code that panics.
#[inline]
pub(super) const fn number(size: usize) -> u32 {
    if size < count::SOLUTIONS.len() { count::SOLUTIONS[size] as u32 } else { 0 }
}

/// The same as a `usize`, which counts the solutions of every [`Shape`](super::Shape).
#[inline]
pub(super) const fn solutions(size: usize) -> usize {
    number(size) as usize
}
