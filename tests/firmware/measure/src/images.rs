//! First functions of the images that are run in the emulator, which `check` names to the linker.
//! Each prints lines of numbers that end with a name.

use core::fmt::Write;
use core::hint::black_box;

use queen_challenge::{Grade, Kind};

use crate::functions::FUNCTIONS;
use crate::programs::{PROGRAMS, RANGE};
use crate::semihosting::{Console, exit};
use crate::stack::Stack;
use crate::tables::TABLES;
use crate::timer::Timer;
use crate::times::{self, PUZZLES};
use crate::types::TYPES;

unsafe extern "C" {
    /// The start of the RAM, from the linker script.
    static ram: u8;
}

fn stack() -> Stack {
    Stack::new((&raw const ram).addr())
}

/// Prints the bytes of stack that each function takes.
#[unsafe(no_mangle)]
extern "C" fn print_stack() -> ! {
    for function in FUNCTIONS.iter().copied().flatten() {
        let mut stack = stack();
        (function.call)(&mut stack);
        let _ = writeln!(Console, "{} {}", stack.used, function.name);
    }
    exit()
}

/// Prints the bytes of stack and the instructions that each program takes.
#[unsafe(no_mangle)]
extern "C" fn print_programs() -> ! {
    let timer = Timer::start();
    for program in PROGRAMS.iter().copied().flatten() {
        let mut stack = stack();
        (program.function.call)(&mut stack);
        let count = timer.instructions(program.run);
        let _ = writeln!(Console, "{} {} {}", stack.used, count, program.function.name);
    }
    exit()
}

/// Prints the bytes of each table, and the least and the most instructions of a look-up.
#[unsafe(no_mangle)]
extern "C" fn print_look_ups() -> ! {
    let timer = Timer::start();
    for table in TABLES {
        let (mut least, mut most) = (u64::MAX, 0);
        // Otherwise the division that makes the number would be counted, too.
        for k in table.numbers().map(black_box) {
            let count = timer.instructions(|| (table.look_up)(k));
            (least, most) = (least.min(count), most.max(count));
        }
        let _ = writeln!(Console, "{} {} {} {}", table.bytes, least, most, table.name);
    }
    exit()
}

/// Prints the instructions that the verification of each table takes, 0 if that is not measured.
#[unsafe(no_mangle)]
extern "C" fn print_verifications() -> ! {
    let timer = Timer::start();
    for table in TABLES {
        let mut count = 0;
        if !table.is_sampled() {
            let mut holds = false;
            count = timer.instructions(|| holds = (table.verify)());
            assert!(holds, "a table is damaged");
        }
        let _ = writeln!(Console, "{} {}", count, table.name);
    }
    exit()
}

/// Prints the mean and the most instructions of a hint, for each size and layout.
#[unsafe(no_mangle)]
extern "C" fn print_hints() -> ! {
    let timer = Timer::start();
    for puzzle in PUZZLES.iter().flatten() {
        let counts = times::hints(&timer, puzzle);
        let (mean, most) = (counts.mean(), counts.most);
        let _ = writeln!(Console, "{mean} {most} {} {}", puzzle.size(), puzzle.layout());
    }
    exit()
}

/// Prints the mean and the most instructions of a challenge and of a step, for each size and grade.
#[unsafe(no_mangle)]
extern "C" fn print_challenges() -> ! {
    let timer = Timer::start();
    for puzzle in PUZZLES.iter().map(|[plain, _]| plain) {
        for grade in Grade::of_size(puzzle.size()) {
            let (picks, steps) = times::challenges(&timer, puzzle, *grade);
            let _ = write!(Console, "{} {} ", picks.mean(), picks.most);
            let _ = write!(Console, "{} {} ", steps.mean(), steps.most);
            let _ = writeln!(Console, "{} {grade}", puzzle.size());
        }
    }
    exit()
}

/// Prints the mean and the most instructions of the challenge of a Monday, for each kind, and of a
/// Wednesday if it has 8 rows, too.
#[unsafe(no_mangle)]
extern "C" fn print_weekdays() -> ! {
    let timer = Timer::start();
    for kind in Kind::ALL {
        // 5 January 1970 was a Monday.
        for (first, name) in [(4, "Monday"), (6, "Wednesday")] {
            let (size, _) = kind.of_day(first);
            if first == 4 || size == 8 {
                let counts = times::weekday(&timer, &RANGE, kind, first);
                let _ = writeln!(Console, "{} {} {kind}, {name}", counts.mean(), counts.most);
            }
        }
    }
    exit()
}

/// Prints the bytes of each public type.
#[unsafe(no_mangle)]
extern "C" fn print_types() -> ! {
    for (name, size) in TYPES.iter().copied().flatten() {
        let _ = writeln!(Console, "{size} {name}");
    }
    exit()
}
