//! The puzzles of a range of sizes.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::RangeInclusive;
use core::slice;

use super::AnyQueenPuzzle;

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
    /// At least one puzzle, of consecutive sizes.
    puzzles: &'static [AnyQueenPuzzle],
}

impl QueenPuzzles {
    /// The puzzle of a board of `size` × `size`, in constant time; `None` for a size that is not
    /// in the range.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzles, queen_table};
    /// const PUZZLES: QueenPuzzles = queen_table!(4..=6);
    ///
    /// assert_eq!(PUZZLES.get(6).unwrap().nb_of_solutions(), 4);
    /// assert_eq!(PUZZLES.get(7), None);
    /// ```
    #[must_use]
    pub const fn get(&self, size: usize) -> Option<AnyQueenPuzzle> {
        // Below the smallest size, the index wraps and is out of bounds.
        let index = size.wrapping_sub(self.smallest);
        if index < self.puzzles.len() { Some(self.puzzles[index]) } else { None }
    }

    /// The sizes for which there is a puzzle.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzles, queen_table};
    /// const PUZZLES: QueenPuzzles = queen_table!(4..=6);
    ///
    /// assert_eq!(PUZZLES.sizes(), 4..=6);
    /// ```
    #[must_use]
    pub const fn sizes(&self) -> RangeInclusive<usize> {
        self.smallest..=self.smallest + self.puzzles.len() - 1
    }

    /// Every puzzle, from the smallest size to the largest.
    ///
    /// ```
    /// # use queen_runtime::{QueenPuzzles, queen_table};
    /// const PUZZLES: QueenPuzzles = queen_table!(4..=6);
    ///
    /// assert!(PUZZLES.iter().map(|puzzle| puzzle.nb_of_solutions()).eq([2, 10, 4]));
    /// ```
    pub fn iter(&self) -> Puzzles {
        Puzzles { puzzles: self.puzzles.iter() }
    }
}

impl IntoIterator for QueenPuzzles {
    type Item = AnyQueenPuzzle;
    type IntoIter = Puzzles;

    fn into_iter(self) -> Puzzles {
        self.iter()
    }
}

impl IntoIterator for &QueenPuzzles {
    type Item = AnyQueenPuzzle;
    type IntoIter = Puzzles;

    fn into_iter(self) -> Puzzles {
        self.iter()
    }
}

/// `QueenPuzzles(4..=10)`, without the tables.
impl fmt::Debug for QueenPuzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "QueenPuzzles({:?})", self.sizes())
    }
}

/// The puzzles of a range, from [`QueenPuzzles::iter`].
///
/// ```
/// use queen_runtime::{Puzzles, QueenPuzzles, queen_table};
///
/// const PUZZLES: QueenPuzzles = queen_table!(4..=6);
///
/// let mut puzzles: Puzzles = PUZZLES.iter();
/// assert_eq!(puzzles.len(), 3);
/// assert_eq!(puzzles.next_back().unwrap().board_size(), 6);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Puzzles {
    puzzles: slice::Iter<'static, AnyQueenPuzzle>,
}

impl Iterator for Puzzles {
    type Item = AnyQueenPuzzle;

    fn next(&mut self) -> Option<AnyQueenPuzzle> {
        self.puzzles.next().copied()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.puzzles.size_hint()
    }

    fn count(self) -> usize {
        self.len()
    }

    fn last(mut self) -> Option<AnyQueenPuzzle> {
        self.next_back()
    }

    fn nth(&mut self, n: usize) -> Option<AnyQueenPuzzle> {
        self.puzzles.nth(n).copied()
    }
}

impl DoubleEndedIterator for Puzzles {
    fn next_back(&mut self) -> Option<AnyQueenPuzzle> {
        self.puzzles.next_back().copied()
    }

    fn nth_back(&mut self, n: usize) -> Option<AnyQueenPuzzle> {
        self.puzzles.nth_back(n).copied()
    }
}

impl ExactSizeIterator for Puzzles {
    // The default contains an assertion, which would link a panic.
    fn len(&self) -> usize {
        self.puzzles.as_slice().len()
    }
}

impl FusedIterator for Puzzles {}

/// Creates the puzzles of a range from those that the macro has written.
///
/// # Panics
///
/// Panics if there are none or if their sizes are not consecutive; in a constant, that is an error
/// at compile time.
pub const fn puzzles(puzzles: &'static [AnyQueenPuzzle]) -> QueenPuzzles {
    let smallest = puzzles[0].board_size();
    let mut index = 1;
    while index < puzzles.len() {
        let follows = puzzles[index].board_size() == smallest + index;
        assert!(follows, "the sizes are not consecutive");
        index += 1;
    }
    QueenPuzzles { smallest, puzzles }
}
