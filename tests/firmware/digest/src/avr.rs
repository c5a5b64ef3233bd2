//! Output of an ATmega328P or an ATmega1284P over its serial line.

use core::arch::asm;
use core::panic::PanicInfo;
use core::ptr;

use crate::stack;

/// The registers of the serial line, at their addresses.
const STATUS: *mut u8 = ptr::without_provenance_mut(0xc0);
const CONTROL: *mut u8 = ptr::without_provenance_mut(0xc1);
const DATA: *mut u8 = ptr::without_provenance_mut(0xc6);
const ENABLE_TRANSMITTER: u8 = 1 << 3;
const IS_EMPTY: u8 = 1 << 5;

#[unsafe(no_mangle)]
extern "C" fn main() -> ! {
    // SAFETY: a register of the serial line, which nothing else uses.
    unsafe { CONTROL.write_volatile(ENABLE_TRANSMITTER) };
    stack::paint();
    crate::print(send, stack::most);
    end()
}

fn send(byte: u8) {
    // SAFETY: as above.
    unsafe {
        while STATUS.read_volatile() & IS_EMPTY == 0 {}
        DATA.write_volatile(byte);
    }
}

/// Sleeps with interrupts off, which ends the emulator.
fn end() -> ! {
    // SAFETY: nothing is left to do.
    unsafe { asm!("cli", "sleep") };
    loop {}
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    end()
}
