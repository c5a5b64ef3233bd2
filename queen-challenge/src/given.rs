//! Given queens of a solution, in the bytes that they need.

use queen_runtime::{AnySolution, Board, SquareSet, Symmetric, Symmetry};

use crate::free::Free;
use crate::{Challenge, Grade};

/// Queens of a solution, of which a challenge without other clues can be made.
///
/// A search for challenges tries many sets of queens. This takes 50 bytes where a
/// [`Challenge`] with room for all clues takes 212, which add up on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Given {
    pub(crate) solution: AnySolution,
    pub(crate) givens: Board,
}

impl Given {
    /// The queens of `solution` in these rows, as bits. They may have other completions.
    pub(crate) fn new(solution: AnySolution, rows: u32) -> Self {
        let mut givens = Board::from(solution);
        for queen in givens.queens().filter(|queen| rows >> queen.row() & 1 == 0) {
            givens.remove(queen);
        }
        Self { solution, givens }
    }

    /// Whether the solution is the only one with these queens.
    pub(crate) fn is_unique(&self) -> bool {
        is_unique(&self.givens)
    }

    /// Whether no queen can be left out without allowing several completions.
    pub(crate) fn is_minimal(&self) -> bool {
        self.givens.queens().all(|queen| {
            let mut fewer = self.givens;
            fewer.remove(queen);
            !is_unique(&fewer)
        })
    }

    /// The grade, or [`Grade::Guess`] if it is harder than `hardest`.
    pub(crate) fn grade_up_to(&self, hardest: Grade) -> Grade {
        let free = Free::new(&self.givens, &SquareSet::EMPTY, None);
        free.map_or(Grade::Guess, |free| free.grade(hardest))
    }
}

/// Whether a board, whose queens some solution has, has no other completion.
fn is_unique(givens: &Board) -> bool {
    Free::new(givens, &SquareSet::EMPTY, None)
        .is_some_and(|free| free.complete(&mut { *givens }, &mut None))
}

impl Symmetric for Given {
    fn transform(self, symmetry: Symmetry) -> Self {
        Self {
            solution: self.solution.transform(symmetry),
            givens: self.givens.transform(symmetry),
        }
    }
}

/// The queens have to be unique.
impl From<Given> for Challenge {
    fn from(given: Given) -> Self {
        Self::of_queens(given.solution, given.givens)
    }
}
