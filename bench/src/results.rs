//! Files in `results`: their rows, reading and writing, and helpers for their figures.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, thread};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::Result;

/// The path of the file `name` in `results`.
///
/// # Errors
///
/// Returns an error if the directory cannot be created.
pub fn path(name: &str) -> Result<PathBuf> {
    let results = Path::new(env!("CARGO_MANIFEST_DIR")).join("results");
    fs::create_dir_all(&results)?;
    Ok(results.join(name))
}

/// Writes `rows` to the file `name`.
///
/// # Errors
///
/// Returns an error if the file cannot be written.
pub fn write<T: Serialize>(name: &str, rows: &[T]) -> Result<()> {
    let mut csv = csv::Writer::from_path(path(name)?)?;
    for row in rows {
        csv.serialize(row)?;
    }
    Ok(csv.flush()?)
}

/// Reads the rows of the file `name`.
///
/// # Errors
///
/// Returns an error if the file does not exist or has other rows.
pub fn read<T: DeserializeOwned>(name: &str) -> Result<Vec<T>> {
    Ok(csv::Reader::from_path(path(name)?)?.into_deserialize().collect::<Result<_, _>>()?)
}

/// The machine and the compiler, one per line.
///
/// # Errors
///
/// Returns an error if the version of the compiler is unknown.
pub fn machine() -> Result<String> {
    let compiler = Command::new("rustc").arg("--version").output()?.stdout;
    let processors = thread::available_parallelism()?;
    let model = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    Ok(format!(
        "{processors} × {} ({}, {})\n{}",
        model.trim_start_matches([' ', '\t', ':']),
        env::consts::ARCH,
        env::consts::OS,
        String::from_utf8_lossy(&compiler).trim_end(),
    ))
}

/// The median of some figures; infinite if there are none.
pub fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<_> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::INFINITY)
}

/// A figure rounded to this many decimal places.
#[must_use]
pub fn round(figure: f64, places: i32) -> f64 {
    let unit = 10_f64.powi(places);
    (figure * unit).round() / unit
}

/// The build of a crate that holds one table.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Build {
    /// The way to get the table into the crate.
    pub way: String,
    /// The size of the board.
    pub n: usize,
    /// The starting point of the build.
    pub build: Kind,
    /// The number of rounds.
    pub rounds: usize,
    /// The median of the rounds.
    pub seconds: f64,
    /// The fastest round.
    pub least_seconds: f64,
    /// The peak memory of one process, the median of the rounds.
    pub mib: f64,
}

/// The starting point of a build.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The dependencies have been compiled.
    Clean,
    /// The crate has also been compiled, and its source touched since.
    Rebuild,
}

/// The first build of a crate that does nothing with its dependencies.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Dependencies {
    /// The names of the dependencies.
    pub on: String,
    /// The number of rounds.
    pub rounds: usize,
    /// The median of the rounds.
    pub seconds: f64,
    /// The fastest round.
    pub least_seconds: f64,
}

/// A search for all solutions.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Search {
    /// The profile of the program.
    pub profile: String,
    /// The size of the board.
    pub n: usize,
    /// The name of the search.
    pub search: String,
    /// The first call in a process, the median of some processes.
    pub first_microseconds: f64,
    /// The fastest of all other calls.
    pub warm_microseconds: f64,
    /// The first call relative to that of the bitmask recursion.
    pub first_ratio: f64,
    /// The fastest call relative to that of the bitmask recursion.
    pub warm_ratio: f64,
}

/// A question that a game asks a puzzle about a board.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Answer {
    /// The size of the board.
    pub n: usize,
    /// The layout of the puzzle's table.
    pub layout: String,
    /// The number of queens on the board.
    pub queens: usize,
    /// The question.
    pub question: String,
    /// The fastest answer.
    pub microseconds: f64,
}

/// The bytes of all solutions of one size.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Bytes {
    /// The size of the board.
    pub n: usize,
    /// The number of solutions.
    pub solutions: u64,
    /// The layout, or a lower bound.
    pub layout: String,
    /// The bytes.
    pub bytes: u64,
}

/// A use of a table at run time, per solution.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Use {
    /// The use.
    pub operation: String,
    /// The size of the board.
    pub n: usize,
    /// The table.
    pub table: String,
    /// The median time.
    pub nanoseconds: f64,
    /// The mean number of instructions.
    pub instructions: f64,
}
