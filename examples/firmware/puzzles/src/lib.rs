//! The puzzles that the images embed, and what is checked of them: the same on every target.
#![no_std]

use queen_runtime::{QueenPuzzle, Solution, queen_table};

/// Embedded as one byte a queen.
pub const EIGHT: QueenPuzzle<8> = queen_table!(8);

/// Embedded in a section of its own, which the linker puts into external flash.
pub const TEN: QueenPuzzle<10> = queen_table!(
    #[unsafe(link_section = ".ext_flash")]
    10
);

/// Whether every look-up of both puzzles gives a solution, and looking it up backwards its number.
#[must_use]
pub fn all_hold() -> bool {
    let eight = (1..=92).all(|k| {
        EIGHT
            .solution(k)
            .is_some_and(|s| is_solution(&s) && EIGHT.number_of(s.columns()) == Some(k))
    });
    let ten = (1..=724).all(|k| {
        TEN.solution(k).is_some_and(|s| is_solution(&s) && TEN.number_of(s.columns()) == Some(k))
    });
    eight && ten && EIGHT.solution(93).is_none() && TEN.solution(725).is_none()
}

fn is_solution<const N: usize>(solution: &Solution<N>) -> bool {
    Solution::try_from(*solution.columns()) == Ok(*solution)
}

/// A digest of all solutions of both puzzles, by FNV-1a.
#[must_use]
pub fn digest() -> u32 {
    let eight = EIGHT.iter().flat_map(|solution| *solution.columns());
    let ten = TEN.iter().flat_map(|solution| *solution.columns());
    eight
        .chain(ten)
        .fold(0x811c_9dc5, |digest, column| (digest ^ u32::from(column)).wrapping_mul(0x0100_0193))
}
