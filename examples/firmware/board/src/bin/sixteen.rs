//! A look-up in all 14,772,512 solutions of n = 16, in 57 KB of flash: answers a number on the
//! debugger's console with the columns of its solution.
#![no_std]
#![no_main]

#[cfg(target_arch = "arm")]
use cortex_m as _;
use puzzles::number::NumberReader;
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, queen_table};
#[cfg(target_arch = "riscv32")]
use riscv as _;
use semihosting::io::{self, Read};
use semihosting::{println, process};

const SIXTEEN: QueenPuzzle<16, Ranked<12>> = queen_table!(
    #[unsafe(link_section = ".ext_flash")]
    16,
    layout = ranked(12)
);

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    process::exit(i32::from(run().is_err()))
}

fn run() -> io::Result<()> {
    let mut input = io::stdin()?;
    let mut reader = NumberReader::default();
    let mut byte = [0];
    while input.read(&mut byte)? == 1 {
        let Some(number) = reader.read(byte[0]) else { continue };
        match SIXTEEN.solution(number) {
            Some(solution) => println!("{}: {:?}", number, solution.columns()),
            None => println!("{}: there are {}", number, SIXTEEN.nb_of_solutions()),
        }
    }
    Ok(())
}
