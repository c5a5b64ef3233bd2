//! Bytes of the tables in every layout, beside two lower bounds.
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "counts are below 2^52")]

use queen_bench::rows::Bytes;
use queen_bench::{Result, results};
use queen_math::MAX_TABLE_SIZE;
use queen_math::count::SOLUTIONS;
use queen_math::order::FACTORIALS;
use queen_math::table::{Layout, Shape};

fn main() -> Result<()> {
    let mut rows = Vec::new();
    for (n, &solutions) in SOLUTIONS.iter().enumerate().take(MAX_TABLE_SIZE + 1).skip(4) {
        println!("n = {n}, {solutions} solutions");
        for (layout, bytes) in layouts(n).into_iter().chain(bounds(n)) {
            println!("  {layout:<16} {bytes:>12}");
            rows.push(Bytes { n, solutions, layout, bytes });
        }
    }
    results::write("size.csv", &rows)
}

/// The layouts, and the bytes of a table.
fn layouts(n: usize) -> Vec<(String, u64)> {
    let ranked = (Layout::MIN_ROWS..=Layout::MAX_ROWS).map(|rows| Layout::Ranked { rows });
    [Layout::Plain]
        .into_iter()
        .chain(ranked)
        .filter_map(|layout| Some((layout.to_string(), Shape::new(n, layout)?.byte_len() as u64)))
        .collect()
}

/// Lower bounds: of Elias–Fano coding of whole ranks, and of any coding of a set of as many
/// permutations.
fn bounds(n: usize) -> [(String, u64); 2] {
    let (solutions, permutations) = (SOLUTIONS[n], FACTORIALS[n]);
    let elias_fano = elias_fano_bits(solutions, permutations).div_ceil(8);
    let set = (set_bits(solutions, permutations) / 8.0).ceil() as u64;
    [("whole ranks".to_string(), elias_fano), ("set".to_string(), set)]
}

/// The bits of this many numbers below `end` in Elias–Fano coding, without a directory.
fn elias_fano_bits(numbers: u64, end: u64) -> u64 {
    numbers * (2 + u64::from((end / numbers).ilog2()))
}

/// The binary logarithm of the number of sets of this many numbers below `end`.
fn set_bits(numbers: u64, end: u64) -> f64 {
    (0..numbers).map(|i| ((end - i) as f64 / (i + 1) as f64).log2()).sum()
}
