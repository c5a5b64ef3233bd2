//! `queens count`: counts the solutions.

use std::io::Write;

use indicatif::ParallelProgressIterator;
use queen_core::count::{self, Part};
use rayon::iter::ParallelIterator;

use crate::{args::Size, error::Error, output::Output, progress};

/// Count the solutions, on all processors
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    size: Size<{ Part::MAX_SIZE }>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    writeln!(out, "{size}-Queens has {} solutions", solutions(size))?;
    Ok(())
}

/// Returns the number of solutions for a board of `size` × `size`, with `size` from 1 to
/// [`Part::MAX_SIZE`].
pub fn solutions(size: usize) -> u64 {
    let parts = count::parts(size).into_iter().flatten().count();
    let bar = progress::bar(parts as u64);
    count::par_parts(size).map_or(0, |parts| parts.progress_with(bar).map(Part::solutions).sum())
}
