//! What the benchmarks have in common. Each is a program of its own in `src/bin` and leaves its
//! figures in `results`.

pub mod bitmask;
pub mod profile;
pub mod results;

/// What a benchmark ends with.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
