//! Functions that are measured on a Cortex-M0.
//!
//! `check` links each function of the libraries into an image of its own. The archive has
//! everything that the images are made of. Which image it becomes is decided by the linker, which
//! gets the name of the function to begin with.
#![no_std]

use core::arch::asm;
use core::fmt;
use core::hint::black_box;
use core::panic::PanicInfo;

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod example;
mod function;
mod functions;
mod images;
mod programs;
mod semihosting;
mod stack;
mod tables;
mod timer;
mod times;
mod types;

/// Keeps the compiler from leaving out what it takes to make `value`.
fn consume<T>(value: T) {
    black_box(value);
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    panicked(info)
}

/// The symbol of an image that can panic. As a handler that prints would, it keeps the message.
#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn panicked(info: &PanicInfo) -> ! {
    black_box(info);
    // The emulator ends with an error.
    // SAFETY: the instruction is undefined on every processor.
    unsafe { asm!("udf #0", options(noreturn)) }
}

/// A place for text that is not read.
struct Nowhere;

impl fmt::Write for Nowhere {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        consume(text);
        Ok(())
    }
}
