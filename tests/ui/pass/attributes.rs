//! Attributes that a static can have.
use queen_runtime::{PuzzleRange, QueenPuzzle, queen_table};

const FIVE: QueenPuzzle<5> = queen_table!(
    /// A comment is also an attribute.
    #[unsafe(link_section = ".ext")]
    #[used]
    5
);
const SIX: QueenPuzzle<6> = queen_table!(#[unsafe(export_name = "SIX_QUEENS")] 6, max_bytes = 24);

const SEVEN: QueenPuzzle<7> = queen_table!(
    #[cfg_attr(all(), unsafe(link_section = ".seven"))]
    7
);
const SEVERAL: PuzzleRange = queen_table!(#[unsafe(link_section = ".tables")] #[used] 4..=6);
/// The symbol of the only table of a range.
const ONLY: PuzzleRange = queen_table!(#[unsafe(no_mangle)] 8..=8);
#[cfg(any())]
const NONE: QueenPuzzle<8> = queen_table!(8);

fn main() {
    assert_eq!(FIVE.nb_of_solutions(), 10);
    assert_eq!(SIX.nb_of_solutions(), 4);
    assert_eq!(SEVEN.nb_of_solutions(), 40);
    assert_eq!(SEVERAL.sizes(), 4..=6);
    assert_eq!(ONLY.sizes(), 8..=8);
}
