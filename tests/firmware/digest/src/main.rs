//! A digest of the solutions of n = 8 in both layouts, the same on every machine.
#![cfg_attr(any(target_arch = "avr", target_arch = "msp430"), no_std, no_main)]
#![cfg_attr(any(target_arch = "avr", target_arch = "msp430"), feature(asm_experimental_arch))]

#[cfg(target_arch = "avr")]
mod avr;
mod lines;
#[cfg(target_arch = "msp430")]
mod msp430;
#[cfg(any(target_arch = "avr", target_arch = "msp430"))]
mod stack;

use lines::{SEED, add, line};
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, Solution, queen_table};

const PLAIN: QueenPuzzle<8> = queen_table!(8);
const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);

#[cfg(not(any(target_arch = "avr", target_arch = "msp430")))]
fn main() {
    print(|byte| print!("{}", char::from(byte)), || Some(0));
}

/// Writes `plain` and `ranked`, each with the digest of its solutions, in two lines, and in a third
/// one the bytes of stack.
fn print(mut send: impl FnMut(u8), stack: impl Fn() -> Option<u32>) {
    let plain = (1..=92).fold(SEED, |digest, k| with(digest, PLAIN.solution(k)));
    line(&mut send, stack(), "plain", plain);
    let ranked = (1..=92).fold(SEED, |digest, k| with(digest, RANKED.solution(k)));
    line(&mut send, stack(), "ranked", ranked);
    line(&mut send, stack(), "stack", stack().unwrap_or_default());
}

/// Adds a solution to a digest.
fn with(digest: u32, solution: Option<Solution<8>>) -> u32 {
    let columns = solution.map_or([0; 8], |solution| *solution.as_array());
    columns.into_iter().fold(digest, add)
}
