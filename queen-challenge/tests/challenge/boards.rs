//! Boards of the tests, as puzzles or challenges.

use queen_challenge::Challenge;
use queen_runtime::{AnyQueenPuzzle, Board, PuzzleRange, QueenPuzzle, queen_table};

const PUZZLES: PuzzleRange = queen_table!(1..=12);
pub(crate) const SIX: QueenPuzzle<6> = queen_table!(6);
pub(crate) const EIGHT: QueenPuzzle<8> = queen_table!(8);

pub(crate) fn puzzle(size: usize) -> AnyQueenPuzzle {
    PUZZLES.get(size).unwrap()
}

pub(crate) fn board(squares: &str, size: usize) -> Board {
    Board::from_squares(squares, size).unwrap()
}

pub(crate) fn all_challenges(size: usize) -> impl Iterator<Item = Challenge> {
    (0..=size).flat_map(move |givens| Challenge::minimal(&puzzle(size), givens))
}
