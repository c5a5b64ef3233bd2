//! Tables that are compiled into the program.
//!
//! Those for boards of up to 12 × 12 are from the macro. Those of larger boards are files in
//! `tables/`, so that a build does not search for minutes. Each was written by
//!
//! ```sh
//! queens export 16 --format bin --layout 'ranked(12)' -o queens/src/tables/16.bin
//! ```
//!
//! and `tests/program/tables.rs` compares each with the search.

use queen_math::table::Layout;
use queen_runtime::{AnyQueenPuzzle, PuzzleRange, queen_table};

/// The largest size whose solutions can be gone through in a moment.
pub const MAX_SIZE: usize = 12;

pub const PUZZLES: PuzzleRange = queen_table!(1..=12);

/// The layout of the tables in files.
const LAYOUT: Layout = Layout::Ranked { rows: 12 };

/// Returns the puzzle of a size from 1 to 16.
pub fn puzzle(size: usize) -> AnyQueenPuzzle {
    let in_file = || AnyQueenPuzzle::from_parts(table_in_file(size)?, size, LAYOUT);
    PUZZLES.get(size).or_else(in_file).expect("the size has a table")
}

/// Returns the table of a size from [`MAX_SIZE`] + 1 to 16.
fn table_in_file(size: usize) -> Option<&'static [u8]> {
    Some(match size {
        13 => include_bytes!("tables/13.bin"),
        14 => include_bytes!("tables/14.bin"),
        15 => include_bytes!("tables/15.bin"),
        16 => include_bytes!("tables/16.bin"),
        _ => return None,
    })
}
