//! `defmt::Format` for puzzles, solutions and boards, like `Debug`, except that a board is logged as
//! its row masks.

use defmt::{Format, Formatter, write};

use crate::layout::Form;
use crate::{AnySolution, Board, PuzzleRange, QueenPuzzle, Solution};

impl<const N: usize> Format for Solution<N> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "Solution({=[u8]})", self.columns().as_slice());
    }
}

impl Format for AnySolution {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "AnySolution({=[u8]})", self.columns());
    }
}

impl Format for Board {
    fn format(&self, f: Formatter<'_>) {
        let masks = self.row_masks();
        write!(f, "Board({=[?]:#b})", masks.get(..self.size()).unwrap_or(&masks));
    }
}

impl<const N: usize, L: Form<N>> Format for QueenPuzzle<N, L> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "QueenPuzzle({=usize})", self.size());
    }
}

impl Format for PuzzleRange {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "PuzzleRange({})", self.sizes());
    }
}
