//! Walks through every solution, draws some over semihosting, and says whether all is as it should
//! be by how it exits.
#![no_std]
#![no_main]

mod leds;

use cortex_m_rt::entry;
use cortex_m_semihosting::{debug, hprintln};
use panic_semihosting as _;
use puzzles::EIGHT;
use queen_runtime::Solution;
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
    let mut holds = puzzles::all_hold();

    let mut text = [0; Discs::solution_len(8)];
    for k in [1, 13] {
        let solution = EIGHT.solution(k)?;
        let board = Discs::new(&solution).render_into(&mut text)?;
        hprintln!("solution {} of {}", k, EIGHT.nb_of_solutions());
        hprintln!("{}", board);
        holds &= board.lines().count() == 8 && shows(board, solution);
    }

    let thirteenth = EIGHT.solution(13)?;
    let mut matrix = Matrix::default();
    matrix.show(thirteenth.row_masks());
    hprintln!("on a matrix of LEDs\n{}", matrix);
    let squares = || (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
    holds &= squares()
        .all(|(row, column)| matrix.is_lit(row, column) == thirteenth.has_queen(row, column));

    hprintln!("digest {:08x}", puzzles::digest());
    holds &= EXT_FLASH.contains(&EIGHT.solutions().as_ptr().addr());
    holds.then_some(())
}

/// Whether the discs of the board are where the solution has its queens.
fn shows(board: &str, solution: Solution<8>) -> bool {
    board.lines().enumerate().all(|(row, line)| {
        let mut glyphs = line.chars().enumerate();
        glyphs.all(|(column, glyph)| "🔴🔵".contains(glyph) == solution.has_queen(row, column))
    })
}
