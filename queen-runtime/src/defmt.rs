//! What puzzles, solutions and boards look like in a log of `defmt`: as with `Debug`, but for a
//! board, which is logged as the masks of its rows.

use core::array;

use defmt::{Format, Formatter, write};

use crate::layout::Layout;
use crate::{
    AnyQueenPuzzle, AnySolution, Board, QueenPuzzle, QueenPuzzles, Queens, Solution, Solutions,
};

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

impl<const N: usize> Format for Board<N> {
    fn format(&self, f: Formatter<'_>) {
        let rows: [u32; N] = array::from_fn(|row| self.row_mask(row).unwrap_or(0));
        write!(f, "Board({=[?]:#b})", rows.as_slice());
    }
}

impl<const N: usize, L> Format for QueenPuzzle<N, L> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "QueenPuzzle<{=usize}>", N);
    }
}

impl Format for AnyQueenPuzzle {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "AnyQueenPuzzle({=usize})", self.board_size());
    }
}

impl Format for QueenPuzzles {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "QueenPuzzles({})", self.sizes());
    }
}

impl<const N: usize, L: Layout<N>> Format for Solutions<N, L> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "Solutions<{=usize}>({=usize} left)", N, self.len());
    }
}

impl<const N: usize> Format for Queens<N> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "Queens<{=usize}>({=usize} left)", N, self.clone().count());
    }
}
