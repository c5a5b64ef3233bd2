//! The procedural macro, called without the runtime's macro in front of it.
use queen_runtime::QueenPuzzle;

mod local {
    pub mod queen_runtime {}
    pub const EIGHT: super::QueenPuzzle<8> = queen_macros::queen_table!(8);
}

fn main() {
    assert_eq!(local::EIGHT.nb_of_solutions(), 92);
}
