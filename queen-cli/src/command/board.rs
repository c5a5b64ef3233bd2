//! `queens board`: shows a solution by its number.

use indicatif::ProgressIterator;
use queen_core::search::Heap;
use queen_core::{MAX_TABLE_SIZE, Placement, count::SOLUTIONS};

use crate::args::{self, Size};
use crate::{error::Error, output::Output, progress, style::Style, tables::PUZZLES};

/// Show a solution by its number
///
/// Solutions are numbered from 1, in the order in which the search by Heap's algorithm finds them.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    /// The number of the solution, from 1
    #[arg(value_name = "K", value_parser = args::integer, allow_negative_numbers = true)]
    number: usize,

    /// The style in which the solution is written
    #[arg(long, value_enum, default_value_t = Style::Discs)]
    style: Style,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let (size, number) = (args.size.size, args.number);
    let last = SOLUTIONS[size];
    let placement = match PUZZLES.get(size) {
        _ if !(1..=last).contains(&(number as u64)) => None,
        Some(puzzle) => puzzle.solution(number).and_then(|k| Placement::new(k.columns())),
        None => search(size, number),
    };
    let placement = placement.ok_or_else(|| no_such_solution(size, last))?;
    args.style.write(&placement.into(), out)?;
    Ok(())
}

fn search(size: usize, number: usize) -> Option<Placement> {
    Heap::new(size)?.progress_with(progress::bar(number as u64)).nth(number - 1)
}

fn no_such_solution(size: usize, last: u64) -> Error {
    Error::Usage(match last {
        0 => format!("error: there is no solution for a board of size {size}"),
        _ => {
            format!("error: the solutions for a board of size {size} are numbered from 1 to {last}")
        }
    })
}
