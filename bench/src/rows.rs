//! Rows of the files in `results`.

use serde::{Deserialize, Serialize};

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

/// The time of a build, compared with that of a baseline.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Paired {
    /// The crate that is built.
    pub name: String,
    /// The number of rounds.
    pub rounds: usize,
    /// The median of the rounds.
    pub seconds: f64,
    /// The median of its ratios to the baseline of the same round.
    pub ratio: f64,
    /// The least of these ratios.
    pub least_ratio: f64,
    /// The greatest of these ratios.
    pub greatest_ratio: f64,
}

/// What a table costs the user of a crate that holds it.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Price {
    /// The size of the board.
    pub n: usize,
    /// The way to get the table into the crate.
    pub way: String,
    /// The layout of the table.
    pub layout: String,
    /// The bytes of the table.
    pub bytes: usize,
    /// The processor time of a first build, the median of some.
    pub first_seconds: f64,
    /// The processor time of a build after an edit, the median of some.
    pub edit_seconds: f64,
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
