//! The search for the only completion of a board.

use queen_runtime::{AnySolution, Board};

use crate::free::Free;
use crate::{ChallengeError, Notes};

/// The only solution that has the queens of `board`.
///
/// The search needs no table and few steps: a board with few queens soon has two completions, one
/// with many leaves few squares free.
pub(crate) const fn only_completion(board: &Board) -> Result<AnySolution, ChallengeError> {
    let mut completion = None;
    if let Some(free) = Free::new(&Notes::new(*board)) {
        let mut queens = *board;
        if !search(&free, &mut queens, &mut completion) {
            return Err(ChallengeError::SeveralCompletions);
        }
    }
    match completion {
        Some(completion) => Ok(completion),
        None => Err(ChallengeError::NoCompletion),
    }
}

/// Completes `queens` row by row from the top. Returns false at the second completion.
const fn search(free: &Free, queens: &mut Board, completion: &mut Option<AnySolution>) -> bool {
    if free.open_rows() == 0 {
        let is_first = completion.is_none();
        *completion = queens.solution();
        return is_first;
    }
    let row = free.open_rows().trailing_zeros() as usize;
    let mut untried = free.row(row);
    while untried != 0 {
        let column = untried.trailing_zeros() as usize;
        untried &= untried - 1;
        queens.place(row, column);
        if !search(&free.with((row, column)), queens, completion) {
            return false;
        }
        queens.remove(row, column);
    }
    true
}
