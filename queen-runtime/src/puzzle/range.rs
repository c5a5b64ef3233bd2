//! The puzzles of a range of sizes.

use core::fmt;
use core::iter::Copied;
use core::ops::RangeInclusive;
use core::slice;

use super::AnyQueenPuzzle;

/// A puzzle for each size of a range, made by [`queen_table!(4..=10)`].
///
/// [`queen_table!(4..=10)`]: crate::queen_table
///
/// ```
/// use queen_runtime::{PuzzleRange, queen_table};
///
/// const PUZZLES: PuzzleRange = queen_table!(4..=10);
///
/// assert_eq!(PUZZLES.sizes(), 4..=10);
/// assert_eq!(PUZZLES.get(8).unwrap().nb_of_solutions(), 92);
/// assert_eq!(PUZZLES.get(11), None);
/// assert!(PUZZLES.iter().map(|puzzle| puzzle.size()).eq(4..=10));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[must_use]
pub struct PuzzleRange {
    smallest: usize,
    /// At least one puzzle, of consecutive sizes.
    puzzles: &'static [AnyQueenPuzzle],
}

impl PuzzleRange {
    /// The puzzle of a board of `size` × `size`, in constant time; `None` for a size that is not
    /// in the range.
    #[must_use]
    pub const fn get(&self, size: usize) -> Option<AnyQueenPuzzle> {
        // Below the smallest size, the index wraps and is out of bounds.
        let index = size.wrapping_sub(self.smallest);
        if index < self.puzzles.len() { Some(self.puzzles[index]) } else { None }
    }

    /// The sizes for which there is a puzzle.
    #[must_use]
    pub const fn sizes(&self) -> RangeInclusive<usize> {
        self.smallest..=self.smallest + self.puzzles.len() - 1
    }

    /// Every puzzle, from the smallest size to the largest.
    pub fn iter(&self) -> Copied<slice::Iter<'static, AnyQueenPuzzle>> {
        self.puzzles.iter().copied()
    }
}

impl IntoIterator for PuzzleRange {
    type Item = AnyQueenPuzzle;
    type IntoIter = Copied<slice::Iter<'static, AnyQueenPuzzle>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for &PuzzleRange {
    type Item = AnyQueenPuzzle;
    type IntoIter = Copied<slice::Iter<'static, AnyQueenPuzzle>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// `PuzzleRange(4..=10)`, without the tables.
impl fmt::Debug for PuzzleRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let largest = self.smallest + self.puzzles.len() - 1;
        write!(f, "PuzzleRange({}..={largest})", self.smallest)
    }
}

/// Creates the puzzles of a range from those that the macro has written.
///
/// # Panics
///
/// Panics if there are none or if their sizes are not consecutive; in a constant, that is an error
/// at compile time.
pub const fn range(puzzles: &'static [AnyQueenPuzzle]) -> PuzzleRange {
    let smallest = puzzles[0].size();
    let mut index = 1;
    while index < puzzles.len() {
        let follows = puzzles[index].size() == smallest + index;
        assert!(follows, "the sizes are not consecutive");
        index += 1;
    }
    PuzzleRange { smallest, puzzles }
}
