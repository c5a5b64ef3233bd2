//! Stands in for what queen-challenge will have.

use queen_challenge::{Challenge, Grade, Notes};
use queen_runtime::{Board, QueenPuzzles};

pub fn daily(puzzles: &QueenPuzzles, day: u32) -> Option<Challenge> {
    let size = 6 + day as usize % 4;
    Challenge::with_seed(&puzzles.get(size)?, day.into(), Grade::Easy)
}

pub fn mistake(challenge: &Challenge, notes: &Notes) -> Option<(usize, usize)> {
    let solution = Board::from(challenge.solution());
    let wrong_queen = notes.queens.queens().find(|&(r, c)| !solution.has_queen(r, c));
    wrong_queen.or_else(|| notes.ruled_out.queens().find(|&(r, c)| solution.has_queen(r, c)))
}

pub fn grades(size: usize) -> &'static [Grade] {
    match size {
        4 => &[Grade::Easy, Grade::Medium],
        5 => &[Grade::Easy],
        6 => &[Grade::Easy, Grade::Hard],
        7 => &[Grade::Easy, Grade::Medium, Grade::Hard],
        _ => &[Grade::Easy, Grade::Medium, Grade::Hard, Grade::Expert],
    }
}

pub fn nb_of_challenges(_grade: Grade, size: usize) -> Option<u32> {
    (size < 9).then_some(64)
}
