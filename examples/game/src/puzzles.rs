//! The boards of the game, with all their solutions.

use queen_runtime::{PuzzleRange, queen_table};

/// All solutions of the sizes of the game.
pub const PUZZLES: PuzzleRange = queen_table!(4..=10);
