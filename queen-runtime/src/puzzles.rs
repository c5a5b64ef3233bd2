//! The puzzles of several sizes, the size chosen at run time.

use core::fmt;
use core::iter::Copied;
use core::ops::RangeInclusive;
use core::slice;

use crate::AnyQueenPuzzle;

/// A puzzle for each size of a range, made by [`queen_table!(4..=10)`].
///
/// [`queen_table!(4..=10)`]: crate::queen_table
///
/// ```
/// use queen_runtime::{QueenPuzzles, queen_table};
///
/// const PUZZLES: QueenPuzzles = queen_table!(4..=10);
///
/// assert_eq!(PUZZLES.sizes(), 4..=10);
/// assert_eq!(PUZZLES.get(8).unwrap().nb_of_solutions(), 92);
/// assert_eq!(PUZZLES.get(11), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[must_use]
pub struct QueenPuzzles {
    smallest: usize,
    /// The sizes follow each other, and there is at least one.
    puzzles: &'static [AnyQueenPuzzle],
}

impl QueenPuzzles {
    /// The puzzle of a board of `size` × `size`, in constant time; `None` for a size that is not
    /// in the range.
    #[must_use]
    pub const fn get(&self, size: usize) -> Option<AnyQueenPuzzle> {
        // Below the smallest size the index is beyond any length.
        let index = size.wrapping_sub(self.smallest);
        if index < self.puzzles.len() { Some(self.puzzles[index]) } else { None }
    }

    /// The sizes for which there is a puzzle.
    #[must_use]
    pub const fn sizes(&self) -> RangeInclusive<usize> {
        self.smallest..=self.smallest + self.puzzles.len() - 1
    }

    /// Every puzzle, from the smallest size to the largest.
    #[must_use]
    pub fn iter(
        &self,
    ) -> impl DoubleEndedIterator<Item = AnyQueenPuzzle> + ExactSizeIterator + Clone + use<> {
        self.into_iter()
    }
}

impl IntoIterator for QueenPuzzles {
    type Item = AnyQueenPuzzle;
    type IntoIter = Copied<slice::Iter<'static, AnyQueenPuzzle>>;

    fn into_iter(self) -> Self::IntoIter {
        self.puzzles.iter().copied()
    }
}

impl IntoIterator for &QueenPuzzles {
    type Item = AnyQueenPuzzle;
    type IntoIter = Copied<slice::Iter<'static, AnyQueenPuzzle>>;

    fn into_iter(self) -> Self::IntoIter {
        (*self).into_iter()
    }
}

/// `QueenPuzzles(4..=10)`, without the tables.
impl fmt::Debug for QueenPuzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "QueenPuzzles({:?})", self.sizes())
    }
}

/// The puzzles over the tables that the macro has written.
///
/// # Panics
///
/// If there are none, or if their sizes do not follow each other; in a constant that is an error at
/// compile time.
pub const fn puzzles(puzzles: &'static [AnyQueenPuzzle]) -> QueenPuzzles {
    let smallest = puzzles[0].board_size();
    let mut index = 1;
    while index < puzzles.len() {
        let follows = puzzles[index].board_size() == smallest + index;
        assert!(follows, "the sizes do not follow each other");
        index += 1;
    }
    QueenPuzzles { smallest, puzzles }
}
