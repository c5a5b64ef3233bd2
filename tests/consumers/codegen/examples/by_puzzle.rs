//! A look-up in a puzzle.

use queen_runtime::{QueenPuzzle, queen_table};

const TABLE: QueenPuzzle<8> = queen_table!(8);

/// The columns of the `k`th solution.
#[inline(never)]
#[must_use]
pub fn look_up(k: usize) -> Option<[u8; 8]> {
    Some(*TABLE.solution(k)?.as_array())
}
