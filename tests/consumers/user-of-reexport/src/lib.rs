//! A crate that does not know of queen-runtime.
#![deny(warnings)]

use reexport::{QueenPuzzle, board, queens};

/// Every solution of the eight queens puzzle.
pub const EIGHT: QueenPuzzle<8> = queens!(8);
/// And of five queens.
pub const FIVE: QueenPuzzle<5> = board!(5);
