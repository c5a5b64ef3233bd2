//! A library whose tables a build script writes, so that an edit does not search again.
#![no_std]
#![deny(warnings)]

use queen_runtime::QueenPuzzle;
use queen_runtime::layout::Ranked;

/// Every solution of the eight queens puzzle.
pub const EIGHT: QueenPuzzle<8> =
    QueenPuzzle::from_table(include_bytes!(concat!(env!("OUT_DIR"), "/plain"))).unwrap();

/// All 14,200 solutions for twelve queens, in 3,444 bytes.
pub const TWELVE: QueenPuzzle<12, Ranked<8>> =
    QueenPuzzle::from_table(include_bytes!(concat!(env!("OUT_DIR"), "/ranked"))).unwrap();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_have_all_solutions() {
        assert!(EIGHT.verify());
        assert!(TWELVE.verify());
        assert_eq!(EIGHT.nb_of_solutions(), 92);
        assert_eq!(EIGHT.nb_of_tested_permutations(), 3_544);
        assert_eq!(TWELVE.nb_of_solutions(), 14_200);
    }
}
