//! Bytes of the public types in memory.

use queen_runtime::iter::{Completions, Solutions};
use queen_runtime::layout::{Plain, Ranked};
use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, Solution};

#[test]
fn a_solution_is_as_large_as_its_columns() {
    assert_eq!(size_of::<Solution<8>>(), 8);
    assert_eq!(size_of::<Solution<11>>(), 11);
    assert_eq!(align_of::<Solution<8>>(), 1);
}

#[test]
#[cfg(target_pointer_width = "64")]
fn types_take_what_they_need() {
    assert_eq!(size_of::<QueenPuzzle<8>>(), 40);
    assert_eq!(size_of::<QueenPuzzle<16, Ranked>>(), 40);
    assert_eq!(size_of::<Option<AnyQueenPuzzle>>(), 40);
    assert_eq!(size_of::<Solutions<8, Plain>>(), 16);
    assert!(size_of::<Completions<8, Plain>>() < 100);
    assert!(size_of::<Solutions<8, Ranked>>() < 728);
}
