//! Log of defmt over semihosting, for `decode`.
#![no_std]
#![no_main]

#[cfg(target_arch = "arm")]
use cortex_m as _;
use defmt::println;
use defmt_semihosting as _;
use puzzles::{EIGHT, TWELVE};
use queen_runtime::{Board, Solution};
#[cfg(target_arch = "riscv32")]
use riscv as _;

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    println!("{}", EIGHT);
    println!("{}", EIGHT.solution(13));
    println!("{}", EIGHT.into_any().solution(13));
    println!("{}", TWELVE);
    println!("{}", Solution::new([1, 3, 0, 1]));
    println!("{}", Board::from_squares("b4 d3", 4));
    println!("{}", Board::from_squares("e4", 4));
    semihosting::process::exit(0)
}
