//! A WebAssembly module for a page: challenges, tables and the search, as functions of numbers.
//!
//! Boards and text pass through one [`buffer`](protocol::buffer). A function that takes boards reads
//! them from its start: sixteen rows of two bytes for the queens, as many for the squares that are
//! ruled out, and as many for the given queens. What a function returns besides a number replaces
//! them. The names and the order of what it writes are in [`protocol`], from which the page reads them.
//!
//! Sizes, rows and numbers that are out of range give 0 or an empty text. Exported names are all that
//! is unsafe: there is no unsafe block.
#![cfg_attr(target_arch = "wasm32", no_std)]

mod browse;
mod play;
mod protocol;
mod watch;

use queen_runtime::{AnyQueenPuzzle, AnySolution, PuzzleRange, queen_table};

/// All solutions of the sizes to play on.
const PUZZLES: PuzzleRange = queen_table!(4..=10);

/// Larger tables. With more rows left to the search they are smaller, and slower to look up.
const LARGER: [AnyQueenPuzzle; 6] = [
    queen_table!(11, layout = ranked(10)).into_any(),
    queen_table!(12, layout = ranked(10)).into_any(),
    queen_table!(13, layout = ranked(11)).into_any(),
    queen_table!(14, layout = ranked(12)).into_any(),
    queen_table!(15, layout = ranked(12)).into_any(),
    queen_table!(16, layout = ranked(12)).into_any(),
];

/// The largest size that there is a table of.
const LARGEST: usize = 16;

fn puzzle(size: usize) -> Option<AnyQueenPuzzle> {
    let larger = || LARGER.get(size.checked_sub(PUZZLES.sizes().end() + 1)?).copied();
    PUZZLES.get(size).or_else(larger)
}

fn solution(size: usize, number: usize) -> Option<(AnyQueenPuzzle, AnySolution)> {
    let puzzle = puzzle(size)?;
    Some((puzzle, puzzle.solution(number)?))
}

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
