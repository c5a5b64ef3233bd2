//! Search for the completions of a board, up to the second one.

use queen_runtime::{AnySolution, Board, Square};

use crate::free::Free;

impl Free {
    /// Completes `queens` row by row from the top. Returns false at the second completion.
    ///
    /// The search needs no table and few steps: a board with few queens soon has two completions,
    /// one with many leaves few squares free.
    pub(crate) const fn complete(
        &self,
        queens: &mut Board,
        completion: &mut Option<AnySolution>,
    ) -> bool {
        if self.open_rows() == 0 {
            let is_first = completion.is_none();
            *completion = queens.solution();
            return is_first;
        }
        let row = self.open_rows().trailing_zeros() as usize;
        let mut untried = self.row(row);
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
