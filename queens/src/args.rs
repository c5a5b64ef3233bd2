//! Shared arguments of the commands.

use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use clap::{Args, ValueHint};
use rayon::ThreadPoolBuilder;

use crate::content::Content;
use crate::error::Error;
use crate::number;
use crate::output::Output;
use crate::output_file;
use crate::random;

/// The size of the board, from 1 to `MAX`.
#[derive(Args)]
pub struct Size<const MAX: usize> {
    #[arg(
        value_name = "N",
        value_parser = number::size::<1, MAX>,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        help = format!("The size of the board, from 1 to {MAX}")
    )]
    pub size: usize,
}

/// A limit on the number of results.
#[derive(Args)]
pub struct Limit {
    /// Write only the first K
    #[arg(
        long,
        value_name = "K",
        value_parser = number::positive,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true
    )]
    first: Option<NonZero<u64>>,
}

impl Limit {
    /// The largest number of results.
    pub fn value(&self) -> u64 {
        self.first.map_or(u64::MAX, NonZero::get)
    }
}

/// The choice of JSON for figures.
#[derive(Args)]
pub struct Json {
    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

/// A file for the results.
#[derive(Args)]
pub struct OutputFile {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

impl OutputFile {
    /// The place for a content, which the name of the file must not deny.
    pub fn place(&self, content: Content) -> Result<Place<'_>, Error> {
        self.output.as_deref().map_or(Ok(()), |path| content.check(path))?;
        Ok(Place { path: self.output.as_deref(), content })
    }
}

/// The place where results go.
pub struct Place<'a> {
    path: Option<&'a Path>,
    content: Content,
}

impl Place<'_> {
    /// Whether it is a file that is named.
    pub fn is_named(&self) -> bool {
        self.path.is_some()
    }

    /// Writes to the file, or to standard output if none is named.
    pub fn write(
        self,
        out: &mut Output,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Error> {
        let Some(path) = self.path else { return Ok(write(out)?) };
        let mut bytes = Vec::new();
        write(&mut bytes)?;
        output_file::write(path, self.content, &bytes)
    }
}

/// A seed for random numbers.
#[derive(Args)]
pub struct Seed {
    /// The seed of the random numbers; the same seed gives the same result
    #[arg(long, value_name = "S", value_hint = ValueHint::Other)]
    seed: Option<u64>,
}

impl Seed {
    /// The given seed, or a random one.
    pub fn value(&self) -> u64 {
        self.seed.unwrap_or_else(random::seed)
    }

    /// The given seed.
    pub const fn given(&self) -> Option<u64> {
        self.seed
    }
}

/// The number of processors that the program may use.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// The number of threads of a search.
#[derive(Args, Default)]
pub struct Threads {
    /// The number of threads, from 1 to 1024; by default, one for each processor
    #[arg(long, value_name = "T", value_parser = number::threads, value_hint = ValueHint::Other)]
    threads: Option<usize>,
}

impl Threads {
    /// The number of threads.
    pub fn count(&self) -> usize {
        self.threads.unwrap_or_else(processors)
    }

    /// Runs `work` in a rayon pool with this number of threads.
    pub fn run<T: Send>(&self, work: impl FnOnce() -> T + Send) -> Result<T, Error> {
        let pool = ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0)).build();
        let pool = pool.map_err(|error| Error::System(error.to_string()))?;
        Ok(pool.install(work))
    }
}
