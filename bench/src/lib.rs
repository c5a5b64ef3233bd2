//! Shared code of the benchmarks. Each benchmark is a program in `src/bin` and writes its figures
//! to `results`.

pub mod bitmask;
pub mod figures;
pub mod holders;
pub mod machine;
pub mod paired;
pub mod results;
pub mod rows;
pub mod scratch;

/// The result of a benchmark.
pub type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;
