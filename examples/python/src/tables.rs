//! A puzzle for each size from 2 to 16.
//!
//! The larger the board, the more rows of each solution are searched again when it is looked up. So
//! the tables of the sizes from 12 take 308 KB, and a look-up takes a millisecond at most.

use queen_runtime::{AnyQueenPuzzle, PuzzleRange, queen_table};

const SMALL: PuzzleRange = queen_table!(2..=11);

static LARGE: [AnyQueenPuzzle; 5] = [
    queen_table!(12, layout = ranked(8)).into_any(),
    queen_table!(13, layout = ranked(8)).into_any(),
    queen_table!(14, layout = ranked(8)).into_any(),
    queen_table!(15, layout = ranked(12)).into_any(),
    queen_table!(16, layout = ranked(12)).into_any(),
];

/// The puzzle of this size.
pub fn puzzle(size: usize) -> Option<AnyQueenPuzzle> {
    SMALL.get(size).or_else(|| LARGE.get(size.checked_sub(12)?).copied())
}
