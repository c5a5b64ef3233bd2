//! The boards of the game, with all their solutions.

use queen_challenge::{Challenge, Grade};
use queen_runtime::{PuzzleRange, queen_table};

/// All solutions of the sizes of the game.
pub const PUZZLES: PuzzleRange = queen_table!(4..=10);

/// The size and the grade of the challenge of a day.
#[must_use]
pub fn daily(day: u32) -> Option<(usize, Grade)> {
    let challenge = Challenge::daily(&PUZZLES, day)?;
    Some((challenge.givens().size(), challenge.grade()))
}
