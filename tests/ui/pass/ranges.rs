//! Ranges of sizes.
use queen_runtime::{AnyQueenPuzzle, PuzzleRange, queen_table};

const INCLUSIVE: PuzzleRange = queen_table!(4..=10);
static EXCLUSIVE: PuzzleRange = queen_table!(4..11, layout = plain,);
const ONE: PuzzleRange = queen_table!(8..=8);
const LARGEST: PuzzleRange = queen_table!(1..12, max_bytes = 40_987);
const PLACED: PuzzleRange = queen_table!(#[unsafe(link_section = ".tables")] 0x5u8..=6_usize);
const EIGHT: AnyQueenPuzzle = INCLUSIVE.get(8).unwrap();

macro_rules! from_to {
    ($first:literal, $last:expr) => {
        queen_table!($first..=$last)
    };
}

macro_rules! range {
    ($range:expr) => {
        queen_table!($range)
    };
}

fn main() {
    assert_eq!(INCLUSIVE, EXCLUSIVE);
    assert_eq!(INCLUSIVE, from_to!(4, 10));
    assert_eq!(INCLUSIVE, range!(4..11));
    assert_eq!(ONE.sizes(), 8..=8);
    assert_eq!(LARGEST.sizes(), 1..=11);
    assert_eq!(PLACED.sizes(), 5..=6);
    assert_eq!(EIGHT.nb_of_solutions(), 92);
}
