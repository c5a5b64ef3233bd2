//! The game of a day's board, played with three buttons on a simulated display of 128 × 64 pixels.
//! The buttons are letters on the debugger's console, and each line is answered with the picture.
#![no_std]
#![no_main]

#[cfg(target_arch = "arm")]
use cortex_m as _;
use puzzles::console::Console;
use puzzles::hand::FIRST_DAY;
#[cfg(target_arch = "riscv32")]
use riscv as _;
use semihosting::io::{self, Read};
use semihosting::{print, process};

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    process::exit(i32::from(run().is_err()))
}

fn run() -> io::Result<()> {
    let mut input = io::stdin()?;
    let mut console = Console::new(FIRST_DAY);
    let mut byte = [0];
    while input.read(&mut byte)? == 1 {
        if console.read(byte[0]) {
            print!("{}", console);
        }
    }
    Ok(())
}
