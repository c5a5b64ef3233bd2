//! The tables that are compiled into the program.

use queen_runtime::{AnyQueenPuzzle, PuzzleRange, queen_table};

/// The largest size that has a table.
pub const MAX_SIZE: usize = 12;

pub const PUZZLES: PuzzleRange = queen_table!(1..=12);

/// Returns the puzzle of a size from 1 to [`MAX_SIZE`].
pub fn puzzle(size: usize) -> AnyQueenPuzzle {
    PUZZLES.get(size).expect("the size has a table")
}
