//! A library for machines without an operating system.
#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs)]

use queen_runtime::{QueenPuzzle, queen_table};

/// Every solution of the eight queens puzzle.
pub static EIGHT: QueenPuzzle<8> = queen_table!(8);

/// The rows of a solution as masks, for a matrix of 8 × 8 lamps.
#[must_use]
pub fn lamps(k: usize) -> Option<[u16; 8]> {
    EIGHT.solution(k).map(|solution| solution.row_masks())
}
