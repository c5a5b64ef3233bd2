//! What the benchmarks have in common. Each is a program of its own in `src/bin` and leaves its
//! figures in `results`.

pub mod bitmask;
pub mod profile;
pub mod results;
pub mod row;

/// What a benchmark ends with.
pub type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;
