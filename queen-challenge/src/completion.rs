//! Search for the completions of a board, up to the second one.

use queen_runtime::{AnySolution, Board, Square, SquareSet};

use crate::ChallengeError;
use crate::areas::Areas;
use crate::free::Free;

/// The only completion of these queens, none of which is on a blocked square.
pub(crate) const fn completion<const REGIONS: bool>(
    givens: &Board,
    blocked: &SquareSet,
    areas: Option<&Areas>,
) -> Result<AnySolution, ChallengeError> {
    let mut completion = None;
    // The search goes row by row from the top, so it would meet a line without a free square only
    // at the bottom, over and over: with the lowest row of 16 × 16 blocked, it took minutes. Queens
    // alone take so many rows until a line has no free square that the search is short.
    if let Some(free) = Free::<REGIONS>::new(givens, blocked, areas)
        && !(REGIONS && free.has_empty_line())
        && !free.complete(&mut { *givens }, &mut completion)
    {
        return Err(ChallengeError::SeveralCompletions);
    }
    match completion {
        Some(completion) => Ok(completion),
        None => Err(ChallengeError::NoCompletion),
    }
}

impl<const REGIONS: bool> Free<'_, REGIONS> {
    /// Completes `queens` row by row from the top, if `self` has the squares that they leave free.
    /// Returns false at the second completion, whose queens it leaves in `queens`; otherwise
    /// `queens` are as before. `completion` is `None` at first, and then the last one found.
    ///
    /// The search needs no table and few steps: a board with few queens soon has two completions,
    /// one with many leaves few squares free.
    ///
    /// On 4 × 4 with a queen on a2, row 0 has the free squares b4 and d4. With b4, row 1 has d3
    /// left and row 3 then c1: the first completion. With d4, row 1 has no free square, so there is
    /// no other: the result is true, and `completion` has the first one.
    pub(crate) const fn complete(
        &self,
        queens: &mut Board,
        completion: &mut Option<AnySolution>,
    ) -> bool {
        if self.open_rows() == 0 {
            // Each row has a queen on a square that was free, so the board is solved.
            let is_first = completion.is_none();
            *completion = queens.solution();
            return is_first;
        }
        let row = self.open_rows().trailing_zeros() as usize;
        let mut untried = self.row(row);
        // `queens` are those whose attacks `self` has. The squares of the row that have been tried
        // lead to one completion at most.
        while untried != 0 {
            let column = untried.trailing_zeros() as usize;
            untried &= untried - 1;
            let square = Square::new(row, column);
            queens.place(square);
            if !self.with((row, column)).complete(queens, completion) {
                return false;
            }
            queens.remove(square);
        }
        true
    }
}
