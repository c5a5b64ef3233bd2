//! `queens board`: shows a solution by its number, a random one, or one that needs no search.

use clap::ValueHint;
use queen_math::construct::construct;
use queen_math::count::SOLUTIONS;
use queen_math::random::SplitMix64;
use queen_math::{MAX_TABLE_SIZE, Placement};

use crate::args::{Json, OutputFile, Seed, Size};
use crate::columns::{self, Columns};
use crate::{error::Error, number, output::Output, style::Style, tables};

/// The size of the largest board that fits a terminal, on which a disc is two columns wide.
const MAX_DRAWN: usize = 40;

/// Show a solution: by its number, at random, or for a large board
///
/// Solutions are numbered from 1, in the order in which the search by Heap's algorithm finds them,
/// on boards of size 1 to 16. Without a number, the solution is that of a construction from 1874,
/// which takes one step a row and no search. If the board has more than 40 rows, it is written as a
/// tuple.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens board 8 13
  queens board 8 13 --style squares
  queens board 14 --random
  queens board 1000 -o thousand.txt")]
// What conflicts with `random` is not asked for it.
#[command(mut_arg("seed", |seed| seed.requires("random").conflicts_with("number")))]
pub struct Args {
    #[command(flatten)]
    size: Size<{ columns::MAX_SIZE }>,

    /// The number of the solution, from 1
    #[arg(
        value_name = "K",
        value_parser = number::integer,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        conflicts_with = "random"
    )]
    number: Option<usize>,

    /// Show a random solution; all are equally likely
    #[arg(long)]
    random: bool,

    #[command(flatten)]
    seed: Seed,

    /// The style in which the solution is written; by default, discs
    #[arg(long, value_enum, conflicts_with = "json")]
    style: Option<Style>,

    #[command(flatten)]
    json: Json,

    #[command(flatten)]
    file: OutputFile,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let default = if size > MAX_DRAWN { Style::Tuple } else { Style::Discs };
    let style = if args.json.json { Style::Json } else { args.style.unwrap_or(default) };
    let place = args.file.place(style.content())?;
    let columns = if args.random {
        let seed = args.seed.value();
        numbered(size, |last| 1 + SplitMix64(seed).below(last) as usize)?.into()
    } else if let Some(number) = args.number {
        numbered(size, |_| number)?.into()
    } else {
        Columns(construct(size as u32).ok_or_else(|| no_solution(size))?.collect())
    };
    place.write(out, |mut out| style.write(&columns, &mut out))
}

/// The error for a size without solutions.
pub fn no_solution(size: usize) -> Error {
    Error::Request(format!("there is no solution for a board of size {size}"))
}

/// The solution with a number, which is chosen from the number of all.
pub fn numbered(size: usize, choose: impl Fn(u64) -> usize) -> Result<Placement, Error> {
    if size > MAX_TABLE_SIZE {
        return Err(Error::Request(format!(
            "solutions are numbered for boards of size 1 to {MAX_TABLE_SIZE}, not {size}"
        )));
    }
    let last = SOLUTIONS[size];
    if last == 0 {
        return Err(no_solution(size));
    }
    let solution = tables::puzzle(size).solution(choose(last));
    solution.and_then(|solution| Placement::new(solution.columns())).ok_or_else(|| {
        Error::Request(format!(
            "the solutions for a board of size {size} are numbered from 1 to {last}"
        ))
    })
}
