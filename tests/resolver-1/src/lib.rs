//! A table in a crate for machines without an operating system.
#![no_std]

use queen_runtime::{queen_table, QueenPuzzle};

pub const EIGHT: QueenPuzzle<8> = queen_table!(8);
