//! `queens compare`: runs all searches side by side.

use std::fmt;
use std::io::Write;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use queen_math::{MAX_TABLE_SIZE, count::SOLUTIONS};
use queen_searches::Formulation;
use serde::Serialize;

use crate::args::{Json, Size};
use crate::method::{Method, Search};
use crate::progress::Progress;
use crate::{error::Error, output::Output};

/// Run all searches, and compare their work and their time
///
/// The work is what each search counts: the permutations or squares that it tests, or the queens
/// that it assigns. The times are the least, the median and the greatest of several runs, for at
/// least a tenth of a second; of one if it takes longer. Below are the sizes of the state space in
/// three formulations of the puzzle.
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
        writeln!(out, "Board size: {size}")?;
        writeln!(out, "Number of solutions: {}", SOLUTIONS[size])?;
        writeln!(
            out,
            "\n{:14} {:>13} {:>6} {:>11} {:>11} {:>11}",
            "method", "work", "runs", "least", "median", "greatest"
        )?;
        let mut units: Vec<(&str, Vec<String>)> = Vec::new();
        for measurement in searches {
            writeln!(out, "{measurement}")?;
            out.flush()?;
            match units.last_mut() {
                Some((unit, methods)) if *unit == measurement.unit => {
                    methods.push(measurement.method);
                }
                _ => units.push((measurement.unit, vec![measurement.method])),
            }
        }
        writeln!(out)?;
        for (unit, methods) in units {
            writeln!(out, "{unit}: {}", methods.join(", "))?;
        }
        for StateSpace { formulation, states } in state_spaces(size) {
            writeln!(out, "\n{formulation}:\n{states} states")?;
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
    runs: usize,
    /// The least, the median and the greatest time of a run.
    seconds: f64,
    median_seconds: f64,
    greatest_seconds: f64,
}

impl Measurement {
    fn of(method: Method, size: usize) -> Self {
        /// Runs are repeated for this time, because the first ones find cold caches and a processor
        /// that has not yet sped up.
        const AT_LEAST: Duration = Duration::from_millis(100);
        let begin = Instant::now();
        let mut times = Vec::new();
        loop {
            let mut search = Search::new(method, size, u64::MAX);
            let progress = Progress::new(search.steps());
            let start = Instant::now();
            while search.next(&progress).is_some() {}
            times.push(start.elapsed().as_secs_f64());
            if begin.elapsed() >= AT_LEAST {
                let (work, unit) = search.work();
                let [seconds, median_seconds, greatest_seconds] = spread(&mut times);
                return Self {
                    method: method.name(),
                    solutions: search.found(),
                    work,
                    unit,
                    runs: times.len(),
                    seconds,
                    median_seconds,
                    greatest_seconds,
                };
            }
        }
    }
}

/// The least, the median and the greatest of at least one time. Of an even number of times, the
/// median is the greater one of the two in the middle.
fn spread(times: &mut [f64]) -> [f64; 3] {
    times.sort_by(f64::total_cmp);
    [times[0], times[times.len() / 2], times[times.len() - 1]]
}

impl fmt::Display for Measurement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { method, work, runs, .. } = self;
        let [least, median, greatest] =
            [self.seconds, self.median_seconds, self.greatest_seconds].map(time);
        write!(f, "{method:14} {work:>13} {runs:>6} {least:>11} {median:>11} {greatest:>11}")
    }
}

/// A time as a person writes it.
fn time(seconds: f64) -> String {
    let (time, unit) = match seconds {
        0.0..1e-3 => (seconds * 1e6, "µs"),
        1e-3..1.0 => (seconds * 1e3, "ms"),
        _ => (seconds, "s "),
    };
    format!("{time:.1} {unit}")
}

#[derive(Serialize)]
struct StateSpace {
    formulation: &'static str,
    states: u128,
}

fn state_spaces(size: usize) -> Vec<StateSpace> {
    [
        (Formulation::AnySquare, "Queens on any empty square"),
        (Formulation::SafeSquare, "Queens on squares not attacked"),
        (Formulation::Complete, "All queens on the board, moved around"),
    ]
    .into_iter()
    .filter_map(|(kind, formulation)| {
        Some(StateSpace { formulation, states: kind.state_space(size)? })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_the_least_the_median_and_the_greatest() {
        let spread = |times: &mut [f64]| spread(times).map(|time| time.to_string());
        assert_eq!(spread(&mut [5.0, 1.0, 9.0, 2.0, 3.0]), ["1", "3", "9"]);
        assert_eq!(spread(&mut [4.0, 1.0, 2.0, 8.0]), ["1", "4", "8"]);
        assert_eq!(spread(&mut [7.0]), ["7"; 3]);
    }

    #[test]
    fn times_are_in_ascending_order() {
        let times = Measurement::of(Method::Bitmask, 6);
        assert!(times.runs > 2, "{}", times.runs);
        assert!(times.seconds <= times.median_seconds);
        assert!(times.median_seconds <= times.greatest_seconds);
    }
}
