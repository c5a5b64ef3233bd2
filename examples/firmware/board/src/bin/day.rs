//! The region board of a day, made on the device: answers the number of a day on the debugger's
//! console with the picture on a simulated display.
#![no_std]
#![no_main]

#[cfg(target_arch = "arm")]
use cortex_m as _;
use puzzles::day::DayBoard;
use puzzles::number::NumberReader;
#[cfg(target_arch = "riscv32")]
use riscv as _;
use semihosting::io::{self, Read};
use semihosting::{print, println, process};

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
        match u32::try_from(number).ok().and_then(DayBoard::new) {
            Some(board) => print!("{}", board),
            None => println!("{}: there is no board", number),
        }
    }
    Ok(())
}
