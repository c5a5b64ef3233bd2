//! A crate that renames queen-runtime.
#![deny(warnings)]

/// Every solution of the eight queens puzzle.
pub const EIGHT: chess::QueenPuzzle<8> = chess::queen_table!(8);
