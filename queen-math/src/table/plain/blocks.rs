//! Blocks of a plain table: the solutions that have the same queen in the last row.
//!
//! In Heap's order, the last row has each of its columns during one unbroken stretch, so the
//! solutions with one of them are neighbours. How many they are is known, and so is where they
//! begin. For 5 × 5 the last row has the columns 4, 1, 2, 3, 0 in turn, with two solutions each:
//!
//! | column | 0 | 1 | 2 | 3 | 4 |
//! |---|---|---|---|---|---|
//! | indices | 8, 9 | 2, 3 | 4, 5 | 6, 7 | 0, 1 |

use crate::MAX_TABLE_SIZE;
use crate::order::ColumnOrder;

/// The number of solutions for each column of the last row's queen, for the sizes from 0 on. The
/// other half of the columns has the mirror images of these: for size 5, columns 0, 1 and 2 have
/// two each, column 3 as many as column 1, and column 4 as many as column 0.
const LENGTHS: [&[u32]; MAX_TABLE_SIZE + 1] = [
    &[],
    &[1],
    &[0],
    &[0, 0],
    &[0, 1],
    &[2, 2, 2],
    &[0, 1, 1],
    &[4, 7, 6, 6],
    &[4, 8, 16, 18],
    &[28, 30, 47, 44, 54],
    &[64, 48, 65, 93, 92],
    &[96, 219, 209, 295, 346, 350],
    &[500, 806, 1165, 1359, 1631, 1639],
    &[2760, 3799, 5508, 6023, 7346, 7385, 8070],
    &[11_892, 16_488, 23_024, 27_494, 32_163, 34_760, 36_977],
    &[69_516, 98_156, 122_763, 157_034, 175_296, 201_164, 206_294, 218_738],
    &[436_228, 569_531, 736_363, 892_999, 1_050_762, 1_160_280, 1_249_262, 1_290_831],
];

/// The index of the first solution of a block, and the index after its last one.
type Block = [u32; 2];

/// The blocks of the board of `N` × `N`, by their columns.
const fn of_size<const N: usize>() -> [Block; N] {
    let order = ColumnOrder::of_last_row(N).expect("a board has from 1 to 16 rows");
    let mut blocks = [[0, 0]; N];
    let mut start = 0;
    let mut digit = 0;
    // `start` is the number of solutions in the blocks of the digits so far. On 5 × 5, digit 0 has
    // column 4: its block is [0, 2]. Digit 1 has column 1: its block is [2, 4].
    while digit < N {
        let column = order.column(digit) as usize;
        let mirrored = N - 1 - column;
        let end = start + LENGTHS[N][if column < mirrored { column } else { mirrored }];
        blocks[column] = [start, end];
        start = end;
        digit += 1;
    }
    blocks
}

/// A reference for each size, so that a program links only those of the sizes that it looks up.
const BLOCKS: [&[Block]; MAX_TABLE_SIZE + 1] = [
    &[],
    &of_size::<1>(),
    &of_size::<2>(),
    &of_size::<3>(),
    &of_size::<4>(),
    &of_size::<5>(),
    &of_size::<6>(),
    &of_size::<7>(),
    &of_size::<8>(),
    &of_size::<9>(),
    &of_size::<10>(),
    &of_size::<11>(),
    &of_size::<12>(),
    &of_size::<13>(),
    &of_size::<14>(),
    &of_size::<15>(),
    &of_size::<16>(),
];

/// The indices of the solutions with the last row's queen in this column: where they start and
/// where they end. Returns `None` if the board has no such column.
#[inline]
pub(super) fn with_queen(size: usize, column: u8) -> Option<(usize, usize)> {
    let &[start, end] = BLOCKS.get(size)?.get(usize::from(column))?;
    Some((start as usize, end as usize))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::{Attacks, Columns};
    use crate::count::SOLUTIONS;
    use crate::{extent, textbook};

    #[test]
    fn a_block_has_the_solutions_with_its_queen() {
        for size in 1..=extent::largest(10) {
            let mut solutions = textbook::solutions(size).into_iter().enumerate();
            let order = ColumnOrder::of_last_row(size).unwrap();
            for column in (0..size).map(|digit| order.column(digit)) {
                let (start, end) = with_queen(size, column).unwrap();
                for index in start..end {
                    let (found, solution) = solutions.next().unwrap();
                    assert_eq!((found, solution.column(size - 1)), (index, column));
                }
            }
            assert_eq!(solutions.next(), None);
            assert_eq!(with_queen(size, size as u8), None);
        }
        assert_eq!(with_queen(17, 0), None);
    }

    #[test]
    fn all_blocks_together_are_all_solutions() {
        for (size, &solutions) in SOLUTIONS.iter().enumerate().take(MAX_TABLE_SIZE + 1).skip(1) {
            let last = ColumnOrder::of_last_row(size).unwrap().column(size - 1);
            let (_, end) = with_queen(size, last).unwrap();
            assert_eq!(end as u64, solutions, "n = {size}");
        }
    }

    /// The number of solutions with these attacks on the lowest of `rows` rows without queens.
    fn count_above(rows: usize, attacks: Attacks) -> u64 {
        if rows == 0 {
            return 1;
        }
        let count = |queen| count_above(rows - 1, attacks.next_row(queen));
        Columns(attacks.free()).map(count).sum()
    }

    #[test]
    #[ignore = "takes seconds in release, minutes without"]
    fn lengths_are_those_of_an_independent_count() {
        for (size, lengths) in LENGTHS.iter().enumerate().skip(1) {
            for (column, &length) in lengths.iter().enumerate() {
                let counted = count_above(size - 1, Attacks::none(size).next_row(1 << column));
                assert_eq!(counted, u64::from(length), "n = {size}, column {column}");
            }
        }
    }
}
