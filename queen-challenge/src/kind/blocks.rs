//! Blocked squares, as many as a grade takes.
//!
//! At first all free squares are blocked but those of the solution, which makes the challenge as
//! easy as it can be. Then one block after the other is removed, in a random order, unless that
//! makes the challenge harder than wanted or leaves several solutions. Fewer blocks never make it
//! easier, so a block that has been kept once is needed in the end, too.
//!
//! Blocks need not be tried one by one for that: if the challenge is not too hard without several
//! of them, it would not have been after any one. So runs of blocks are removed at once, each twice
//! as long as the one before. If the challenge would be too hard without a run, the first block in
//! it that is needed is found by halving. Here are eleven blocks in their random order, `N` being
//! those that are needed:
//!
//! ```text
//! . . . . . . N . . N .
//! -                         The first one is removed,
//!   - -                     then two at once.
//!       x x x x             Without four more it would be too hard,
//!       - -                 but not without two of them,
//!           -               nor without the next one. So the fourth one is needed and stays.
//!               -           Then one is removed again, and so on.
//! ```
//!
//! A mixed challenge of 8 × 8 keeps about two of 33 blocks. One by one, they took most of the time
//! that a challenge took.
//!
//! Nobody has to look at the other solutions for that: steps with reasons lead to a solution only
//! if it is the only one.
//!
//! With fewer blocks, there would still be a single solution, but seldom the wanted grade: boards
//! of 8 × 8 that keep just what that takes are hardly ever easy or medium, and those of 10 × 10
//! have to be guessed, nearly all of them.

use queen_runtime::{Square, SquareSet};

use super::draft::Draft;
use super::small::SmallNumbers;
use crate::Grade;
use crate::rows::squares;

/// Blocks that have not been tried yet, in a random order.
#[derive(Clone, Debug)]
struct Untried {
    blocks: SquareSet,
    numbers: SmallNumbers,
}

impl Iterator for Untried {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let index = self.numbers.below(self.blocks.len() as u32) as usize;
        let (row, column) = squares(self.blocks.row_masks()).nth(index)?;
        let square = Square::new(row, column);
        self.blocks.remove(square);
        Some(square)
    }
}

impl Draft {
    /// Adds blocked squares until the challenge has this grade or an easier one, each of which is
    /// needed for that.
    pub(super) fn block(&mut self, grade: Grade, numbers: SmallNumbers) {
        let blocks = self.free_squares_beside_the_solution();
        self.clues.blocked = blocks;
        let mut untried = Untried { blocks, numbers };
        let mut run = 1;
        while !untried.blocks.is_empty() {
            if self.unblock(run, &mut untried, grade) {
                run *= 2;
                continue;
            }
            // One of the next `run` blocks is needed. It is in the second half if the first half
            // can go, otherwise in the first one, which then comes next.
            while run > 1 {
                run /= 2;
                self.unblock(run, &mut untried, grade);
            }
            untried.next();
        }
    }

    /// Removes the next blocks, as many as `run`, unless the challenge would be harder than `grade`
    /// without them. Returns whether it is not.
    fn unblock(&mut self, run: usize, untried: &mut Untried, grade: Grade) -> bool {
        let blocked = self.clues.blocked;
        let mut rest = untried.clone();
        for square in rest.by_ref().take(run) {
            self.clues.blocked.remove(square);
        }
        let is_easy = self.grade_up_to(grade) <= grade;
        if is_easy {
            *untried = rest;
        } else {
            self.clues.blocked = blocked;
        }
        is_easy
    }
}

#[cfg(test)]
mod tests {
    use queen_runtime::{QueenPuzzle, queen_table};

    use super::*;
    use crate::{Challenge, Clues};

    const EIGHT: QueenPuzzle<8> = queen_table!(8);
    const TEN: QueenPuzzle<10> = queen_table!(10);

    /// Adds the blocks that stay if they are tried one by one.
    fn block_one_by_one(draft: &mut Draft, grade: Grade, numbers: SmallNumbers) {
        let blocks = draft.free_squares_beside_the_solution();
        draft.clues.blocked = blocks;
        for square in (Untried { blocks, numbers }) {
            draft.clues.blocked.remove(square);
            if draft.grade_up_to(grade) > grade {
                draft.clues.blocked.insert(square);
            }
        }
    }

    /// Adds the blocks that a single solution takes, whatever the grade.
    fn block_for_a_single_solution(draft: &mut Draft, numbers: SmallNumbers) {
        let blocks = draft.free_squares_beside_the_solution();
        draft.clues.blocked = blocks;
        for square in (Untried { blocks, numbers }) {
            draft.clues.blocked.remove(square);
            if Challenge::with(draft.clues).is_err() {
                draft.clues.blocked.insert(square);
            }
        }
    }

    #[test]
    fn what_a_single_solution_takes_is_seldom_of_the_wanted_grade() {
        for (puzzle, least) in [(EIGHT.into_any(), Grade::Hard), (TEN.into_any(), Grade::Guess)] {
            for seed in 0..30 {
                let solution = puzzle.solution(1 + 3 * seed).unwrap();
                let mut draft = Draft { solution, clues: Clues::new(puzzle.board()) };
                block_for_a_single_solution(&mut draft, SmallNumbers::new(seed as u64));
                let challenge = Challenge::with(draft.clues).unwrap();
                assert!(challenge.is_minimal());
                assert!(challenge.grade() >= least, "{seed} {}", challenge.clues());
            }
        }
    }

    #[test]
    fn runs_leave_the_blocks_that_stay_one_by_one() {
        for seed in 0..6 {
            let solution = EIGHT.solution(1 + 14 * seed).unwrap().into_any();
            let mut draft = Draft { solution, clues: Clues::new(EIGHT.board()) };
            // Without a given queen, many blocks stay; with some, few.
            (0..seed % 3).for_each(|row| draft.give(row));
            for grade in [Grade::Easy, Grade::Medium, Grade::Hard] {
                let numbers = SmallNumbers::new(seed as u64);
                let (mut runs, mut single) = (draft, draft);
                runs.block(grade, numbers);
                block_one_by_one(&mut single, grade, numbers);
                assert_eq!(runs.clues, single.clues, "{seed} {grade}");
                assert!(!runs.clues.blocked.is_empty());
            }
        }
    }
}
