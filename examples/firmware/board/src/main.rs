//! Walks through every solution, draws some over semihosting, and says whether all is as it should
//! be by how it exits.
#![no_std]
#![no_main]

mod leds;

use cortex_m_rt::entry;
use cortex_m_semihosting::{debug, hprintln};
use panic_semihosting as _;
use puzzles::EIGHT;
use queen_runtime::draw::Discs;

use leds::Matrix;

/// Where the memory map has what stands in for external flash.
const EXT_FLASH: core::ops::Range<usize> = 0x0003_0000..0x0004_0000;

#[entry]
fn main() -> ! {
    let ok = run().is_some();
    hprintln!("{}", if ok { "PASS" } else { "FAIL" });
    debug::exit(if ok { debug::EXIT_SUCCESS } else { debug::EXIT_FAILURE });
    unreachable!("the emulator has exited")
}

fn run() -> Option<()> {
    let mut text = [0; Discs::len(8)];
    for k in [1, 13] {
        let solution = EIGHT.solution(k)?;
        hprintln!("solution {} of {}", k, EIGHT.nb_of_solutions());
        hprintln!("{}", Discs::new(&solution).render_into(&mut text)?);
    }

    let mut matrix = Matrix::default();
    matrix.show(EIGHT.solution(13)?.rows());
    hprintln!("on a matrix of LEDs\n{}", matrix);

    hprintln!("digest {:08x}", puzzles::digest());
    let in_ext_flash = EXT_FLASH.contains(&EIGHT.solutions().as_ptr().addr());
    (puzzles::all_hold() && in_ext_flash).then_some(())
}
