//! Shared code of the benchmarks. Each benchmark is a program in `src/bin` and writes its figures
//! to `results`.

pub mod bitmask;
pub mod results;

/// The result of a benchmark.
pub type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;
