//! A digest of the solutions of n = 8 in both layouts, the same on every machine.
#![cfg_attr(any(target_arch = "avr", target_arch = "msp430"), no_std, no_main)]
#![cfg_attr(any(target_arch = "avr", target_arch = "msp430"), feature(asm_experimental_arch))]

#[cfg(target_arch = "avr")]
mod avr;
#[cfg(target_arch = "msp430")]
mod msp430;
#[cfg(any(target_arch = "avr", target_arch = "msp430"))]
mod stack;

use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, Solution, queen_table};

const PLAIN: QueenPuzzle<8> = queen_table!(8);
const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);

#[cfg(not(any(target_arch = "avr", target_arch = "msp430")))]
fn main() {
    print(|byte| print!("{}", char::from(byte)), || Some(0));
}

/// Writes `plain` and `ranked`, each with the digest of its solutions, in two lines, and in a third
/// one the bytes of stack. From where the stack has overflowed, the lines say that instead.
fn print(mut send: impl FnMut(u8), stack: impl Fn() -> Option<u32>) {
    let mut line = |name: &str, number: u32| {
        let (name, number) = if stack().is_some() { (name, number) } else { ("overflow", 0) };
        name.bytes().for_each(&mut send);
        send(b' ');
        for digit in number.to_be_bytes().iter().flat_map(|byte| [byte >> 4, byte & 15]) {
            send(b"0123456789abcdef"[usize::from(digit & 15)]);
        }
        send(b'\n');
    };
    line("plain", (1..=92).fold(SEED, |digest, k| add(digest, PLAIN.solution(k))));
    line("ranked", (1..=92).fold(SEED, |digest, k| add(digest, RANKED.solution(k))));
    line("stack", stack().unwrap_or_default());
}

const SEED: u32 = 0x811c_9dc5;

/// Adds a solution to a digest by FNV-1a.
fn add(digest: u32, solution: Option<Solution<8>>) -> u32 {
    let columns = solution.map_or([0; 8], |solution| *solution.as_array());
    columns
        .into_iter()
        .fold(digest, |digest, column| (digest ^ u32::from(column)).wrapping_mul(0x0100_0193))
}
