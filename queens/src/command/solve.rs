//! `queens solve`: lists solutions as they are found.

use std::io::Write;
use std::iter;
use std::time::Instant;

use clap::ValueHint;
use queen_math::count::MAX_COUNT_SIZE;
use queen_math::order::FACTORIALS;
use queen_math::symmetry::Symmetric;
use queen_math::{MAX_TABLE_SIZE, count::SOLUTIONS};
use queen_runtime::draw::Squares;
use queen_searches::{Completions, next_permutation};

use crate::args::{Json, Limit, Seed, Size};
use crate::columns::{self, Columns};
use crate::escape::escape;
use crate::method::{Method, Search, complete_state};
use crate::progress::Progress;
use crate::style::Style;
use crate::style::listing::Listing;
use crate::{error::Error, output::Output};

use super::board::no_solution;

/// List solutions as they are found
///
/// On boards of up to 16 rows all are listed. On up to 32, the first in lexicographic order are,
/// and those with given queens. On up to 10000000, the complete-state search finds one.
///
/// With rooks in place of queens, each permutation is a solution.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens solve 8
  queens solve 8 --fundamental --style discs
  queens solve 12 --method permutations --first 1
  queens solve 4 --rooks --style digits1
  queens solve 30 --first 2
  queens solve 20 --queens 'a1 c2' --first 1
  queens solve 100 --method complete-state --seed 1")]
// These conflict with `method`, and so are not asked for it.
#[command(mut_arg("seed", |it| it.requires("method").conflicts_with_all(["queens", "rooks"])))]
pub struct Args {
    #[command(flatten)]
    size: Size<{ columns::MAX_SIZE }>,

    /// The search that finds the solutions and determines their order; by default, heap for boards
    /// of up to 16 rows, and bitmask otherwise
    #[arg(long, value_enum)]
    method: Option<Method>,

    #[command(flatten)]
    limit: Limit,

    /// List only the fundamental solutions, which differ by more than rotation and reflection
    #[arg(long)]
    fundamental: bool,

    /// List the solutions with queens on these squares, in lexicographic order
    #[arg(
        long,
        value_name = "SQUARES",
        value_hint = ValueHint::Other,
        conflicts_with_all = ["method", "fundamental"]
    )]
    queens: Option<String>,

    #[command(flatten)]
    seed: Seed,

    /// List all placements of rooks that do not attack each other, in lexicographic order
    #[arg(long, conflicts_with_all = ["method", "fundamental", "queens"])]
    rooks: bool,

    /// The style in which solutions are written
    #[arg(long, value_enum, default_value_t = Style::Tuple, conflicts_with = "json")]
    style: Style,

    #[command(flatten)]
    json: Json,
}

impl Args {
    fn style(&self) -> Style {
        if self.json.json { Style::Json } else { self.style }
    }

    /// The size, if it is at most this.
    fn size(&self, max: usize) -> Result<usize, Error> {
        let size = self.size.size;
        if size <= max {
            return Ok(size);
        }
        let mut message = format!("the size of the board must be from 1 to {max}");
        if !self.rooks {
            message += "; --method complete-state finds one solution for larger boards";
        }
        Err(Error::Request(message))
    }
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let is_large = args.size.size > MAX_TABLE_SIZE && !args.fundamental;
    match args.method {
        _ if args.rooks => list_rooks(args, out),
        Some(Method::CompleteState) => write_one(args, out),
        _ if args.seed.given().is_some() => {
            Err(Error::Request("--seed is only for --method complete-state".to_owned()))
        }
        None if is_large || args.queens.is_some() => list_completions(args, out),
        Some(Method::Bitmask) if is_large => list_completions(args, out),
        method => list_all(args, method.unwrap_or(Method::Heap), out),
    }
}

