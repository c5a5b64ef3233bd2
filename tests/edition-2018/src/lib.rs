//! A crate of the 2018 edition for machines without an operating system.
#![no_std]
#![deny(warnings)]

mod attributes;

use queen_runtime::layout::Ranked;
use queen_runtime::{queen_table, QueenPuzzle, Solution};

pub use attributes::IN_A_SECTION;

pub const EIGHT: QueenPuzzle<8> = queen_table!(8);
pub static RANKED: QueenPuzzle<9, Ranked<7>> = queen_table!(9, layout = ranked(7));

pub fn solutions() -> impl Iterator<Item = Solution<8>> {
    EIGHT.iter()
}
