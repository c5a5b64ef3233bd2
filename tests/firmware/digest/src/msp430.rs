//! Output of an MSP430 on the emulator's console.

use core::arch::global_asm;
use core::panic::PanicInfo;
use core::ptr;

use crate::stack;

/// The emulator shows what is written here.
const CONSOLE: *mut u8 = ptr::without_provenance_mut(0xff);

global_asm!(
    ".global start, end",
    ".type end, @function",
    "start: mov #stack, r1",
    "br #main",
    "end: jmp end"
);
global_asm!(include_str!("msp430.s"));

unsafe extern "C" {
    /// A loop. The emulator stops where it begins.
    safe fn end() -> !;
}

#[unsafe(no_mangle)]
extern "C" fn main() -> ! {
    stack::paint();
    crate::print(send, stack::most);
    end()
}

fn send(byte: u8) {
    // SAFETY: nothing else is at this address.
    unsafe { CONSOLE.write_volatile(byte) };
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    end()
}
