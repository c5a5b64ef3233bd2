//! The images that are run in the emulator: the first function of each, which `check` names to the
//! linker.

use core::fmt::Write;

use crate::functions::FUNCTIONS;
use crate::semihosting::{Console, exit};
use crate::stack::Stack;
use crate::tables::TABLES;
use crate::timer::Timer;

unsafe extern "C" {
    /// The start of the RAM, from the linker script.
    static ram: u8;
}

/// Prints the bytes of stack that each function takes, and its name.
#[unsafe(no_mangle)]
extern "C" fn print_stack() -> ! {
    for function in FUNCTIONS.iter().copied().flatten() {
        let mut stack = Stack::new((&raw const ram).addr());
        (function.call)(&mut stack);
        let _ = writeln!(Console, "{} {}", stack.used, function.name);
    }
    exit()
}

/// Prints the bytes of each table, the least and the most instructions of a look-up, and its name.
#[unsafe(no_mangle)]
extern "C" fn print_look_ups() -> ! {
    let timer = Timer::start();
    for table in TABLES {
        let (mut least, mut most) = (u32::MAX, 0);
        for k in 1..=table.solutions {
            let count = timer.instructions(|| (table.look_up)(k));
            (least, most) = (least.min(count), most.max(count));
        }
        let _ = writeln!(Console, "{} {} {} {}", table.bytes, least, most, table.name);
    }
    exit()
}

/// Prints the instructions that the verification of each table takes, and its name.
#[unsafe(no_mangle)]
extern "C" fn print_verifications() -> ! {
    let timer = Timer::start();
    for table in TABLES {
        let mut holds = false;
        let count = timer.instructions(|| holds = (table.verify)());
        assert!(holds, "a table is damaged");
        let _ = writeln!(Console, "{} {}", count, table.name);
    }
    exit()
}
