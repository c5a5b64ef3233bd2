//! `queens puzzle`: shows the numbers of tested permutations and of solutions.

use std::fmt;

use queen_math::count::Levels;
use queen_searches::count::{Subproblem, subproblems};
use rayon::iter::{ParallelBridge, ParallelIterator};
use serde::Serialize;

use crate::args::{Json, Size, Threads};
use crate::progress::Progress;
use crate::{error::Error, output::Output, tables::PUZZLES};

/// Show the numbers of tested permutations and of solutions
///
/// The search by Heap's algorithm skips the permutations that a queen further down rules out; the
/// others are tested.
#[derive(clap::Args)]
#[command(after_help = "Example: queens puzzle 8")]
pub struct Args {
    #[command(flatten)]
    size: Size<{ Levels::MAX_SIZE }>,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let (tested_permutations, solutions) = if let Some(puzzle) = PUZZLES.get(size) {
        (puzzle.nb_of_tested_permutations(), puzzle.nb_of_solutions() as u64)
    } else {
        let levels = levels(size, &args.threads)?;
        (levels.tested_permutations(), levels.solutions())
    };
    out.figures(&Figures { size, tested_permutations, solutions }, args.json.json)?;
    Ok(())
}

/// Counts the tree for a board of a size from 1 to [`Levels::MAX_SIZE`].
pub fn levels(size: usize, threads: &Threads) -> Result<Levels, Error> {
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
struct Figures {
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
