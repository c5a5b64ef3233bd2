//! `queens count`: counts the solutions.

use std::fmt;

use queen_core::count::{self, MAX_TREE_SIZE, Part};
use rayon::iter::ParallelIterator;
use serde::Serialize;

use crate::args::{Json, Size, Threads};
use crate::progress::Progress;
use crate::{error::Error, output::Output};

use super::puzzle;

/// The size of the largest board whose solutions are counted.
pub const MAX_SIZE: usize = Part::MAX_SIZE;

/// Count the solutions, on all processors
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens count 16
  queens count 12 --fundamental")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    #[arg(
        long,
        help = format!(
            "Count the fundamental solutions only: one of those that are images of each other by \
             rotation and reflection; for sizes from 1 to {MAX_TREE_SIZE}"
        )
    )]
    fundamental: bool,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    if args.fundamental && size > MAX_TREE_SIZE {
        return Err(Error::Request(format!(
            "with --fundamental, the size of the board must be from 1 to {MAX_TREE_SIZE}"
        )));
    }
    let mut figures = Figures { size, solutions: None, fundamental_solutions: None };
    if args.fundamental {
        let levels = puzzle::levels(size, &args.threads)?;
        figures.fundamental_solutions = Some(levels.fundamental_solutions());
    } else {
        figures.solutions = Some(args.threads.run(|| solutions(size))?);
    }
    out.figures(&figures, args.json.json)?;
    Ok(())
}

#[derive(Serialize)]
struct Figures {
    size: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fundamental_solutions: Option<u64>,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size;
        if let Some(solutions) = self.solutions {
            writeln!(f, "{size}-Queens has {solutions} solutions")?;
        }
        if let Some(solutions) = self.fundamental_solutions {
            writeln!(f, "{size}-Queens has {solutions} fundamental solutions")?;
        }
        Ok(())
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
