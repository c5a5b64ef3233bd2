//! A crate that re-exports queen-runtime.
#![deny(warnings)]

pub use queen_runtime::{PuzzleRange, QueenPuzzle, layout, queen_table as queens};

/// A macro of this crate that calls the other.
#[macro_export]
macro_rules! board {
    ($size:literal) => {
        $crate::queens!($size, layout = ranked)
    };
}
