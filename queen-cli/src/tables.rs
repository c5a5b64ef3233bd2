//! The tables that are compiled into the program.

use queen_runtime::{QueenPuzzles, queen_table};

pub const PUZZLES: QueenPuzzles = queen_table!(1..=12);
