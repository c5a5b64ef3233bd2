//! The number of solutions alone, in parts that can be counted side by side.
//!
//! Left and right are alike: the first queen need only be placed in one half of its row, and each
//! solution found stands for its mirror image too. Only the middle column of a board of odd size
//! is its own mirror image.

use crate::attacks::{self, Attacks, Columns};

/// The number of solutions for a board of `size` × `size`; `None` unless `size` is from 1 to 32.
///
/// The time grows about eightfold with each size from 14 on. A `u64` holds more solutions than can
/// be counted one by one; the largest size whose number is known is 27.
///
/// ```
/// use queen_core::count;
///
/// assert_eq!(count::solutions(8), Some(92));
/// assert_eq!(count::solutions(0), None);
/// ```
#[must_use]
pub fn solutions(size: usize) -> Option<u64> {
    Some(parts(size)?.map(Part::solutions).sum())
}

/// The count for a board of `size` × `size` in parts, one for each way to place the queens of the
/// first three rows, mirror images left out; `None` unless `size` is from 1 to 32.
///
/// Their [`solutions`](Part::solutions) add up to those of the board. All parts take about the same
/// time, so the number done tells how far a count has come.
///
/// ```
/// use queen_core::count::{Part, parts};
///
/// assert_eq!(parts(8).unwrap().count(), 70); // half of the 140 ways
/// assert_eq!(parts(8).unwrap().map(Part::solutions).sum::<u64>(), 92);
/// ```
#[must_use]
pub fn parts(size: usize) -> Option<impl Iterator<Item = Part> + Clone + Send> {
    if size == 0 || size > Part::MAX_SIZE {
        return None;
    }
    let board = attacks::all_columns(size);
    let (half, middle) = attacks::half_and_middle(size);
    let attacks = Attacks::NONE;
    let halves = Part { board, attacks, rows: size, free: half, mirrored: true };
    let between = Part { board, attacks, rows: size, free: middle, mirrored: false };
    let parts = [halves, between].into_iter();
    Some(parts.flat_map(Part::split).flat_map(Part::split).flat_map(Part::split))
}

/// [`parts`] for all processors.
///
/// ```
/// use queen_core::count::{Part, par_parts};
/// use rayon::iter::ParallelIterator;
///
/// assert_eq!(par_parts(10).unwrap().map(Part::solutions).sum::<u64>(), 724);
/// ```
#[cfg(feature = "parallel")]
#[must_use]
pub fn par_parts(size: usize) -> Option<impl rayon::iter::ParallelIterator<Item = Part>> {
    use rayon::iter::ParallelBridge;

    Some(parts(size)?.par_bridge())
}

/// A part of the count of all solutions: the queens of the upper rows are placed.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    board: u32,
    /// How many rows are still without a queen.
    rows: usize,
    /// Where the queen of the first of these rows may stand.
    free: u32,
    attacks: Attacks,
    /// Whether the mirror images are to be counted too.
    mirrored: bool,
}

impl Part {
    /// The largest board whose solutions are counted in parts, 32 × 32.
    pub const MAX_SIZE: usize = u32::BITS as usize;

    /// The number of solutions in this part, and of those that are mirror images of them where no
    /// part holds these.
    #[must_use]
    pub fn solutions(self) -> u64 {
        // Rows that are come back to, which a row without another free column is not. Recursion
        // takes half as long again.
        let mut stack = [(Attacks::NONE, 0); Self::MAX_SIZE];
        let mut depth = 0;
        let (mut attacks, mut free) = (self.attacks, self.free);
        let mut solutions = 0;
        loop {
            if free == 0 {
                if depth == 0 {
                    return solutions << u32::from(self.mirrored);
                }
                depth -= 1;
                (attacks, free) = stack[depth];
            }
            let queen = free & free.wrapping_neg();
            free ^= queen;
            let next = attacks.one_row_on(queen);
            let next_free = self.board & !next.all();
            if next_free == 0 {
                solutions += u64::from(next.cover(self.board));
            } else {
                stack[depth] = (attacks, free);
                depth += usize::from(free != 0);
                (attacks, free) = (next, next_free);
            }
        }
    }

    /// The same part by the places of its next queen; left whole if that is the last one.
    fn split(self) -> impl Iterator<Item = Self> + Clone + Send {
        let last = self.rows == 1;
        let smaller = Columns(if last { 0 } else { self.free }).map(move |queen| {
            let attacks = self.attacks.one_row_on(queen);
            Self { rows: self.rows - 1, free: self.board & !attacks.all(), attacks, ..self }
        });
        last.then_some(self).into_iter().chain(smaller)
    }
}