/// Lists the solutions in the order in which a search finds all of them.
fn list_all(args: &Args, method: Method, out: &mut Output) -> Result<(), Error> {
    let (size, style) = (args.size(MAX_TABLE_SIZE)?, args.style());
    let limit = if args.fundamental { u64::MAX } else { args.limit.value() };
    let mut search = Search::new(method, size, limit);
    let progress = Progress::beside_results(search.steps());
    let start = Instant::now();

    let mut list = Listing::begin(style, size, out)?;
    while let Some(placement) = search.next(&progress) {
        if args.fundamental && !placement.is_canonical() {
            continue;
        }
        progress.result();
        push(&mut list, style, &placement.into(), out)?;
        if list.len() == args.limit.value() {
            break;
        }
    }
    list.end(out)?;
    // The last lines of Yamani's notebook.
    if style == Style::Glyphs && search.found() == SOLUTIONS[size] {
        let (total, kind) = (list.len(), if args.fundamental { "fundamental " } else { "" });
        writeln!(
            out,
            "\nTotal number of {kind}solutions for [{size},{size}] queens problem is [{total}]"
        )?;
        writeln!(out, "Time: {:.4} seconds ", start.elapsed().as_secs_f64())?;
    }
    Ok(())
}

/// Writes one more solution, below its heading in Yamani's notebook if it is drawn as there.
fn push(list: &mut Listing, style: Style, queens: &Columns, out: &mut Output) -> Result<(), Error> {
    if style == Style::Glyphs {
        if list.len() == 0 {
            writeln!(out)?;
        }
        let heading = format!("Solution#[{}]:\n", list.len() + 1);
        list.push_below(&heading, queens, out)?;
    } else {
        list.push(queens, out)?;
    }
    Ok(())
}

/// Lists the solutions with the given queens, if any, in lexicographic order.
fn list_completions(args: &Args, out: &mut Output) -> Result<(), Error> {
    let (size, style, limit) = (args.size(MAX_COUNT_SIZE)?, args.style(), args.limit.value());
    if args.queens.is_none() && limit == u64::MAX {
        return Err(Error::Request(format!(
            "all solutions are listed for boards of size 1 to {MAX_TABLE_SIZE}; use --first K, or \
             `queens count {size}` to count them"
        )));
    }
    let mut given = Vec::new();
    let names = args.queens.as_deref().unwrap_or("");
    if !names.is_empty() {
        Squares::read(names, size, |queen| given.push(queen))
            .map_err(|error| Error::Request(format!("--queens: {}", escape(&error.to_string()))))?;
    }
    let mut search = Completions::new(size, given).expect("the size has been checked");
    // Neither their number nor the work until the first is known. The bar names the time left once
    // some have been found.
    let progress = Progress::beside_results(limit);
    let mut list = Listing::begin(style, size, out)?;
    while list.len() < limit
        && let Some(columns) = search.next_solution()
    {
        progress.result();
        push(&mut list, style, &columns.into(), out)?;
        // Without a limit, it is not known how many are to come.
        if limit < u64::MAX {
            progress.set(list.len());
        }
    }
    list.end(out)?;
    Ok(())
}

/// Writes the solution that the complete-state search finds.
fn write_one(args: &Args, out: &mut Output) -> Result<(), Error> {
    if args.fundamental || !matches!(args.limit.value(), 1 | u64::MAX) {
        let error = "the complete-state search finds one solution; another --seed finds another";
        return Err(Error::Request(error.to_owned()));
    }
    let (size, style) = (args.size(columns::MAX_SIZE)?, args.style());
    let (columns, _) = complete_state(size, args.seed.value());
    let mut list = Listing::begin(style, size, out)?;
    push(&mut list, style, &columns.ok_or_else(|| no_solution(size))?, out)?;
    list.end(out)?;
    Ok(())
}

/// Writes permutations, each a placement of rooks.
fn list_rooks(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size(MAX_TABLE_SIZE)?;
    let count = args.limit.value().min(FACTORIALS[size]);
    let progress = Progress::beside_results(count);
    let mut list = Listing::begin(args.style(), size, out)?;
    // u64, because factorials overflow usize on 32-bit machines.
    for (rooks, _) in permutations(size).zip(0..count) {
        progress.result();
        list.push(&rooks, out)?;
        progress.set(list.len());
    }
    list.end(out)?;
    Ok(())
}

/// All permutations in lexicographic order.
fn permutations(size: usize) -> impl Iterator<Item = Columns> {
    let first: Vec<u32> = (0..).take(size).collect();
    iter::successors(Some(first), |columns| {
        let mut next = columns.clone();
        next_permutation(&mut next).then_some(next)
    })
    .map(Columns)
}
