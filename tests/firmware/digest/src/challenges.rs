//! A digest of small challenges of each kind, and of a day's board of regions, the same on every
//! machine.
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
use queen_challenge::{Challenge, Clues, Grade, Kind};
use queen_runtime::{QueenPuzzle, Square, queen_table};

const FIVE: QueenPuzzle<5> = queen_table!(5);
const SIX: QueenPuzzle<6> = queen_table!(6);
const EIGHT: QueenPuzzle<8> = queen_table!(8);

/// Monday, 23 November 2026.
const MONDAY: u64 = 20_780;

#[cfg(not(any(target_arch = "avr", target_arch = "msp430")))]
fn main() {
    print(|byte| print!("{}", char::from(byte)), || Some(0));
}

/// Writes a line with the digest of challenges of each kind, one with that of a Monday's regions,
/// and in a last one the bytes of stack.
fn print(mut send: impl FnMut(u8), stack: impl Fn() -> Option<u32>) {
    let names: [_; Kind::ALL.len()] = ["queens", "blocked", "regions", "mixed"];
    for (kind, name) in Kind::ALL.into_iter().zip(names) {
        let digest = with_each(SEED, kind, &FIVE, [0, 1]);
        let digest = with_each(digest, kind, &SIX, [1, u64::MAX]);
        line(&mut send, stack(), name, digest);
    }
    // As `Kind::daily` makes it, which takes the code for all layouts.
    let monday = with(SEED, Kind::Regions.with_seed(&EIGHT, MONDAY, Grade::Easy));
    line(&mut send, stack(), "monday", monday);
    line(&mut send, stack(), "stack", stack().unwrap_or_default());
}

/// Adds the challenges of each grade with these seeds to a digest.
fn with_each<const N: usize>(
    mut digest: u32,
    kind: Kind,
    puzzle: &QueenPuzzle<N>,
    seeds: [u64; 2],
) -> u32 {
    for &grade in kind.grades(N) {
        for seed in seeds {
            digest = with(digest, kind.with_seed(puzzle, seed, grade));
        }
    }
    digest
}

/// Adds the clues and the solution of a challenge to a digest, square by square.
fn with(digest: u32, challenge: Option<Challenge<Clues>>) -> u32 {
    let Some(challenge) = challenge else { return add(digest, u32::MAX) };
    let solution = challenge.solution();
    Square::all(solution.size()).fold(digest, |digest, square| {
        let region = challenge.regions().and_then(|regions| regions.region_of(square));
        let clues = region.map_or(0, |region| 1 + region as u32) << 3
            | u32::from(challenge.blocked().contains(square)) << 2
            | u32::from(challenge.is_given(square)) << 1
            | u32::from(solution.has_queen(square));
        add(digest, clues)
    })
}
