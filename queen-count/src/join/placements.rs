//! The number of placements of non-attacking queens on a quadrant.

/// The number of placements of non-attacking queens on a quadrant, for each number of rows: how
/// often a search with backtracking that may also leave a row empty comes behind the last row.
pub(super) const PLACEMENTS: [u64; 14] = [
    1,
    2,
    5,
    18,
    87,
    462,
    2_635,
    16_870,
    118_969,
    915_442,
    7_535_369,
    66_807_234,
    633_443_407,
    6_354_135_838,
];

/// The number of placements of non-attacking queens on a quadrant with `half` rows, for which a
/// quadrant reserves memory. The number for 13 rows does not fit 32 bits; no memory of such a
/// machine has room for `usize::MAX` of them, either. No count has more rows, so the 0 is never
/// returned; it stands for code that panics.
pub(super) fn placements(half: usize) -> usize {
    PLACEMENTS.get(half).map_or(0, |&placements| placements.try_into().unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The placements of the rows from `row` on beside these columns and diagonals, both seen from
    /// that row.
    fn count(size: usize, row: usize, columns: u32, diagonals: [u32; 2]) -> u64 {
        if row == size {
            return 1;
        }
        let place = |queen: u32| {
            let [left, right] = diagonals;
            count(size, row + 1, columns | queen, [(left | queen) << 1, (right | queen) >> 1])
        };
        let taken = columns | diagonals[0] | diagonals[1];
        let free = (0..size).map(|column| 1 << column).filter(|queen| queen & taken == 0);
        place(0) + free.map(place).sum::<u64>()
    }

    fn check(halves: std::ops::RangeInclusive<usize>) {
        for half in halves {
            assert_eq!(count(half, 0, 0, [0; 2]), PLACEMENTS[half], "{half}");
        }
    }

    #[test]
    fn the_numbers_are_those_of_a_search() {
        check(0..=7);
    }

    #[test]
    #[ignore = "takes long without optimization"]
    fn the_largest_numbers_are_those_of_a_search() {
        // The number for 13 rows, which took ten times as long, was the same.
        check(8..=12);
    }
}
