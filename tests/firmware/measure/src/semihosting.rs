//! The console of the debugger, without a buffer, which would take RAM.

use core::arch::asm;
use core::fmt::{self, Write};

const WRITE0: usize = 0x04;
const EXIT: usize = 0x18;
const APPLICATION_EXIT: usize = 0x0002_0026;

/// Writes to the debugger's console.
pub struct Console;

impl Write for Console {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.bytes() {
            let string = [character, 0];
            call(WRITE0, string.as_ptr().addr());
        }
        Ok(())
    }
}

/// Ends the emulator.
pub fn exit() -> ! {
    call(EXIT, APPLICATION_EXIT);
    loop {}
}

fn call(operation: usize, argument: usize) {
    // SAFETY: the debugger reads what it is given, and keeps all registers but r0.
    unsafe { asm!("bkpt 0xab", inlateout("r0") operation => _, in("r1") argument) };
}
