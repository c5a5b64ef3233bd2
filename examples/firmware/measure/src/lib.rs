//! What the images have in common that `ci/firmware.sh` measures.
#![no_std]

use core::hint::black_box;
use core::panic::PanicInfo;

use queen_runtime::Solution;

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

include!(concat!(env!("OUT_DIR"), "/table.rs"));

/// The look-up that is measured.
#[inline(never)]
#[must_use]
pub fn look_up(k: usize) -> Option<Solution<N>> {
    PUZZLE.solution(k)
}

/// Keeps the compiler from leaving out what it takes to make `value`.
pub fn consume<T>(value: T) {
    black_box(value);
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    loop {}
}
