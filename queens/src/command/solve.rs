//! `queens solve`: lists solutions as they are found.

use std::io::Write;
use std::time::Instant;

use queen_math::symmetry::Symmetric;
use queen_math::{MAX_TABLE_SIZE, count::SOLUTIONS};

use crate::args::{Limit, Size};
use crate::method::{Method, Search};
use crate::progress::Progress;
use crate::style::{Listing, Style};
use crate::{error::Error, output::Output};

/// List solutions as they are found
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens solve 8
  queens solve 8 --fundamental --style discs
  queens solve 12 --method permutations --first 1")]
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

    /// The style in which solutions are written
    #[arg(long, value_parser = Style::of_list(), default_value = "tuple")]
    style: Style,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let limit = if args.fundamental { u64::MAX } else { args.limit.value() };
    let mut search = Search::new(args.method, size, limit);
    let progress = Progress::beside_results(search.steps());
    let start = Instant::now();

    let mut list = Listing::begin(args.style, size, out)?;
    while let Some(placement) = search.next(&progress) {
        if args.fundamental && !placement.is_canonical() {
            continue;
        }
        progress.result();
        let heading = match args.style {
            Style::Glyphs => format!("Solution#[{}]:\n", list.len() + 1),
            _ => String::new(),
        };
        if args.style == Style::Glyphs && list.len() == 0 {
            writeln!(out)?;
        }
        list.push_below(&heading, &placement.into(), out)?;
        if list.len() == args.limit.value() {
            break;
        }
    }
    list.end(out)?;
    // The last lines of Yamani's notebook.
    if args.style == Style::Glyphs && search.found() == SOLUTIONS[size] {
        let (total, kind) = (list.len(), if args.fundamental { "fundamental " } else { "" });
        writeln!(
            out,
            "\nTotal number of {kind}solutions for [{size},{size}] queens problem is [{total}]"
        )?;
        writeln!(out, "Time: {:.4} seconds ", start.elapsed().as_secs_f64())?;
    }
    Ok(())
}
