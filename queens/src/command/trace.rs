//! `queens trace`: lists all permutations in Heap's order.

use std::io::Write;

use queen_math::order::FACTORIALS;
use queen_math::{Counted, MAX_TABLE_SIZE};
use queen_searches::{Outcome, Trace};
use serde::Serialize;

use crate::args::Size;
use crate::message;
use crate::progress::Progress;
use crate::{error::Error, output::Output, style::Style};

/// List all permutations, with their outcome in Heap's search
///
/// They are in the order of Heap's algorithm. Tested permutations that are not solutions are marked
/// with X. A summary follows on standard error.
#[derive(clap::Args)]
#[command(after_help = "Example: queens trace 4")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    /// Write JSON, a line for each permutation
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let progress = Progress::beside_results(FACTORIALS[size]);
    let (mut solutions, mut attacked, mut skipped) = (0_u64, 0_u64, 0_u64);
    for (placement, mark) in Trace::new(size).into_iter().flatten() {
        let (count, word, mark) = match mark {
            Outcome::Solution => (&mut solutions, "", "solution"),
            Outcome::Attacked => (&mut attacked, " X", "attacked"),
            Outcome::Skipped => (&mut skipped, " Skipped", "skipped"),
        };
        *count += 1;
        progress.result();
        let columns = placement.columns();
        if args.json {
            out.json(&Line { columns, mark })?;
        } else {
            Style::Digits.write_item(&columns.into(), out)?;
            writeln!(out, "{word}")?;
        }
        progress.add(1);
    }
    out.flush()?;
    let tested = solutions + attacked;
    let permutations = tested + skipped;
    let permutations = Counted(permutations, "permutation");
    let solutions = Counted(solutions, "solution");
    message::write(format!("{permutations}: {tested} tested, {skipped} skipped; {solutions}\n"));
    Ok(())
}

/// A line of JSON.
#[derive(Serialize)]
struct Line<'a> {
    columns: &'a [u8],
    mark: &'static str,
}
