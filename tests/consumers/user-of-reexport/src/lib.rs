//! A crate that uses queen-runtime only through a re-export.
#![deny(warnings)]

use reexport::layout::Ranked;
use reexport::{PuzzleRange, QueenPuzzle, board, queens};

/// Every solution of the eight queens puzzle.
pub const EIGHT: QueenPuzzle<8> = queens!(8);
/// And of five queens.
pub const FIVE: QueenPuzzle<5, Ranked> = board!(5);
/// And of several sizes.
pub const SEVERAL: PuzzleRange = queens!(4..=6);
