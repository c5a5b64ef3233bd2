//! `queens solve`: lists solutions as they are found.

use std::io::Write;
use std::num::NonZero;
use std::time::Instant;

use indicatif::ProgressIterator;
use queen_core::{MAX_TABLE_SIZE, count::SOLUTIONS};

use crate::args::{self, Size};
use crate::method::{Method, Search};
use crate::style::{List, Style};
use crate::{error::Error, output::Output, progress};

/// List solutions as they are found
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    /// The search that finds the solutions, which decides their order
    #[arg(long, value_enum, default_value_t = Method::Heap)]
    method: Method,

    /// Stop after K solutions
    #[arg(long, value_name = "K", value_parser = args::positive, allow_negative_numbers = true)]
    first: Option<NonZero<usize>>,

    /// The style in which solutions are written
    #[arg(long, value_enum, default_value_t = Style::Tuple)]
    style: Style,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let first = args.first.map_or(usize::MAX, NonZero::get);
    let search = Search::new(args.method, size).into_iter().flatten();
    let bar = progress::beside_output(SOLUTIONS[size].min(first as u64));
    let start = Instant::now();

    let mut list = List::begin(args.style, size, out)?;
    for placement in search.take(first).progress_with(bar) {
        list.push(&placement.into(), out)?;
    }
    list.end(out)?;
    // The last lines of Yamani's notebook.
    if args.style == Style::Glyphs && list.len() as u64 == SOLUTIONS[size] {
        writeln!(
            out,
            "\nTotal number of solutions for [{size},{size}] queens problem is [{}]",
            list.len()
        )?;
        writeln!(out, "Time: {:.4} seconds ", start.elapsed().as_secs_f64())?;
    }
    Ok(())
}
