//! The number of permutations that the search by Heap's algorithm tests.

use std::fmt;

use queen_math::count::Levels;
use queen_searches::count::{Subproblem, subproblems};
use rayon::iter::{ParallelBridge, ParallelIterator};
use serde::Serialize;

use crate::args::Threads;
use crate::progress::Progress;
use crate::{error::Error, tables::PUZZLES};

/// The largest size whose search tree is counted.
pub const MAX_SIZE: usize = Levels::MAX_SIZE;

/// The figures of a search for a board of a size from 1 to [`MAX_SIZE`].
pub fn figures(size: usize, threads: &Threads) -> Result<Figures, Error> {
    let (tested_permutations, solutions) = if let Some(puzzle) = PUZZLES.get(size) {
        (puzzle.nb_of_tested_permutations(), puzzle.nb_of_solutions() as u64)
    } else {
        let levels = levels(size, threads)?;
        (levels.tested_permutations(), levels.solutions())
    };
    Ok(Figures { size, tested_permutations, solutions })
}

/// Counts the tree for a board of a size from 1 to [`MAX_SIZE`].
fn levels(size: usize, threads: &Threads) -> Result<Levels, Error> {
    let subproblems = || subproblems(size).into_iter().flatten();
    let progress = Progress::new(subproblems().count() as u64);
    let nodes = |subproblem: Subproblem| {
        let nodes = subproblem.nodes();
        progress.add(1);
        nodes
    };
    let nodes: Vec<_> = threads.run(|| subproblems().par_bridge().map(nodes).collect())?;
    Ok(Levels::from_subproblems(size, nodes).expect("the size has been checked"))
}

#[derive(Serialize)]
pub struct Figures {
    size: usize,
    tested_permutations: u64,
    solutions: u64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Board size: {}", self.size)?;
        writeln!(f, "Number of tested permutations: {}", self.tested_permutations)?;
        writeln!(f, "Number of solutions: {}", self.solutions)
    }
}
