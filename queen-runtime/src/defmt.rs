//! `defmt::Format` for types that cannot derive it.
//!
//! They are logged as `Debug` prints them, except for what would take too many bytes: a puzzle is
//! logged without its layout, a board or a set of squares as its row masks.

use defmt::{Format, Formatter, write};

use crate::layout::{PuzzleLayout, Size};
use crate::{Board, HeatMap, PuzzleRange, QueenPuzzle, Solution, SquareSet};

impl<const N: usize, S: Size> Format for Solution<N, S> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=str}({=[u8]})", S::SOLUTION, self.columns());
    }
}

impl Format for Board {
    fn format(&self, f: Formatter<'_>) {
        let masks = self.row_masks();
        write!(f, "Board({=[?]:#b})", masks.get(..self.size()).unwrap_or(&masks));
    }
}

impl<const N: usize, L: PuzzleLayout> Format for QueenPuzzle<N, L> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "QueenPuzzle({=usize})", self.size());
    }
}

impl Format for PuzzleRange {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "PuzzleRange({})", self.sizes());
    }
}

impl Format for SquareSet {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "SquareSet({=[?]:#b})", self.row_masks());
    }
}

impl<const N: usize> Format for HeatMap<N> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=[?]}", self.rows().as_slice());
    }
}
