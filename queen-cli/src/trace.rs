//! `queens trace`

use std::fmt;
use std::io::{self, Write};

use clap::Args;
use indicatif::ProgressIterator;
use queen_core::MAX_TABLE_SIZE;
use queen_core::order::FACTORIALS;
use queen_core::search::{self, Mark};

use crate::{args, failure::Failure, progress};

/// List all permutations in Heap's order, and what the search makes of each
///
/// A permutation that is tested and found not to be a solution is marked with X. A summary follows
/// on standard error.
#[derive(Args)]
pub struct Trace {
    /// The size of the board, from 1 to 16
    #[arg(value_name = "N", value_parser = args::integer, allow_negative_numbers = true)]
    size: usize,
}

impl Trace {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let trace = search::Trace::new(self.size).ok_or(Failure::size(MAX_TABLE_SIZE))?;
        let bar = progress::beside_output(FACTORIALS[self.size]);
        let (mut solutions, mut attacked, mut skipped) = (0_u64, 0_u64, 0_u64);
        for (placement, mark) in trace.progress_with(bar) {
            let (count, word) = match mark {
                Mark::Solution => (&mut solutions, ""),
                Mark::Attacked => (&mut attacked, " X"),
                Mark::Skipped => (&mut skipped, " Skipped"),
            };
            *count += 1;
            writeln!(out, "{}{word}", Columns(placement.columns()))?;
        }
        out.flush()?;
        let tested = solutions + attacked;
        let permutations = tested + skipped;
        let _ = writeln!(
            io::stderr(),
            "{permutations} permutations: {tested} tested, {skipped} skipped; {solutions} solutions"
        );
        Ok(())
    }
}

/// Columns that run together as long as each is one digit.
struct Columns<'a>(&'a [u8]);

impl fmt::Display for Columns<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.0.len() > 10 { " " } else { "" };
        for (row, column) in self.0.iter().enumerate() {
            let separator = if row > 0 { separator } else { "" };
            write!(f, "{separator}{column}")?;
        }
        Ok(())
    }
}
