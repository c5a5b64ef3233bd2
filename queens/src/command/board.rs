//! `queens board`: shows a solution by its number, or a random one.

use clap::ValueHint;
use queen_math::count::SOLUTIONS;
use queen_math::random::SplitMix64;
use queen_math::{MAX_TABLE_SIZE, Placement};

use crate::args::{Seed, Size};
use crate::{error::Error, number, output::Output, style::Style, tables};

/// Show a solution by its number
///
/// Solutions are numbered from 1, in the order in which the search by Heap's algorithm finds them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens board 8 13
  queens board 8 13 --style svg > board.svg
  queens board 14 --random")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    /// The number of the solution, from 1
    #[arg(
        value_name = "K",
        value_parser = number::integer,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        required_unless_present = "random",
        conflicts_with = "random"
    )]
    number: Option<usize>,

    /// Show a random solution; all are equally likely
    #[arg(long)]
    random: bool,

    #[command(flatten)]
    seed: Seed,

    /// The style in which the solution is written
    #[arg(long, value_enum, default_value_t = Style::Discs)]
    style: Style,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let last = SOLUTIONS[size];
    let placement = match args.number {
        _ if last == 0 => return Err(no_solution(size)),
        None => random(size, args.seed.value()),
        Some(number) => by_number(size, number),
    };
    let placement = placement.ok_or_else(|| {
        Error::Request(format!(
            "the solutions for a board of size {size} are numbered from 1 to {last}"
        ))
    })?;
    args.style.write(&placement.into(), out)?;
    Ok(())
}

/// The error for a size without solutions.
pub fn no_solution(size: usize) -> Error {
    Error::Request(format!("there is no solution for a board of size {size}"))
}

fn by_number(size: usize, number: usize) -> Option<Placement> {
    Placement::new(tables::puzzle(size).solution(number)?.columns())
}

/// A random solution; all are equally likely.
fn random(size: usize, seed: u64) -> Option<Placement> {
    by_number(size, 1 + SplitMix64(seed).below(SOLUTIONS[size]) as usize)
}
