//! Walks through every solution, draws some over semihosting, and says whether all is as it should
//! be by how it exits.
#![no_std]
#![no_main]

mod leds;

use puzzles::{EIGHT, TWELVE};
use queen_challenge::{Challenge, Grade, Notes, Step};
use queen_runtime::Solution;
use queen_runtime::draw::Discs;
use semihosting::{println, process};

use leds::Matrix;

unsafe extern "C" {
    /// The bounds of what stands in for external flash, from the memory map.
    static ext_flash_start: u8;
    static ext_flash_end: u8;
}

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    let ok = run().is_some();
    println!("{}", if ok { "PASS" } else { "FAIL" });
    process::exit(i32::from(!ok))
}

fn run() -> Option<()> {
    let mut holds = puzzles::all_hold();

    let mut text = [0; Discs::max_len(8)];
    for k in [1, 13] {
        let solution = EIGHT.solution(k)?;
        let board = Discs::new(&solution).render_into(&mut text)?;
        println!("solution {} of {}", k, EIGHT.nb_of_solutions());
        println!("{}", board);
        holds &= board.lines().count() == 8 && shows(board, solution);
    }

    let thirteenth = EIGHT.solution(13)?;
    let mut matrix = Matrix::default();
    matrix.show(thirteenth.row_masks());
    println!("on a matrix of LEDs\n{}", matrix);
    let squares = || (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
    holds &= squares()
        .all(|(row, column)| matrix.is_lit(row, column) == thirteenth.has_queen(row, column));

    let challenge = Challenge::with_seed(&EIGHT, 1, Grade::Easy)?;
    println!("a challenge of {} bytes", size_of::<Challenge>());
    println!("{}", challenge.givens());
    let mut steps = Notes::new(*challenge.givens()).steps();
    println!("its first step, of {} bytes: {}\n", size_of::<Step>(), steps.next()?);
    steps.by_ref().for_each(drop);
    holds &= steps.notes().queens.solution() == Some(challenge.solution());

    println!("digest {:08x}", puzzles::digest());
    holds &= is_in_ext_flash(EIGHT.table()) && is_in_ext_flash(TWELVE.table());
    holds.then_some(())
}

/// Whether the discs of the board are where the solution has its queens.
fn shows(board: &str, solution: Solution<8>) -> bool {
    board.lines().enumerate().all(|(row, line)| {
        let mut glyphs = line.chars().enumerate();
        glyphs.all(|(column, glyph)| "🔴🔵".contains(glyph) == solution.has_queen(row, column))
    })
}

fn is_in_ext_flash(table: &[u8]) -> bool {
    let ext_flash = (&raw const ext_flash_start)..(&raw const ext_flash_end);
    ext_flash.contains(&table.as_ptr()) && ext_flash.contains(&table[table.len() - 1..].as_ptr())
}
