//! Code that the benchmarks share. Each is a program in `src/bin` and writes its figures to `results`.

pub mod bitmask;
pub mod profile;
pub mod results;
pub mod row;

/// What a benchmark ends with.
pub type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;
