//! Bytes of the tables, with their lower bounds.
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "counts are below 2^52")]

use queen_bench::row::Bytes;
use queen_bench::{Result, results};
use queen_core::MAX_TABLE_SIZE;
use queen_core::count::SOLUTIONS;
use queen_core::order::FACTORIALS;
use queen_core::table::{Coding, Shape};

fn main() -> Result<()> {
    let rows = (4..=MAX_TABLE_SIZE).map(bytes).collect::<Result<Vec<_>>>()?;
    println!(" n    solutions        plain       ranked  Elias-Fano      any set");
    for Bytes { n, solutions, plain, ranked, elias_fano_bound, set_bound } in &rows {
        println!(
            "{n:>2} {solutions:>12} {plain:>12} {ranked:>12} {elias_fano_bound:>11} {set_bound:>12}"
        );
    }
    results::write("size.csv", &rows)
}

fn bytes(n: usize) -> Result<Bytes> {
    let solutions = SOLUTIONS[n];
    let permutations = FACTORIALS[n];
    Ok(Bytes {
        n,
        solutions,
        plain: solutions * n as u64,
        ranked: Shape::new(n, Coding::RANKED).ok_or("no such size")?.byte_len() as u64,
        elias_fano_bound: elias_fano_bits(solutions, permutations).div_ceil(8),
        set_bound: (set_bits(solutions, permutations) / 8.0).ceil() as u64,
    })
}

/// The bits of this many numbers below `end` in Elias–Fano coding, without a directory.
fn elias_fano_bits(numbers: u64, end: u64) -> u64 {
    numbers * (2 + u64::from((end / numbers).ilog2()))
}

/// The binary logarithm of the number of sets of this many numbers below `end`.
fn set_bits(numbers: u64, end: u64) -> f64 {
    (0..numbers).map(|i| ((end - i) as f64 / (i + 1) as f64).log2()).sum()
}
