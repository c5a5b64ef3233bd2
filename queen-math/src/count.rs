//! Counts for a size of board.
//!
//! The constants have the counts of small boards. [`Levels`] has the number of nodes on each level
//! of the search tree; the number of permutations that a search by Heap's algorithm tests follows
//! from them. `queen_searches::count` and `queen-count` count.

mod fundamental;
mod levels;
mod max_size;

pub use fundamental::fundamental_solutions;
pub use levels::Levels;
pub use max_size::MAX_COUNT_SIZE;

use crate::MAX_TABLE_SIZE;

/// The number of solutions for each size from 0 to 18, as published in the On-Line Encyclopedia of
/// Integer Sequences as [A000170](https://oeis.org/A000170).
#[rustfmt::skip]
pub const SOLUTIONS: [u64; Levels::MAX_SIZE + 1] = [
    1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512,
    95_815_104, 666_090_624,
];

/// The number of [fundamental](crate::symmetry) solutions for each size from 0 to 16, as published
/// in the On-Line Encyclopedia of Integer Sequences as [A002562](https://oeis.org/A002562).
pub const FUNDAMENTAL_SOLUTIONS: [u64; MAX_TABLE_SIZE + 1] =
    [1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1_787, 9_233, 45_752, 285_053, 1_846_955];

/// The number of permutations that the search `queen_searches::Heap` tests for each size from 0 to
/// 16: T(n), as [`Levels`] counts it.
#[rustfmt::skip]
pub const TESTED_PERMUTATIONS: [u64; MAX_TABLE_SIZE + 1] = [
    1, 1, 2, 6, 18, 58, 208, 834, 3_544, 15_970, 75_190, 382_112, 2_073_752, 11_868_392, 72_287_548,
    467_414_974, 3_204_457_470,
];
