//! A library that denies many lints.
#![forbid(unsafe_code)]
#![deny(warnings, clippy::all, clippy::pedantic, missing_docs)]
#![deny(rust_2018_idioms, rust_2024_compatibility, unused_qualifications, unused)]
#![deny(missing_debug_implementations, trivial_casts, trivial_numeric_casts, unreachable_pub)]

use queen_runtime::layout::Ranked;
use queen_runtime::{PuzzleRange, QueenPuzzle, Solution, queen_table};

/// The number of permutations tested has six digits.
pub const ELEVEN: QueenPuzzle<11> = queen_table!(11);

/// The table is too large for 16-bit addresses.
pub static TWELVE: QueenPuzzle<12> = queen_table!(12);

/// A look-up searches three rows.
pub const NINE: QueenPuzzle<9, Ranked<3>> = queen_table!(9, layout = ranked(3));

/// A size for each player.
pub const RANGE: PuzzleRange = queen_table!(4..=10, layout = ranked, max_bytes = 1_000);

/// Levels of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levels {
    /// The first.
    pub easy: QueenPuzzle<4>,
    /// The last.
    pub hard: QueenPuzzle<8>,
}

impl Levels {
    /// Every level.
    pub const ALL: Self = Self { easy: queen_table!(4), hard: queen_table!(8) };
}

/// The last solution, from a table inside the function.
#[must_use]
pub fn last() -> Option<Solution<10>> {
    let ten = queen_table!(10, max_bytes = 10_000);
    ten.solution(ten.nb_of_solutions())
}
