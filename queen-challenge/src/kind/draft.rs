//! A challenge that is being made: a solution, and clues that it agrees with.

use queen_runtime::layout::PuzzleLayout;
use queen_runtime::{AnySolution, QueenPuzzle, Square, SquareSet};

use crate::others::{OtherClues, Split};
use crate::{Clues, Grade, Notes, Regions};

/// A solution, and clues that it agrees with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft {
    pub(super) solution: AnySolution,
    pub(super) clues: Clues,
}

impl Draft {
    /// Places the solution's queen of a row as a given one.
    pub(super) fn give(&mut self, row: usize) {
        let column = self.solution.columns().get(row).copied().unwrap_or(0);
        self.clues.givens.place(Square::new(row, column.into()));
    }

    /// The squares where the clues allow a queen and the solution has none.
    pub(super) fn free_squares_beside_the_solution(&self) -> SquareSet {
        let (givens, others) = self.clues.split();
        let mut free = others.free(&Notes::new(givens)).unwrap_or(SquareSet::EMPTY);
        for queen in self.solution.queens() {
            free.remove(queen);
        }
        free
    }

    /// Whether the challenge would be harder than `grade` without the given queens.
    pub(super) fn needs_givens(&self, grade: Grade) -> bool {
        let mut fewer = *self;
        for queen in self.clues.givens.queens() {
            fewer.clues.givens.remove(queen);
        }
        fewer.grade_up_to(grade) > grade
    }

    /// The grade, or [`Grade::Guess`] if it is harder than `hardest`.
    ///
    /// Steps with reasons lead to the solution only if it is the only one, so a challenge with
    /// several solutions has the grade [`Grade::Guess`].
    pub(super) fn grade_up_to(&self, hardest: Grade) -> Grade {
        let (givens, others) = self.clues.split();
        others.grade(&givens, hardest)
    }
}

/// Whether no other solution has one queen in each region.
///
/// A pass over all solutions takes less than a search for steps that end without one.
pub(super) fn is_unique<const N: usize, L: PuzzleLayout>(
    regions: &Regions,
    solution: &AnySolution,
    puzzle: &QueenPuzzle<N, L>,
) -> bool {
    puzzle.iter().all(|other| {
        let columns = other.columns();
        // The regions of the queens so far, as bits.
        let mut taken = 0_u16;
        let has_one_each = columns.iter().enumerate().all(|(row, &column)| {
            let region = 1 << regions.region_at(row, column.into());
            let is_first = taken & region == 0;
            taken |= region;
            is_first
        });
        !has_one_each || columns == solution.columns()
    })
}
