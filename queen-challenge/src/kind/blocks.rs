//! Blocked squares, as many as a grade takes.
//!
//! At first all free squares are blocked but those of the solution, which makes the challenge as
//! easy as it can be. Then one block after the other is removed, in a random order, unless that
//! makes the challenge harder than wanted or leaves several solutions. Fewer blocks never make it
//! easier, so a block that has been kept once is needed in the end, too.
//!
//! Nobody has to look at the other solutions for that: steps with reasons lead to a solution only
//! if it is the only one.
//!
//! If all blocks went that are not needed for a single solution, nine of ten boards of 8 × 8 would
//! have to be guessed, and the same ones would soon return.

use queen_runtime::Square;

use super::draft::Draft;
use super::small::SmallNumbers;
use crate::Grade;
use crate::rows::{count, squares};

impl Draft {
    /// Adds blocked squares until the challenge has this grade or an easier one, each of which is
    /// needed for that.
    pub(super) fn block(&mut self, grade: Grade, numbers: &mut SmallNumbers) {
        let blocked = self.free_squares_beside_the_solution();
        self.clues.blocked = blocked;
        // The blocked squares that have not been tried yet.
        let mut untried = blocked.row_masks();
        loop {
            let index = numbers.below(count(&untried)) as usize;
            let Some((row, column)) = squares(untried).nth(index) else { break };
            for row in untried.iter_mut().skip(row).take(1) {
                *row &= !(1 << column);
            }
            let square = Square::new(row, column);
            self.clues.blocked.remove(square);
            if self.grade_up_to(grade) > grade {
                self.clues.blocked.insert(square);
            }
        }
    }
}
