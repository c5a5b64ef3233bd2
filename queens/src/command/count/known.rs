//! Known numbers of solutions.

use queen_math::count::SOLUTIONS;

use super::MAX_SIZE;

/// The number of solutions for each size from 19 to [`MAX_SIZE`], as published in the On-Line
/// Encyclopedia of Integer Sequences as [A000170](https://oeis.org/A000170).
const LARGE: [u64; MAX_SIZE + 1 - SOLUTIONS.len()] = [
    4_968_057_848,
    39_029_188_884,
    314_666_222_712,
    2_691_008_701_644,
    24_233_937_684_440,
    227_514_171_973_736,
    2_207_893_435_808_352,
    22_317_699_616_364_044,
    234_907_967_154_122_528,
];

/// The number of solutions for a board of this size, if it is known.
pub fn solutions(size: usize) -> Option<u64> {
    SOLUTIONS.iter().chain(&LARGE).nth(size).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_that_is_counted_has_a_known_number() {
        assert_eq!(solutions(18), Some(666_090_624));
        assert_eq!(solutions(19), Some(4_968_057_848));
        assert_eq!(solutions(MAX_SIZE), Some(234_907_967_154_122_528));
        assert_eq!(solutions(MAX_SIZE + 1), None);
    }
}
