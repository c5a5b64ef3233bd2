//! What the public types look like in a log of `defmt`: as with `Debug`.

use defmt::{Format, Formatter, write};

use crate::layout::Layout;
use crate::{NotASolution, QueenPuzzle, Solution, Solutions};

impl<const N: usize> Format for Solution<N> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "Solution({=[u8]})", self.columns().as_slice());
    }
}

impl<const N: usize, L> Format for QueenPuzzle<N, L> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "QueenPuzzle<{=usize}>", N);
    }
}

impl<const N: usize, L: Layout<N>> Format for Solutions<N, L> {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "Solutions<{=usize}>({=usize} left)", N, self.len());
    }
}

impl Format for NotASolution {
    fn format(&self, f: Formatter<'_>) {
        match *self {
            Self::OffBoard { row, column, size } => write!(
                f,
                "row {=usize} has its queen in column {=u8} of a board of size {=usize}",
                row, column, size,
            ),
            Self::Attack { queens: [(row, column), (other_row, other_column)] } => write!(
                f,
                "the queens in row {=usize}, column {=usize} and row {=usize}, column {=usize} \
                 attack each other",
                row, column, other_row, other_column,
            ),
        }
    }
}
