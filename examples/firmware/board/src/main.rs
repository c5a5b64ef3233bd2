//! Walks through every solution, solves a challenge on a simulated display, and says whether all is
//! as it should be by how it exits.
#![no_std]
#![no_main]

use core::convert::Infallible;
use core::fmt::{self, Write};

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::*;
use puzzles::{EIGHT, TWELVE};
use queen_challenge::{Challenge, Grade, Notes, Step};
use queen_runtime::draw::Discs;
use queen_runtime::{Solution, Square};
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
    holds &= shows(board, solution);

    let challenge = Challenge::with_seed(&EIGHT, 1, Grade::Easy)?;
    println!("a challenge of {} bytes, on a display", size_of::<Challenge>());
    let mut screen = Screen::new();
    let mut notes = Notes::new(*challenge.givens());
    puzzles::draw_frame(&mut screen, &challenge, &notes).ok()?;
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

/// Whether the discs of the board are where the solution has its queens.
fn shows(board: &str, solution: Solution<8>) -> bool {
    board.lines().count() == 8
        && board.lines().enumerate().all(|(row, line)| {
            line.chars().enumerate().all(|(column, disc)| {
                "🔴🔵".contains(disc) == solution.has_queen(Square::new(row, column))
            })
        })
}

fn is_in_ext_flash(table: &[u8]) -> bool {
    let ext_flash = (&raw const ext_flash_start)..(&raw const ext_flash_end);
    ext_flash.contains(&table.as_ptr()) && ext_flash.contains(&table[table.len() - 1..].as_ptr())
}

const SIDE: usize = 64;

/// A simulated display of 64 × 64 pixels: one bit each.
struct Screen {
    rows: [u64; SIDE],
}

impl Screen {
    const fn new() -> Self {
        Self { rows: [0; SIDE] }
    }

    fn is_lit(&self, x: usize, y: usize) -> bool {
        self.rows[y] >> x & 1 == 1
    }
}

impl OriginDimensions for Screen {
    fn size(&self) -> Size {
        Size::new_equal(SIDE as u32)
    }
}

impl DrawTarget for Screen {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        let area = self.bounding_box();
        for Pixel(point, colour) in pixels {
            if area.contains(point) {
                let (row, bit) = (&mut self.rows[point.y as usize], 1 << point.x);
                *row = if colour.is_on() { *row | bit } else { *row & !bit };
            }
        }
        Ok(())
    }
}

/// Two rows of pixels a line.
impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for y in (0..SIDE).step_by(2) {
            f.write_char('│')?;
            for x in 0..SIDE {
                f.write_char(match (self.is_lit(x, y), self.is_lit(x, y + 1)) {
                    (false, false) => ' ',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (true, true) => '█',
                })?;
            }
            f.write_str("│\n")?;
        }
        Ok(())
    }
}
