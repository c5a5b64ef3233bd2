//! Puzzles for a browser or for node, run by `run.mjs`.
#![no_std]
#![no_main]

use core::panic::PanicInfo;

/// Whether all that is checked holds.
#[unsafe(no_mangle)]
pub extern "C" fn all_hold() -> bool {
    puzzles::all_hold()
}

/// The digest of all solutions.
#[unsafe(no_mangle)]
pub extern "C" fn digest() -> u32 {
    puzzles::digest()
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
