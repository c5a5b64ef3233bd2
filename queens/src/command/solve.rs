//! `queens solve`: lists solutions as they are found.

use std::io::Write;
use std::iter;
use std::time::Instant;

use queen_math::order::FACTORIALS;
use queen_math::symmetry::Symmetric;
use queen_math::{MAX_TABLE_SIZE, count::SOLUTIONS};
use queen_searches::next_permutation;

use crate::args::{Json, Limit, Size};
use crate::columns::Columns;
use crate::method::{Method, Search};
use crate::progress::Progress;
use crate::style::Style;
use crate::style::listing::Listing;
use crate::{error::Error, output::Output};

/// List solutions as they are found
///
/// With rooks in place of queens, each permutation is a solution.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens solve 8
  queens solve 8 --fundamental --style discs
  queens solve 12 --method permutations --first 1
  queens solve 4 --rooks --style digits1")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    /// The search that finds the solutions and determines their order
    #[arg(long, value_enum, default_value_t = Method::Heap)]
    method: Method,

    #[command(flatten)]
    limit: Limit,

    /// List only the fundamental solutions, which differ by more than rotation and reflection
    #[arg(long)]
    fundamental: bool,

    /// List all placements of rooks that do not attack each other, in lexicographic order
    #[arg(long, conflicts_with_all = ["method", "fundamental"])]
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
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    if args.rooks {
        return list_rooks(args, out);
    }
    let (size, style) = (args.size.size, args.style());
    let limit = if args.fundamental { u64::MAX } else { args.limit.value() };
    let mut search = Search::new(args.method, size, limit);
    let progress = Progress::beside_results(search.steps());
    let start = Instant::now();

    let mut list = Listing::begin(style, size, out)?;
    while let Some(placement) = search.next(&progress) {
        if args.fundamental && !placement.is_canonical() {
            continue;
        }
        progress.result();
        let heading = match style {
            Style::Glyphs => format!("Solution#[{}]:\n", list.len() + 1),
            _ => String::new(),
        };
        if style == Style::Glyphs && list.len() == 0 {
            writeln!(out)?;
        }
        list.push_below(&heading, &placement.into(), out)?;
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

/// Writes permutations, each a placement of rooks.
fn list_rooks(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
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
