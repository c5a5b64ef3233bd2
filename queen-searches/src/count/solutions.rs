//! The number of solutions, counted one by one with bit masks.

use queen_math::attacks::Attacks;
use queen_math::count::MAX_COUNT_SIZE;

use super::half_and_middle;

/// Returns the number of solutions for a board of `size` × `size`; `None` unless `size` is from 1
/// to [`MAX_COUNT_SIZE`].
///
/// Only one of each pair of mirror images is searched. `queen_count::join` counts large boards much
/// faster.
///
/// ```
/// use queen_searches::count;
///
/// assert_eq!(count::solutions(8), Some(92));
/// assert_eq!(count::solutions(0), None);
/// ```
#[must_use]
pub fn solutions(size: usize) -> Option<u64> {
    if size == 0 || size > MAX_COUNT_SIZE {
        return None;
    }
    let (half, middle) = half_and_middle(size);
    Some(2 * solutions_with(size, half) + solutions_with(size, middle))
}

/// The number of solutions that have the first row's queen in one of the `free` columns.
fn solutions_with(size: usize, mut free: u32) -> u64 {
    // The rows to return to, without those that have no other free column. Recursion takes 1.5
    // times as long.
    let mut attacks: Attacks = Attacks::none(size);
    let mut stack = [(attacks, 0); MAX_COUNT_SIZE];
    let mut depth = 0;
    let mut solutions = 0;
    // `free` are the columns of the row that `attacks` is about in which a queen is still to be
    // placed. The first `depth` places of the stack have the same of rows before it, each with a
    // column left. If `free` is 0, the row is done.
    loop {
        if free == 0 {
            if depth == 0 {
                return solutions;
            }
            depth -= 1;
            (attacks, free) = stack[depth];
        }
        let queen = free & free.wrapping_neg();
        free ^= queen;
        let next = attacks.next_row(queen);
        let next_free = next.free();
        if next_free == 0 {
            // No queen can follow: a solution if each column has one, else a dead end.
            solutions += u64::from(next.occupies_all());
        } else {
            // Without a column left, the row is overwritten by the next one.
            stack[depth] = (attacks, free);
            depth += usize::from(free != 0);
            (attacks, free) = (next, next_free);
        }
    }
}
