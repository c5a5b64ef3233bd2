//! A library that takes a puzzle, whose table its user has.
#![no_std]
#![deny(warnings)]

use queen_runtime::QueenPuzzle;
use queen_runtime::layout::FixedLayout;

/// The solution for a day, which changes daily and repeats after all solutions.
#[must_use]
pub fn of_day<const N: usize, L: FixedLayout>(
    puzzle: QueenPuzzle<N, L>,
    day: usize,
) -> Option<[u8; N]> {
    let k = 1 + day.checked_rem(puzzle.nb_of_solutions())?;
    puzzle.solution(k).map(|solution| *solution.as_array())
}
