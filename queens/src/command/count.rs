//! `queens count`: counts the solutions.

mod tested;

use std::fmt;

use indicatif::HumanDuration;
use queen_count::join::{Count, MAX_JOIN_SIZE, MIN_JOIN_SIZE};
use queen_math::MAX_TABLE_SIZE;
use queen_math::count::fundamental_solutions;
use queen_searches::count;
use serde::Serialize;

use crate::args::{Json, Size, Threads};
use crate::heat_map::HeatMap;
use crate::progress::Progress;
use crate::{error::Error, output::Output, plural::plural};

/// The size of the largest board that can be counted.
pub const MAX_SIZE: usize = MAX_JOIN_SIZE;

/// The largest size that is counted within minutes. For larger ones, the cost is printed first.
const MAX_QUICK_SIZE: usize = 20;

/// Count the solutions, on all processors
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens count 14
  queens count 12 --fundamental
  queens count 8 --tested
  queens count 8 --squares --json")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_SIZE>,

    /// Count only the fundamental solutions, which differ by more than rotation and reflection
    #[arg(long)]
    fundamental: bool,

    /// Count the permutations that Heap's search tests, too, for sizes of up to 18
    #[arg(long, conflicts_with = "fundamental")]
    tested: bool,

    /// Count the solutions with a queen on each square, for sizes of up to 16
    #[arg(long, conflicts_with_all = ["fundamental", "tested", "threads"])]
    squares: bool,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let json = args.json.json;
    if args.tested {
        check_size(size, "the tested permutations are", tested::MAX_SIZE)?;
        return Ok(out.figures(&tested::figures(size, &args.threads)?, json)?);
    }
    if args.squares {
        check_size(size, "the queens on each square are", MAX_TABLE_SIZE)?;
        return Ok(out.figures(&HeatMap::new(size), json)?);
    }
    let solutions = solutions(size, args.threads.count());
    let figures = if args.fundamental {
        let fundamental_solutions = fundamental_solutions(solutions, size);
        Figures { size, solutions: None, fundamental_solutions }
    } else {
        Figures { size, solutions: Some(solutions), fundamental_solutions: None }
    };
    out.figures(&figures, json)?;
    Ok(())
}

fn check_size(size: usize, what: &str, max: usize) -> Result<(), Error> {
    if size <= max {
        return Ok(());
    }
    let error = format!("{what} counted for boards of size 1 to {max}, not {size}");
    Err(Error::Request(error))
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
            writeln!(f, "{size}-Queens has {}", plural(solutions, "fundamental solution"))?;
        }
        Ok(())
    }
}

/// Returns the number of solutions for a board of a size from 1 to [`MAX_SIZE`].
#[expect(clippy::cast_sign_loss, reason = "a share is at least 0")]
pub fn solutions(size: usize, threads: usize) -> u64 {
    /// The number of steps of the progress bar.
    const STEPS: u32 = 1_000_000;
    if let Some(memory) = memory(size) {
        eprintln!("Counting {size} queens takes {memory} of memory.");
    }
    let join = if size < MIN_JOIN_SIZE { None } else { Count::new(size) };
    let Some(join) = join else {
        return count::solutions(size).unwrap_or_default();
    };
    let estimate = || join.estimate().checked_div(threads.try_into().ok()?);
    let announced = if size > MAX_QUICK_SIZE { estimate() } else { None };
    if let Some(time) = announced {
        eprintln!("It takes about {} on this machine.", HumanDuration(time));
    }
    let progress = Progress::expecting(STEPS.into(), || announced.or_else(estimate));
    join.solutions(threads, |share| progress.set((share * f64::from(STEPS)) as u64))
}

/// The memory that a count takes, for sizes whose cost is announced.
fn memory(size: usize) -> Option<&'static str> {
    match size {
        ..=MAX_QUICK_SIZE => None,
        24..=25 => Some("5 GB"),
        26.. => Some("50 GB"),
        _ => Some("less than 1 GB"),
    }
}
