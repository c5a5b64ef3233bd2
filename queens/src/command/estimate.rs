//! `queens estimate`: estimates the size of the search tree by random probing.

use std::fmt;

use clap::ValueHint;
use queen_count::{Estimate, MAX_ESTIMATE_SIZE, Mean, Scientific, approximate_state_space};
use queen_searches::Formulation;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::args::{Json, Seed, Size, Threads};
use crate::number;
use crate::progress::Progress;
use crate::{error::Error, output::Output};

/// Estimate the size of the search tree and the number of solutions
///
/// Knuth's method: each probe places a queen on a random square that is not attacked in each row,
/// until a row has none. The product of the numbers of these squares is correct on average. The
/// standard error follows the sign ±. On a large board, few probes or none find a solution.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens estimate 20
  queens estimate 100 --probes 10000 --seed 1")]
pub struct Args {
    #[command(flatten)]
    size: Size<MAX_ESTIMATE_SIZE>,

    /// The number of probes, from 2, the fewest that have a standard error, to 1000000000
    #[arg(
        long,
        value_name = "P",
        value_parser = probes,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        default_value_t = 1000
    )]
    probes: u32,

    #[command(flatten)]
    seed: Seed,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    json: Json,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let (size, probes) = (args.size.size, args.probes);
    let progress = Progress::new(probes.into());
    let (seed, threads) = (args.seed.value(), args.threads.count());
    let estimate = Estimate::with_threads(size, probes, seed, threads, || progress.add(1));
    drop(progress);
    let estimate = estimate.expect("the arguments have been checked");
    let any_squares = approximate_state_space(Formulation::AnySquare, size);
    let figures = Figures {
        size,
        probes,
        states_on_any_squares: any_squares.expect("the size has been checked").into(),
        states: estimate.nodes().into(),
        solutions: estimate.solutions().into(),
    };
    out.figures(&figures, args.json.json)?;
    Ok(())
}

fn probes(text: &str) -> Result<u32, &'static str> {
    let number = number::integer(text)?;
    let probes = u32::try_from(number).ok().filter(|probes| (2..=1_000_000_000).contains(probes));
    probes.ok_or(
        "the number of probes must be from 2, the fewest that have a standard error, to \
         1000000000, which take minutes to days",
    )
}

#[derive(Serialize)]
struct Figures {
    size: usize,
    probes: u32,
    states_on_any_squares: Number,
    states: Estimated,
    solutions: Estimated,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Board size: {}", self.size)?;
        writeln!(f, "Number of probes: {}", self.probes)?;
        writeln!(
            f,
            "States, with queens on any empty squares: {}",
            self.states_on_any_squares.value
        )?;
        writeln!(f, "States, with queens on squares not attacked: {}", self.states.mean)?;
        if self.solutions.mean.value().mantissa() < 1.0 {
            writeln!(f, "Solutions: no probe found one")
        } else {
            writeln!(f, "Solutions: {}", self.solutions.mean)
        }
    }
}

/// A mean as JSON.
#[derive(Serialize)]
struct Estimated {
    #[serde(skip)]
    mean: Mean,
    value: Number,
    standard_error: Number,
}

impl From<Mean> for Estimated {
    fn from(mean: Mean) -> Self {
        let (value, standard_error) = (mean.value().into(), mean.standard_error().into());
        Self { mean, value, standard_error }
    }
}

/// A number as JSON, with all digits of its mantissa, however large it is.
struct Number {
    value: Scientific,
}

impl From<Scientific> for Number {
    fn from(value: Scientific) -> Self {
        Self { value }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = RawValue::from_string(format!("{:.15e}", self.value));
        number.map_err(S::Error::custom)?.serialize(serializer)
    }
}
