//! `queens count`

use std::io::Write;

use clap::Args;
use indicatif::ParallelProgressIterator;
use queen_core::count::{self, Part};
use rayon::iter::ParallelIterator;

use crate::{args, failure::Failure, progress};

/// Count the solutions, on all processors
#[derive(Args)]
pub struct Count {
    /// The size of the board, from 1 to 32
    #[arg(value_name = "N", value_parser = args::integer, allow_negative_numbers = true)]
    size: usize,
}

impl Count {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{}-Queens has {} solutions", self.size, solutions(self.size)?)?;
        Ok(())
    }
}

/// The number of solutions for a board of `size` × `size`.
pub fn solutions(size: usize) -> Result<u64, Failure> {
    let all_parts = || count::parts(size).zip(count::par_parts(size));
    let (parts, par_parts) = all_parts().ok_or(Failure::size(Part::MAX_SIZE))?;
    let bar = progress::bar(parts.count() as u64);
    Ok(par_parts.progress_with(bar).map(Part::solutions).sum())
}
