//! The program for emulated boards: walks through every solution, solves a challenge on a simulated
//! display, and says by how it exits whether all is as it should be.
#![no_std]
#![no_main]

use puzzles::screen::Screen;
use puzzles::{EIGHT, TWELVE, frame};
use queen_challenge::{Challenge, Grade, Notes, Step};
use queen_runtime::Board;
use queen_runtime::draw::Discs;
use semihosting::{println, process};

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

    let solution = EIGHT.solution(13)?;
    let mut text = [0; Discs::max_len(8)];
    let board = Discs::new(&solution).render_into(&mut text)?;
    println!("solution 13 of {}", EIGHT.nb_of_solutions());
    println!("{}", board);
    holds &= board.parse() == Ok(Board::from(solution));

    let challenge = Challenge::with_seed(&EIGHT, 1, Grade::Easy)?;
    println!("a challenge of {} bytes, on a display", size_of::<Challenge>());
    let mut screen = Screen::default();
    let mut notes = Notes::new(*challenge.givens());
    frame::draw(&mut screen, &challenge, &notes).ok()?;
    println!("{}", screen);
    let first = notes.next_step()?;
    println!("its first step, of {} bytes: {}", size_of::<Step>(), first);
    while let Some(step) = notes.next_step() {
        notes.apply(&step);
    }
    holds &= notes.queens.solution() == Some(challenge.solution());

    println!("digest {:08x}", puzzles::digest());
    holds &= is_in_ext_flash(EIGHT.table()) && is_in_ext_flash(TWELVE.table());
    holds.then_some(())
}

fn is_in_ext_flash(table: &[u8]) -> bool {
    let ext_flash = (&raw const ext_flash_start)..(&raw const ext_flash_end);
    ext_flash.contains(&table.as_ptr()) && ext_flash.contains(&table[table.len() - 1..].as_ptr())
}
