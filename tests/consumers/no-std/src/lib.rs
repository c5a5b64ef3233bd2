//! A library for machines without an operating system.
#![no_std]
#![deny(warnings)]

use queen_runtime::{PuzzleRange, QueenPuzzle, queen_table};

/// Every solution of the eight queens puzzle.
pub static EIGHT: QueenPuzzle<8> = queen_table!(8);

/// A size for each player.
pub const RANGE: PuzzleRange = queen_table!(4..=10, layout = ranked, max_bytes = 1_000);

/// The rows of a solution as masks, for a matrix of 8 × 8 lamps.
#[must_use]
pub fn lamps(k: usize) -> Option<[u16; 8]> {
    EIGHT.solution(k).map(|solution| solution.row_masks())
}
