//! Rows of the files in `results`.

use serde::{Deserialize, Serialize};

/// The build of a crate that holds one table.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Build {
    /// How the table comes into the crate.
    pub way: String,
    /// The size of the board.
    pub n: usize,
    /// From where it was built.
    pub build: Kind,
    /// How often it has been measured.
    pub rounds: usize,
    /// The median of the rounds.
    pub seconds: f64,
    /// The fastest round.
    pub least_seconds: f64,
    /// The most memory that one process took, the median of the rounds.
    pub mib: f64,
}

/// Where a build begins.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The dependencies have been compiled.
    Clean,
    /// The crate has been compiled, too; its source has been touched since.
    Rebuild,
}

/// The first build of a crate that does nothing with its dependencies.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Dependencies {
    /// What it depends on.
    pub on: String,
    /// How often it has been measured.
    pub rounds: usize,
    /// The median of the rounds.
    pub seconds: f64,
    /// The fastest round.
    pub least_seconds: f64,
}

/// A search for all solutions.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Search {
    /// How the program was built.
    pub profile: String,
    /// The size of the board.
    pub n: usize,
    /// Which search.
    pub search: String,
    /// The first call in a process, the median of some processes.
    pub first_microseconds: f64,
    /// The fastest of all other calls.
    pub warm_microseconds: f64,
    /// The first call against that of the bitmask recursion.
    pub first_ratio: f64,
    /// The fastest call against that of the bitmask recursion.
    pub warm_ratio: f64,
}

/// A question that a game asks a puzzle about a board.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Answer {
    /// The size of the board.
    pub n: usize,
    /// How the puzzle's table lies in memory.
    pub layout: String,
    /// How many queens are on the board.
    pub queens: usize,
    /// What is asked.
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

/// One thing done with a table at run time, for one solution.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Use {
    /// What is done.
    pub operation: String,
    /// The size of the board.
    pub n: usize,
    /// With what.
    pub table: String,
    /// The median.
    pub nanoseconds: f64,
    /// On the way of all solutions looked at, the mean.
    pub instructions: f64,
}
