//! A WebAssembly module with all that a page has to know of queens, as functions of numbers.
//!
//! Boards and text pass through one [`buffer`](buffer::buffer). A function that takes boards reads
//! them from its start: sixteen rows of two bytes for the queens, and as many for the given queens.
//! What a function returns besides a number replaces them. The names and the order of what it
//! writes are in [`protocol`], from which the page reads them.
//!
//! Sizes, rows and numbers that are out of range give 0 or an empty text. Exported names are all
//! that is unsafe: there is no unsafe block.
#![cfg_attr(target_arch = "wasm32", no_std)]

mod attacks;
mod buffer;
mod challenge;
mod completions;
mod earlier;
mod finds;
mod game;
mod ladder;
mod named;
mod notation;
mod protocol;
mod record;
mod search;
mod solutions;
mod step;
mod tables;
mod tip;

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
