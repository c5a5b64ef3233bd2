//! Bytes of ranked tables against bounds for other codings.

use queen_math::MAX_TABLE_SIZE;
use queen_math::count;
use queen_math::order::FACTORIALS;
use queen_math::table::{Layout, Shape};
use queen_tests::tables::ranked;

/// The number of bits of Elias–Fano coding for as many numbers below n!.
fn elias_fano_bits(size: usize) -> u64 {
    match count::SOLUTIONS[size] {
        0 => 0,
        solutions => solutions * (2 + u64::from((FACTORIALS[size] / solutions).ilog2())),
    }
}

/// The binary logarithm of the number of sets of as many permutations.
#[expect(clippy::cast_precision_loss, reason = "16! is below 2^53")]
fn set_bits(size: usize) -> f64 {
    (0..count::SOLUTIONS[size])
        .map(|taken| ((FACTORIALS[size] - taken) as f64 / (taken + 1) as f64).log2())
        .sum()
}

#[test]
fn tables_are_smaller_than_coded_ranks() {
    for size in 1..=MAX_TABLE_SIZE {
        let bytes = ranked(size).byte_len();
        assert!(bytes as u64 <= elias_fano_bits(size).div_ceil(8), "n = {size}: {bytes}");
    }
    for size in 7..=MAX_TABLE_SIZE {
        let bits = u32::try_from(ranked(size).byte_len() * 8).unwrap();
        assert!(f64::from(bits) < set_bits(size) * 0.75, "n = {size}: {bits}");
    }
    assert!(ranked(15).byte_len() < 8 << 20, "15 is within the macro's default budget");
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert_eq!(Shape::new(size, Layout::RANKED), None);
    }
}
