//! `queens compare`: runs all searches side by side.

use std::io::{self, Write};
use std::time::Instant;

use clap::ValueEnum;
use indicatif::ProgressIterator;
use queen_core::search::Formulation;
use queen_core::{MAX_TABLE_SIZE, count::SOLUTIONS};

use crate::args::Size;
use crate::method::{Method, Search};
use crate::{error::Error, output::Output, progress};

/// Run all searches side by side
///
/// The last column shows the work on a logarithmic scale: one block more is twice as much. Below
/// stand the sizes of the state space in three formulations of the puzzle.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    writeln!(
        out,
        "method        solutions        examined                    time  \
         work (one block more is twice as much)"
    )?;
    for &method in Method::value_variants() {
        if let Some(search) = Search::new(method, size) {
            measure(method, search, size, out)?;
        }
    }
    writeln!(out)?;
    write_state_spaces(size, out)?;
    Ok(())
}

fn measure(method: Method, mut search: Search, size: usize, out: &mut Output) -> io::Result<()> {
    let bar = progress::bar(SOLUTIONS[size]);
    let start = Instant::now();
    let solutions = search.by_ref().progress_with(bar).count();
    let time = format!("{:.1?}", start.elapsed());
    let (examined, things) = search.examined();
    let blocks = "\u{2588}".repeat(1 + examined.ilog2() as usize);
    let name = method.to_possible_value();
    let name = name.as_ref().map_or("", |name| name.get_name());
    writeln!(out, "{name:12}  {solutions:>9}  {examined:>14} {things:12}  {time:>9}  {blocks}")?;
    out.flush()
}

fn write_state_spaces(size: usize, out: &mut Output) -> io::Result<()> {
    for (formulation, name) in [
        (Formulation::AnySquare, "incremental, on any empty square"),
        (Formulation::SafeSquare, "incremental, on squares not attacked"),
        (Formulation::Complete, "complete-state, queens moved around"),
    ] {
        if let Some(states) = formulation.state_space(size) {
            writeln!(out, "{name:36}  {states:>39} states")?;
        }
    }
    Ok(())
}
