//! A challenge that is being made: a solution, and clues that it agrees with.
//!
//! Whether the solution is the only one is a question about the others, all of which the table has.
//! One pass over it answers, and tells more: which clues are needed. On 6 × 6, the solutions have
//! the columns bdface, cfbead, daebfc and ecafdb, from the top row down. With bdface as the
//! solution, the blocked squares c6, d6 and a5 rule the others out: c6 the second, d6 and a5 the
//! third, and nothing the last. So there are two completions. With e6 in addition there is one, and
//! c6 and e6 are needed, as each alone rules a solution out; d6 and a5 are not, but as soon as
//! one of them is removed, the other one is.

use queen_runtime::layout::PuzzleLayout;
use queen_runtime::{AnySolution, Board, QueenPuzzle, Square};

use crate::others::{OtherClues, Split};
use crate::rows::Rows;
use crate::{Clues, Grade};

/// A solution, and clues that it agrees with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft {
    pub(super) solution: AnySolution,
    pub(super) clues: Clues,
}

impl Draft {
    /// The column of the solution's queen in a row; 0 if there is no such row.
    pub(super) fn column(&self, row: usize) -> usize {
        self.solution.columns().get(row).copied().unwrap_or(0).into()
    }

    /// The rows, as bits, in which a solution has a queen on a blocked square or lacks a given one.
    /// `None` for the solution of the draft and for one with two queens in a region, which other
    /// clues need not rule out.
    pub(super) fn ruled_out_in(&self, columns: &[u8]) -> Option<u16> {
        if columns == self.solution.columns() || !self.is_in_all_regions(columns) {
            return None;
        }
        let blocked = self.clues.blocked.row_masks();
        let givens = self.clues.givens.row_masks();
        let mut rows = 0;
        for (row, &column) in columns.iter().enumerate().take(Board::MAX_SIZE) {
            let queen = 1_u16 << (column & 15);
            if blocked[row] & queen != 0 || givens[row] & !queen != 0 {
                rows |= 1 << row;
            }
        }
        Some(rows)
    }

    /// Whether each region has one of these queens, if there are regions.
    fn is_in_all_regions(&self, columns: &[u8]) -> bool {
        let Some(regions) = &self.clues.regions else { return true };
        let mut taken = 0_u16;
        columns.iter().enumerate().all(|(row, &column)| {
            let region = 1 << regions.region_at(row, column.into());
            let is_first = taken & region == 0;
            taken |= region;
            is_first
        })
    }

    /// Whether the clues rule all other solutions out.
    pub(super) fn is_unique<const N: usize, L: PuzzleLayout>(
        &self,
        puzzle: &QueenPuzzle<N, L>,
    ) -> bool {
        puzzle.iter().all(|other| self.ruled_out_in(other.columns()) != Some(0))
    }

    /// The squares, as masks of rows, of which each alone rules some solution out: a blocked square
    /// with a queen of that solution, or a square beside a given queen.
    pub(super) fn needed<const N: usize, L: PuzzleLayout>(
        &self,
        puzzle: &QueenPuzzle<N, L>,
    ) -> Rows {
        let mut needed = Rows::default();
        for other in puzzle {
            let columns = other.columns();
            let rows = self.ruled_out_in(columns).unwrap_or(0);
            if rows.is_power_of_two() {
                let row = rows.trailing_zeros() as usize % Board::MAX_SIZE;
                needed[row] |= 1 << (columns.get(row).copied().unwrap_or(0) & 15);
            }
        }
        needed
    }

    /// Places the solution's queen of a row as a given one.
    pub(super) fn give(&mut self, row: usize) {
        self.clues.givens.place(Square::new(row, self.column(row)));
    }

    /// Whether each given queen is needed: without it, there would be another solution.
    pub(super) fn needs_givens<const N: usize, L: PuzzleLayout>(
        &self,
        puzzle: &QueenPuzzle<N, L>,
    ) -> bool {
        let needed = self.needed(puzzle);
        let givens = self.clues.givens.row_masks();
        givens.iter().zip(needed).all(|(&given, needed)| given == 0 || needed != 0)
    }

    /// The grade, or [`Grade::Guess`] if it is harder than `hardest`.
    pub(super) fn grade_up_to(&self, hardest: Grade) -> Grade {
        let (givens, others) = self.clues.split();
        others.grade(&givens, hardest)
    }
}
