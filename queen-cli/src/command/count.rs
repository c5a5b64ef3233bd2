//! `queens count`: counts the solutions.

use std::fmt;

use queen_core::count::{self, Part};
use rayon::iter::ParallelIterator;
use serde::Serialize;

use crate::args::{Json, Size, Threads};
use crate::progress::Progress;
use crate::{error::Error, output::Output};

/// The size of the largest board whose solutions are counted.
pub const MAX_SIZE: usize = Part::MAX_SIZE;

/// Count the solutions, on all processors
#[derive(clap::Args)]
#[command(after_help = "Example: queens count 16")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let solutions = args.threads.run(|| solutions(size))?;
    out.figures(&Count { size, solutions }, args.json.json)?;
    Ok(())
}

#[derive(Serialize)]
struct Count {
    size: usize,
    solutions: u64,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}-Queens has {} solutions", self.size, self.solutions)
    }
}

/// Returns the number of solutions for a board of a size from 1 to [`MAX_SIZE`].
pub fn solutions(size: usize) -> u64 {
    let parts = count::parts(size).into_iter().flatten().count();
    let progress = Progress::new(parts as u64);
    let solutions = |part: Part| {
        let solutions = part.solutions();
        progress.add(1);
        solutions
    };
    count::par_parts(size).map_or(0, |parts| parts.map(solutions).sum())
}
