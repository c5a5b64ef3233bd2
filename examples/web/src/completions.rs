//! Completions of a board: the solutions that have its queens.

use crate::buffer::{self, Writer};
use crate::tables::puzzle;

/// The number of solutions that have all queens.
#[unsafe(no_mangle)]
pub extern "C" fn completions(size: usize) -> usize {
    let count = || {
        let board = buffer::read(size)?;
        Some(puzzle(size)?.completions(&board).count())
    };
    count().unwrap_or(0)
}

/// Writes for each square, row by row, how many of these solutions have a queen there, four bytes
/// each. Returns the number of squares.
#[unsafe(no_mangle)]
pub extern "C" fn heat_map(size: usize) -> usize {
    let heat_map = || {
        let board = buffer::read(size)?;
        Some(puzzle(size)?.heat_map(&board))
    };
    let Some(heat_map) = heat_map() else { return 0 };
    let mut writer = Writer::default();
    let squares = heat_map.rows().iter().take(size).flat_map(|row| row.iter().take(size));
    writer.put_all(squares.map(|&solutions| solutions as usize));
    writer.len() / 4
}
