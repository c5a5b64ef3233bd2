//! A WebAssembly module for a page: challenges, tables and the search, as functions of numbers.
//!
//! Boards and text pass through one [`buffer`]. A function that takes boards reads them from its
//! start: sixteen rows of two bytes for the queens, as many for the squares that are ruled out, and
//! as many for the given queens. What a function returns besides a number replaces them.
//!
//! Sizes, rows and numbers that are out of range give 0 or an empty text. Exported names are all that
//! is unsafe: there is no unsafe block.
#![cfg_attr(target_arch = "wasm32", no_std)]

mod browse;
mod buffer;
mod name;
mod play;
mod watch;

use queen_runtime::{AnyQueenPuzzle, AnySolution, PuzzleRange, queen_table};

/// All solutions of the sizes to play on.
const PUZZLES: PuzzleRange = queen_table!(4..=10);

fn solution(size: usize, number: usize) -> Option<(AnyQueenPuzzle, AnySolution)> {
    let puzzle = PUZZLES.get(size)?;
    Some((puzzle, puzzle.solution(number)?))
}

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
