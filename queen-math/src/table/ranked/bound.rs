//! Bounds on the search of a look-up.
//!
//! A search of R open rows tests the squares in free columns of each row that it reaches. With r
//! rows left, r columns are free, so it tests r squares there, and as many searches of r − 1 rows
//! follow as squares are not attacked. On 2 × 2, both rows are open: row 1 has two squares, and
//! with a queen on either, row 0 has one square in a free column, which is attacked. That makes 4
//! squares, 2 + 1 + 1. How many are attacked depends on the queens below the open rows: the bound
//! is the largest number for any of these queens.

use crate::MAX_TABLE_SIZE;
use crate::table::layout::Layout;

/// The largest number of squares that the search of one subtree tests, by the size and by R from 2
/// on. From R = n on, all rows are open.
const MAX_TESTED_SQUARES: [[u32; 11]; MAX_TABLE_SIZE] = [
    [1; 11],
    [4; 11],
    [3, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11],
    [3, 8, 32, 32, 32, 32, 32, 32, 32, 32, 32],
    [3, 9, 21, 101, 101, 101, 101, 101, 101, 101, 101],
    [4, 10, 21, 62, 356, 356, 356, 356, 356, 356, 356],
    [4, 10, 29, 58, 200, 1_345, 1_345, 1_345, 1_345, 1_345, 1_345],
    [4, 10, 24, 62, 172, 727, 5_508, 5_508, 5_508, 5_508, 5_508],
    [4, 12, 29, 71, 195, 569, 2_815, 24_011, 24_011, 24_011, 24_011],
    [4, 13, 28, 75, 184, 531, 1_944, 11_505, 110_004, 110_004, 110_004],
    [4, 15, 34, 82, 215, 576, 1_730, 7_472, 52_210, 546_357, 546_357],
    [4, 13, 37, 84, 206, 633, 1_822, 6_290, 32_028, 255_056, 2_915_740],
    [4, 15, 38, 85, 200, 546, 1_818, 7_207, 27_143, 148_527, 1_319_576],
    [4, 15, 43, 101, 228, 631, 1_829, 5_743, 24_164, 117_750, 745_834],
    [4, 15, 46, 110, 262, 707, 1_956, 5_902, 22_269, 101_926, 549_147],
    [4, 15, 50, 130, 298, 709, 2_136, 6_879, 23_771, 94_107, 493_442],
];

/// The largest number of squares that a look-up tests which searches this number of rows; 0 for a
/// number that no layout has. The remainder removes code that panics, as sizes are from 1 to 16.
pub(in crate::table) const fn max_tested_squares(size: usize, rows: u8) -> u32 {
    let by_rows = &MAX_TESTED_SQUARES[(size - 1) % MAX_TABLE_SIZE];
    let index = rows.wrapping_sub(Layout::MIN_ROWS) as usize;
    if index < by_rows.len() { by_rows[index] } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::{Attacks, Columns};
    use crate::extent;

    /// Returns the number of squares tested in the first `rows` rows, and records the maximum for
    /// each number of rows.
    fn test_squares(rows: usize, attacks: Attacks, most: &mut [u32]) -> u32 {
        let mut tested = rows as u32;
        if rows > 1 {
            for queen in Columns(attacks.free()) {
                tested += test_squares(rows - 1, attacks.next_row(queen), most);
            }
        }
        most[rows] = most[rows].max(tested);
        tested
    }

    fn check_bounds(sizes: core::ops::RangeInclusive<usize>) {
        for size in sizes {
            let mut most = [0; MAX_TABLE_SIZE + 1];
            test_squares(size, Attacks::none(size), &mut most);
            for rows in 2..=12 {
                assert_eq!(
                    max_tested_squares(size, rows),
                    most[size.min(rows.into())],
                    "n = {size}, {rows} rows"
                );
            }
        }
    }

    #[test]
    fn max_tested_squares_is_exact() {
        check_bounds(1..=extent::largest(10));
    }

    #[test]
    #[ignore = "takes a minute in release"]
    fn max_tested_squares_is_exact_for_large_boards() {
        check_bounds(11..=16);
    }
}
