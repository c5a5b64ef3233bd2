//! `queens compare`: runs all searches side by side.

use std::fmt;
use std::io::Write;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use queen_math::MAX_TABLE_SIZE;
use queen_math::search::Formulation;
use serde::Serialize;

use crate::args::{Json, Size};
use crate::method::{Method, Search};
use crate::progress::Progress;
use crate::{error::Error, output::Output};

/// Run all searches side by side
///
/// The last column shows the work on a logarithmic scale: each further block is a factor of eight.
/// Below are the sizes of the state space in three formulations of the puzzle.
#[derive(clap::Args)]
#[command(after_help = "Example: queens compare 10")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_TABLE_SIZE>,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let size = args.size.size;
    let searches = Method::value_variants().iter().map(|&method| Measurement::of(method, size));
    if args.json.json {
        let searches = searches.collect();
        out.json(&Comparison { size, searches, state_spaces: state_spaces(size) })?;
    } else {
        writeln!(
            out,
            "method        solutions            work                   time  a block: × 8"
        )?;
        for measurement in searches {
            writeln!(out, "{measurement}")?;
            out.flush()?;
        }
        writeln!(out)?;
        for StateSpace { formulation, states } in state_spaces(size) {
            writeln!(out, "{formulation:36}  {states:>39}")?;
        }
    }
    Ok(())
}

#[derive(Serialize)]
struct Comparison {
    size: usize,
    searches: Vec<Measurement>,
    state_spaces: Vec<StateSpace>,
}

#[derive(Serialize)]
struct Measurement {
    method: String,
    solutions: u64,
    work: u64,
    unit: &'static str,
    seconds: f64,
}

impl Measurement {
    fn of(method: Method, size: usize) -> Self {
        let mut search = Search::new(method, size, u64::MAX);
        let progress = Progress::new(search.steps());
        let start = Instant::now();
        while search.next(&progress).is_some() {}
        let seconds = start.elapsed().as_secs_f64();
        let (work, unit) = search.work();
        Self { method: method.name(), solutions: search.found(), work, unit, seconds }
    }
}

impl fmt::Display for Measurement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { method, solutions, work, unit, seconds } = self;
        let time = format!("{:.1?}", Duration::from_secs_f64(*seconds));
        let bar = bar(*work);
        write!(f, "{method:12}  {solutions:>9}  {work:>14} {unit:12}  {time:>8}  {bar}")
    }
}

/// Draws the logarithm of the work in eighths of blocks.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "the logarithm of a number from 1 up, rounded to an eighth"
)]
fn bar(work: u64) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    // An eighth for a work of 1, so that no bar is empty.
    let eighths = 1 + (work.max(1) as f64).log(8.0).mul_add(8.0, 0.5) as usize;
    format!("{}{}", "█".repeat(eighths / 8), EIGHTHS[eighths % 8])
}

#[derive(Serialize)]
struct StateSpace {
    formulation: &'static str,
    states: u128,
}

fn state_spaces(size: usize) -> Vec<StateSpace> {
    [
        (Formulation::AnySquare, "incremental, on any empty square"),
        (Formulation::SafeSquare, "incremental, on squares not attacked"),
        (Formulation::Complete, "complete-state, queens moved around"),
    ]
    .into_iter()
    .filter_map(|(kind, formulation)| {
        Some(StateSpace { formulation, states: kind.state_space(size)? })
    })
    .collect()
}
