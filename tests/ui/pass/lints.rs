#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, clippy::all, clippy::pedantic)]
//! Lints: the expansion of the macro passes all of them.

use queen_runtime::{QueenPuzzle, queen_table};

/// All solutions for n = 11; 382112 permutations are tested.
pub const ELEVEN: QueenPuzzle<11> = queen_table!(11);

fn main() {
    assert_eq!(ELEVEN.nb_of_tested_permutations(), 382_112);
}
