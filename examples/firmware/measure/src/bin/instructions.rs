//! Counts the instructions of each look-up, on the timer of the core, in an emulator that lets a
//! fixed time pass with each instruction. Prints the bytes of the table, the least and the most.
#![no_std]
#![no_main]

use core::arch::asm;
use core::hint::black_box;

use cortex_m::peripheral::SYST;
use cortex_m::peripheral::syst::SystClkSource;
use cortex_m_semihosting::{debug, hprintln};
use measure::{PUZZLE, TABLE_BYTES, consume, look_up};

#[cortex_m_rt::entry]
fn main() -> ! {
    if let Some(mut timer) = cortex_m::Peripherals::take().map(|peripherals| peripherals.SYST) {
        timer.set_clock_source(SystClkSource::Core);
        timer.set_reload(0x00ff_ffff);
        timer.clear_current();
        timer.enable_counter();

        let nothing = ticks(|| {});
        let thousand = ticks(thousand_instructions) - nothing;
        let instructions = |k| {
            let look_up = ticks(|| consume(look_up(black_box(k)))) - nothing;
            (look_up * 1000 + thousand / 2) / thousand
        };
        let (mut least, mut most) = (u32::MAX, 0);
        for k in 1..=PUZZLE.nb_of_solutions() {
            let count = instructions(k);
            (least, most) = (least.min(count), most.max(count));
        }
        hprintln!("{} {} {}", TABLE_BYTES, least, most);
        debug::exit(debug::EXIT_SUCCESS);
    }
    loop {}
}

/// How far the timer, which counts down, goes meanwhile.
#[inline(always)]
fn ticks(work: impl FnOnce()) -> u32 {
    let start = SYST::get_current();
    work();
    start.wrapping_sub(SYST::get_current()) & 0x00ff_ffff
}

#[inline(never)]
fn thousand_instructions() {
    // SAFETY: it does nothing, a thousand times.
    unsafe { asm!(".rept 1000", "nop", ".endr") }
}
