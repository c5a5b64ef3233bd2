//! The memory that a count takes.
//!
//! Most of it are the placements of a quadrant, eight bytes each, and the starts of their lists,
//! one for each pair of sets. Each thread lists corners and half-boards besides, for which the
//! bound has an eighth of that and a megabyte. What takes most there are the corners of the 64
//! northern sets of a subproblem, western and eastern ones: 128 sets of rows. A quadrant of h rows
//! has 2ʰ sets, so these are on average 128 / 2ʰ of its placements: an eighth for size 20, and half
//! as much for each two sizes more. For smaller sizes it is more, and the megabyte makes up for it.
//!
//! For size 24, a quadrant has 12 rows, and 633,443,407 placements. There are 2¹² sets of its rows
//! and as many of its columns, so 2²⁴ starts. With eight bytes each, that is 5.2 GB, and a thread
//! takes another 0.65 GB. For an odd size, the middle row and column lie between the quadrants, so
//! a quadrant has half of the rows, rounded down.

use super::MAX_JOIN_SIZE;
use super::placements::PLACEMENTS;

/// The memory in bytes that a count of the solutions for a board of `size` × `size` takes at most,
/// on `threads` threads; 0 is treated as 1.
///
/// Returns `None` unless `size` is from 1 to [`MAX_JOIN_SIZE`].
///
/// ```
/// let gigabytes = |size| queen_count::join::memory(size, 1).unwrap() as f64 / 1e9;
/// let gigabytes = [20, 22, 24, 26].map(|size| format!("{:.1}", gigabytes(size)));
/// assert_eq!(gigabytes, ["0.1", "0.6", "5.9", "57.8"]);
/// ```
#[must_use]
pub fn memory(size: usize, threads: usize) -> Option<u64> {
    const WORD: u64 = 8;
    const { assert!(MAX_JOIN_SIZE / 2 < PLACEMENTS.len()) };
    if size == 0 || size > MAX_JOIN_SIZE {
        return None;
    }
    // At most 13: there are at most 2²⁶ + 1 starts, fewer than 2³³ placements, and fewer than 2³⁶
    // bytes in all, so nothing overflows.
    let half = size / 2;
    // One start more is the end of the last list.
    let quadrant = WORD * (PLACEMENTS[half] + (1 << (2 * half)) + 1);
    let thread = quadrant / 8 + (1 << 20);
    Some(thread.saturating_mul(threads.max(1) as u64).saturating_add(quadrant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_in_the_documentation_is_right() {
        assert_eq!(PLACEMENTS[12], 633_443_407);
        let bytes = |threads| memory(24, threads).unwrap();
        let thread = bytes(2) - bytes(1);
        assert_eq!([bytes(1) - thread, thread].map(|bytes| bytes / 10_000_000), [520, 65]);
    }

    #[test]
    fn other_sizes_are_refused_and_more_threads_take_more() {
        assert_eq!([0, MAX_JOIN_SIZE + 1].map(|size| memory(size, 1)), [None; 2]);
        assert!(memory(27, 64) > memory(27, 2) && memory(27, usize::MAX).is_some());
        assert_eq!(memory(20, 0), memory(20, 1));
    }
}
