//! Digests of what a player asks a plain puzzle, the same on every machine.
#![cfg_attr(any(target_arch = "avr", target_arch = "msp430"), no_std, no_main)]
#![cfg_attr(any(target_arch = "avr", target_arch = "msp430"), feature(asm_experimental_arch))]

#[cfg(target_arch = "avr")]
mod avr;
mod lines;
#[cfg(target_arch = "msp430")]
mod msp430;
mod questions;
#[cfg(any(target_arch = "avr", target_arch = "msp430"))]
mod stack;

use queen_runtime::{QueenPuzzle, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8);

#[cfg(not(any(target_arch = "avr", target_arch = "msp430")))]
fn main() {
    print(|byte| print!("{}", char::from(byte)), || Some(0));
}

fn print(send: impl FnMut(u8), stack: impl Fn() -> Option<u32>) {
    questions::print(&EIGHT, send, stack);
}
