//! The minimal challenges of a puzzle.
//!
//! Every set of queens of every solution is tried, by ascending solutions and, within one, by
//! ascending sets of rows. For 2 givens on 4 × 4, the sets of rows are 0011, 0101, 0110, 1001, 1010
//! and 1100 in binary, the topmost row last. A set is a minimal challenge if the queens in its rows
//! have one completion, and those without any one of them have several.

use core::iter::FusedIterator;

use queen_runtime::iter::Solutions;
use queen_runtime::layout::{Any, PuzzleLayout};
use queen_runtime::{AnySolution, QueenPuzzle};

use crate::Challenge;

impl Challenge {
    /// The minimal challenges of a puzzle with `givens` given queens: no queen can be left out
    /// without allowing several completions.
    ///
    /// They are in the order of their solutions. Those of one solution are ordered by the rows of
    /// their givens, as binary numbers in which the topmost row is the lowest bit.
    ///
    /// ```
    /// use queen_challenge::Challenge;
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// let first = Challenge::minimal(&SIX, 1).next().unwrap();
    /// assert_eq!(first.givens().to_string().lines().next(), Some(". Q . . . ."));
    /// assert_eq!(Challenge::minimal(&SIX, 1).count(), 24);
    /// assert_eq!(Challenge::minimal(&SIX, 2).count(), 0);
    /// ```
    pub fn minimal<const N: usize, L: PuzzleLayout>(
        puzzle: &QueenPuzzle<N, L>,
        givens: usize,
    ) -> Minimal<N, L> {
        Minimal { solutions: puzzle.iter(), size: puzzle.size(), givens, next: None }
    }
}

/// The minimal challenges with a number of givens, from [`Challenge::minimal`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Minimal<const N: usize, L: PuzzleLayout> {
    solutions: Solutions<N, L>,
    size: usize,
    givens: usize,
    /// The solution and the rows, as bits, of the next givens; `None` to continue with the next
    /// solution.
    next: Option<(AnySolution, u32)>,
}

/// [`Minimal`] of an [`AnyQueenPuzzle`](queen_runtime::AnyQueenPuzzle).
pub type AnyMinimal = Minimal<16, Any>;

impl<const N: usize, L: PuzzleLayout> Iterator for Minimal<N, L> {
    type Item = Challenge;

    fn next(&mut self) -> Option<Challenge> {
        if self.givens > self.size {
            return None;
        }
        // All sets before `next` have been tried. After the last set of a solution, `next` is
        // `None`, and the first set of the next solution is its topmost rows.
        loop {
            let (solution, rows) = match self.next {
                Some(next) => next,
                None => (self.solutions.next()?.into_any(), (1 << self.givens) - 1),
            };
            let next_rows = next_combination(rows).filter(|rows| rows >> self.size == 0);
            self.next = next_rows.map(|rows| (solution, rows));
            let challenge = Challenge::unchecked(solution, rows);
            if Challenge::new(*challenge.givens()).is_ok() && challenge.is_minimal() {
                return Some(challenge);
            }
        }
    }
}

impl<const N: usize, L: PuzzleLayout> FusedIterator for Minimal<N, L> {}

/// The next greater number with as many bits set: Gosper's hack, from item 175 of HAKMEM.
///
/// Adding the lowest bit carries through the lowest run of ones: a run of k ones becomes a one
/// above k zeros. The other k − 1 ones belong at the bottom. For 0110, `next` is 1000; the bits
/// that changed are 1110, k + 1 of them from the lowest bit on. Without two of these and shifted
/// down to bit 0 they are 1, so the result is 1001.
///
/// `None` for 0, which is the only number with no bits: its lowest bit is 0, and so the shift is by
/// 34, which is too far.
fn next_combination(bits: u32) -> Option<u32> {
    let lowest = bits & bits.wrapping_neg();
    let next = bits.checked_add(lowest)?;
    let rest = (bits ^ next).checked_shr(lowest.trailing_zeros() + 2)?;
    (lowest != 0).then_some(next | rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let sets = core::iter::successors(Some(0b0011), |&rows| next_combination(rows));
        assert!(sets.take(6).eq([0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100]));
        assert_eq!(next_combination(0), None);
    }
}
