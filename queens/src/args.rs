//! Shared arguments of the commands, and parsers of numbers.

use std::fmt;
use std::num::NonZero;
use std::thread;

use clap::{Args, ValueHint};
use rayon::ThreadPoolBuilder;

use crate::error::Error;
use crate::random;

/// The size of the board, from 1 to `MAX`.
#[derive(Args)]
pub struct Size<const MAX: usize> {
    #[arg(
        value_name = "N",
        value_parser = size::<MAX>,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true,
        help = format!("The size of the board, from 1 to {MAX}")
    )]
    pub size: usize,
}

/// A limit on the number of results.
#[derive(Args)]
pub struct First {
    /// Write only the first K
    #[arg(
        long,
        value_name = "K",
        value_parser = positive,
        value_hint = ValueHint::Other,
        allow_negative_numbers = true
    )]
    first: Option<NonZero<u64>>,
}

impl First {
    /// The largest number of results.
    pub fn limit(&self) -> u64 {
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
}

/// The number of threads of a search.
#[derive(Args, Default)]
pub struct Threads {
    /// The number of threads, from 1 to 1024; by default, one for each processor
    #[arg(long, value_name = "T", value_parser = threads, value_hint = ValueHint::Other)]
    threads: Option<usize>,
}

impl Threads {
    /// The number of threads.
    pub fn count(&self) -> usize {
        let processors = || thread::available_parallelism().map_or(1, NonZero::get);
        self.threads.unwrap_or_else(processors)
    }

    /// Runs `work` in a rayon pool with this number of threads.
    pub fn run<T: Send>(&self, work: impl FnOnce() -> T + Send) -> Result<T, Error> {
        let pool = ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0)).build();
        let pool = pool.map_err(|error| Error::System(error.to_string()))?;
        Ok(pool.install(work))
    }
}

/// Sizes of boards, from the first to the last.
#[derive(Clone, Copy)]
pub struct Sizes {
    pub first: usize,
    pub last: usize,
}

impl Sizes {
    /// Parses a size, or a range as Rust writes it: `6..=10` or `6..11`.
    pub fn parse<const MAX: usize>(text: &str) -> Result<Self, String> {
        let Some((first, last)) = text.split_once("..") else {
            let size = size::<MAX>(text)?;
            return Ok(Self { first: size, last: size });
        };
        let first = size::<MAX>(first)?;
        let last = match last.strip_prefix('=') {
            Some(last) => size::<MAX>(last)?,
            None => integer(last)?.min(MAX + 1).saturating_sub(1),
        };
        if first > last {
            return Err("the range of sizes is empty".to_owned());
        }
        Ok(Self { first, last })
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first, last } = self;
        if first == last { write!(f, "{first}") } else { write!(f, "{first}..={last}") }
    }
}

/// Parses the size of a board from 1 to `MAX`.
pub fn size<const MAX: usize>(text: &str) -> Result<usize, String> {
    let size = integer(text)?;
    let is_in_range = (1..=MAX).contains(&size);
    is_in_range.then_some(size).ok_or(format!("the size of the board must be from 1 to {MAX}"))
}

/// Parses an integer; one that does not fit becomes `usize::MAX`.
pub fn integer(text: &str) -> Result<usize, &'static str> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err("not a number");
    }
    Ok(text.parse().unwrap_or(usize::MAX))
}

/// Parses a positive integer.
pub fn positive(text: &str) -> Result<NonZero<u64>, &'static str> {
    let number = integer(text).ok().filter(|_| !text.starts_with('-'));
    number.and_then(|number| NonZero::new(number as u64)).ok_or("not a positive integer")
}

fn threads(text: &str) -> Result<usize, &'static str> {
    let threads = integer(text)?;
    (1..=1024)
        .contains(&threads)
        .then_some(threads)
        .ok_or("the number of threads must be from 1 to 1024")
}
