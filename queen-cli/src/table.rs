//! The tables that are compiled into the program.

use queen_core::Placement;
use queen_runtime::{QueenPuzzle, queen_table};

/// The table of one size.
pub struct Table {
    size: usize,
    pub nb_of_tested_permutations: u64,
    pub nb_of_solutions: u64,
    columns: &'static [u8],
}

impl Table {
    /// The table for a board of `size` × `size`; `None` for sizes that have none.
    pub fn of(size: usize) -> Option<Self> {
        Some(match size {
            1 => Self::from(queen_table!(1)),
            2 => Self::from(queen_table!(2)),
            3 => Self::from(queen_table!(3)),
            4 => Self::from(queen_table!(4)),
            5 => Self::from(queen_table!(5)),
            6 => Self::from(queen_table!(6)),
            7 => Self::from(queen_table!(7)),
            8 => Self::from(queen_table!(8)),
            9 => Self::from(queen_table!(9)),
            10 => Self::from(queen_table!(10)),
            11 => Self::from(queen_table!(11)),
            12 => Self::from(queen_table!(12)),
            _ => return None,
        })
    }

    /// The `k`th solution, from 1.
    pub fn solution(&self, k: usize) -> Option<Placement> {
        let columns = self.columns.chunks_exact(self.size).nth(k.checked_sub(1)?)?;
        Placement::new(columns)
    }
}

impl<const N: usize> From<QueenPuzzle<N>> for Table {
    fn from(puzzle: QueenPuzzle<N>) -> Self {
        Self {
            size: N,
            nb_of_tested_permutations: puzzle.nb_of_tested_permutations(),
            nb_of_solutions: puzzle.nb_of_solutions() as u64,
            columns: puzzle.solutions().as_flattened(),
        }
    }
}
