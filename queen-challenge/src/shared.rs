//! Sets of queens that a solution shares with other solutions.
//!
//! Queens of a solution are the clues of a challenge if no other solution has all of them, and the
//! challenge is minimal if without any one of them some other solution does. A table tells that for
//! all sets of queens of a solution in one pass, where a search would have to complete each set.
//!
//! On 4 × 4 there are two solutions, with their queens in the columns 1, 3, 0, 2 and 2, 0, 3, 1. No
//! row has both in one column, so they share the empty set alone, and each queen of a solution is a
//! minimal challenge. On 5 × 5, 0, 2, 4, 1, 3 and 0, 3, 1, 4, 2 share row 0, which is the set 00001
//! in binary. If there were a third one that shares rows 0 and 3, which are 01001, then the sets of
//! the first solution that are shared would be these two, 01000 and the empty set.

use queen_runtime::layout::PuzzleLayout;
use queen_runtime::{AnySolution, QueenPuzzle};

use crate::rows::bits;

/// The most rows, those of the largest board of a day.
const MAX_ROWS: usize = 10;

/// The sets of rows, as bits, in which some other solution has the same queens.
pub(crate) struct Shared {
    /// Bit s mod 16 of number ⌊s / 16⌋ for the set s.
    sets: [u16; (1 << MAX_ROWS) / 16],
}

impl Shared {
    /// The sets of a solution of a puzzle with at most [`MAX_ROWS`] rows.
    // Inlined, its walk through the table would take stack while a challenge is graded.
    #[inline(never)]
    pub(crate) fn new<const N: usize, L: PuzzleLayout>(
        puzzle: &QueenPuzzle<N, L>,
        solution: &AnySolution,
    ) -> Self {
        let mut shared = Self { sets: [0; (1 << MAX_ROWS) / 16] };
        for other in puzzle {
            let pairs = solution.columns().iter().zip(other.columns());
            let rows =
                pairs.rev().fold(0, |rows, (one, other)| rows << 1 | usize::from(one == other));
            if other.into_any() != *solution {
                shared.insert(rows);
            }
        }
        // Whoever shares a set shares its subsets. After each turn, the sets are there without any
        // of the rows so far.
        for row in 0..puzzle.size() {
            for set in (0..1 << puzzle.size()).filter(|set| set >> row & 1 != 0) {
                if shared.contains(set) {
                    shared.insert(set & !(1 << row));
                }
            }
        }
        shared
    }

    fn insert(&mut self, set: usize) {
        if let Some(sets) = self.sets.get_mut(set / 16) {
            *sets |= 1 << (set % 16);
        }
    }

    fn contains(&self, set: usize) -> bool {
        self.sets.get(set / 16).is_some_and(|sets| sets >> (set % 16) & 1 != 0)
    }

    /// Whether the queens in these rows are the clues of a minimal challenge.
    pub(crate) fn is_minimal(&self, rows: u16) -> bool {
        let set = usize::from(rows);
        !self.contains(set) && bits(rows).all(|row| self.contains(set & !(1 << row)))
    }
}

#[cfg(test)]
mod tests {
    use queen_runtime::{PuzzleRange, queen_table};

    use super::*;
    use crate::Challenge;

    const PUZZLES: PuzzleRange = queen_table!(4..=8);

    #[test]
    fn sets_are_minimal_if_the_search_says_so() {
        for size in 4..=8 {
            let puzzle = PUZZLES.get(size).unwrap();
            let mut minimal = 0;
            for solution in puzzle.iter().step_by(3) {
                let shared = Shared::new(&puzzle, &solution);
                for rows in 0..1 << size {
                    let challenge = Challenge::unchecked(solution, rows.into());
                    let is_minimal =
                        Challenge::new(*challenge.givens()).is_ok() && challenge.is_minimal();
                    assert_eq!(shared.is_minimal(rows), is_minimal, "{challenge:?}");
                    minimal += usize::from(is_minimal);
                }
            }
            assert!(minimal > 0);
        }
    }
}
