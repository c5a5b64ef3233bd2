//! Challenges with a given number of givens.

use queen_challenge::{Challenge, Grade};
use queen_math::random::SplitMix64;
use queen_runtime::{AnyQueenPuzzle, Board};

use crate::random;

/// The number of boards that are picked before all are searched.
const PICKS: usize = 4_000;

/// Picks a minimal challenge of this grade with this number of givens; all are equally likely.
pub fn pick(puzzle: AnyQueenPuzzle, givens: usize, seed: u64, grade: Grade) -> Option<Challenge> {
    if givens > puzzle.size() {
        return None;
    }
    let mut random = SplitMix64(seed);
    let mut pick = || {
        let index = random::index(puzzle.nb_of_solutions(), &mut random)?;
        let mut queens: Vec<_> = Board::from(puzzle.iter().nth(index)?).queens().collect();
        random::shuffle(&mut queens, &mut random);
        let mut board = puzzle.board();
        board.extend(queens.into_iter().take(givens));
        Challenge::new(board).ok().filter(|picked| picked.is_minimal() && picked.grade() == grade)
    };
    (0..PICKS).find_map(|_| pick()).or_else(|| {
        let all =
            Challenge::minimal(&puzzle, givens).filter(|challenge| challenge.grade() == grade);
        let mut all: Vec<_> = all.collect();
        random::index(all.len(), &mut random).map(|index| all.swap_remove(index))
    })
}
