//! The tables that are compiled into the program.

use queen_runtime::{AnyQueenPuzzle, QueenPuzzles, queen_table};

use crate::failure::Failure;

pub const PUZZLES: QueenPuzzles = queen_table!(1..=12);

/// The puzzle of this size, if it is in the tables.
pub fn puzzle(size: usize) -> Result<AnyQueenPuzzle, Failure> {
    PUZZLES.get(size).ok_or(Failure::size(*PUZZLES.sizes().end()))
}
