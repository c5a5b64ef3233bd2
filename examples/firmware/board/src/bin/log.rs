//! Logs with defmt, over semihosting; `decode` reads it.
#![no_std]
#![no_main]

use cortex_m_semihosting::debug;
use defmt::println;
use defmt_semihosting as _;
use panic_semihosting as _;
use puzzles::{EIGHT, TWELVE};
use queen_runtime::{Board, Solution};

#[cortex_m_rt::entry]
fn main() -> ! {
    println!("{}", EIGHT);
    println!("{}", EIGHT.solution(13));
    println!("{}", EIGHT.into_any().solution(13));
    println!("{}", TWELVE.iter());
    println!("{}", Solution::try_from([1, 3, 0, 1]));
    println!("{}", Board::from_squares(4, "b4 d3"));
    println!("{}", Board::from_squares(4, "e4"));
    debug::exit(debug::EXIT_SUCCESS);
    unreachable!("the emulator has exited")
}
