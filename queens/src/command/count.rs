//! `queens count`: counts the solutions.

mod group;
pub mod known;
mod limits;
mod memory;
mod part;
mod preparation;
mod steps;
mod sum;
mod tested;

use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use clap::ValueHint;
use queen_count::join::{MAX_JOIN_SIZE, MIN_JOIN_SIZE};
use queen_math::count::fundamental_solutions;
use queen_math::{Counted, MAX_TABLE_SIZE};
use queen_searches::count;
use serde::Serialize;

use crate::args::{Json, Threads};
use crate::heat_map::HeatMap;
use crate::{error::Error, message, number, output::Output};

use self::part::{PartCount, PartMethod, PartNumber};
use self::steps::steps;
use self::sum::Total;

/// The size of the largest board that can be counted.
pub const MAX_SIZE: usize = MAX_JOIN_SIZE;

/// Count the solutions, on all processors
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens count 14
  queens count 12 --fundamental
  queens count 8 --tested
  queens count 8 --squares --json
  queens count 14 --threads 1
  queens count 16 --part 7/100 > parts.jsonl
  queens count 12 --part 7/100 --method masks
  queens count 12 --part 1/1 | queens count --sum -")]
pub struct Args {
    #[arg(
        value_name = "N",
        value_parser = number::size::<1, MAX_SIZE>,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        required_unless_present = "sum",
        help = format!("The size of the board, from 1 to {MAX_SIZE}")
    )]
    size: Option<usize>,

    /// Count only the fundamental solutions, which differ by more than rotation and reflection
    #[arg(long)]
    fundamental: bool,

    /// Count the permutations that Heap's search tests, too, for sizes of up to 18
    #[arg(long, conflicts_with = "fundamental")]
    tested: bool,

    /// Count the solutions with a queen on each square, for sizes of up to 16
    #[arg(long, conflicts_with_all = ["fundamental", "tested", "threads"])]
    squares: bool,

    /// Count part K of M parts that take about the same time, and write it as a line of JSON
    #[arg(
        long,
        value_name = "K/M",
        value_hint = ValueHint::Other,
        conflicts_with_all = ["fundamental", "tested", "squares"]
    )]
    part: Option<PartNumber>,

    /// The method that counts the part
    #[arg(
        long,
        value_enum,
        default_value_t = PartMethod::Join,
        requires = "part",
        // These conflict with `part`, and so are not asked for it.
        conflicts_with_all = ["fundamental", "tested", "squares", "sum"]
    )]
    method: PartMethod,

    /// Add the parts in these files, which may have several lines; - reads standard input
    #[arg(
        long,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        num_args = 1..,
        conflicts_with_all = ["size", "fundamental", "tested", "squares", "part", "threads"]
    )]
    sum: Vec<PathBuf>,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let json = args.json.json;
    let Some(size) = args.size else {
        let sum = Total::of_files(&args.sum)?;
        out.figures(&sum, json)?;
        if let Some(contradiction) = sum.contradiction() {
            out.flush()?;
            message::write(contradiction);
            return Err(Error::No);
        }
        return if sum.is_complete() { Ok(()) } else { Err(Error::No) };
    };
    if let Some(number) = args.part {
        let part = PartCount::count(size, number, args.method, args.threads.count())?;
        return Ok(out.json(&part)?);
    }
    if args.tested {
        check_size(size, "the tested permutations are", tested::MAX_SIZE)?;
        return Ok(out.figures(&tested::figures(size, &args.threads)?, json)?);
    }
    if args.squares {
        check_size(size, "the queens on each square are", MAX_TABLE_SIZE)?;
        return Ok(out.figures(&HeatMap::new(size), json)?);
    }
    let solutions = solutions(size, args.threads.count())?;
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
            writeln!(f, "{size}-Queens has {}", Counted(solutions, "fundamental solution"))?;
        }
        Ok(())
    }
}

/// Returns the number of solutions for a board of a size from 1 to [`MAX_SIZE`].
pub fn solutions(size: usize, threads: usize) -> Result<u64, Error> {
    if size < MIN_JOIN_SIZE {
        return Ok(count::solutions(size).unwrap_or_default());
    }
    let (progress, count) = preparation::whole(size, threads)?;
    Ok(count.solutions(threads, |share| progress.set(steps(share))))
}
