//! A crate that hands the macro and the types on to its own users.
#![deny(warnings)]

pub use queen_runtime::{QueenPuzzle, QueenPuzzles, layout, queen_table as queens};

/// A macro of this crate that calls the other.
#[macro_export]
macro_rules! board {
    ($size:literal) => {
        $crate::queens!($size, layout = ranked)
    };
}
