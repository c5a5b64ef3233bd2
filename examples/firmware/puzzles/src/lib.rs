//! The puzzles that the images embed, with their checks on every target.
#![no_std]

pub mod console;
pub mod day;
pub mod frame;
pub mod hand;
pub mod keys;
pub mod number;
pub mod oled;
pub mod screen;

use queen_runtime::layout::Ranked;
use queen_runtime::{PuzzleRange, QueenPuzzle, Solution, queen_table};

/// A plain table in a section of its own, which the linker puts into external flash.
pub const EIGHT: QueenPuzzle<8> = queen_table!(
    #[unsafe(link_section = ".ext_flash")]
    8
);

/// The smaller layout, in the same section.
pub const TWELVE: QueenPuzzle<12, Ranked> = queen_table!(
    #[unsafe(link_section = ".ext_flash")]
    12,
    layout = ranked
);

/// The sizes of the boards of days, in the same section.
pub const DAYS: PuzzleRange = queen_table!(
    #[unsafe(link_section = ".ext_flash")]
    8..=10
);

/// Whether every look-up gives a solution, and the solution its number back.
#[must_use]
pub fn all_hold() -> bool {
    let eight = (1..=92).all(|k| {
        let holds =
            |solution: Solution<8>| is_solution(&solution) && EIGHT.number_of(solution) == Some(k);
        EIGHT.solution(k).is_some_and(holds)
    });
    let twelve = (1..=14_200).all(|k| {
        let holds = |solution: Solution<12>| {
            is_solution(&solution) && TWELVE.number_of(solution) == Some(k)
        };
        TWELVE.solution(k).is_some_and(holds)
    });
    let no_others = EIGHT.solution(93).is_none() && TWELVE.solution(14_201).is_none();
    eight && twelve && no_others && EIGHT.verify() && TWELVE.verify()
}

fn is_solution<const N: usize>(solution: &Solution<N>) -> bool {
    Solution::from_columns(solution.columns()) == Ok(*solution)
}

/// A digest of all solutions in their order, by FNV-1a.
#[must_use]
pub fn digest() -> u32 {
    let eight = EIGHT.iter().flat_map(<[u8; 8]>::from);
    let twelve = TWELVE.iter().flat_map(<[u8; 12]>::from);
    eight
        .chain(twelve)
        .fold(0x811c_9dc5, |digest, column| (digest ^ u32::from(column)).wrapping_mul(0x0100_0193))
}
