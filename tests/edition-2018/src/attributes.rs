//! Attributes that were safe in the 2018 edition.

use queen_runtime::{queen_table, QueenPuzzle};

pub static IN_A_SECTION: QueenPuzzle<6> = queen_table!(
    #[link_section = ".ext"]
    6
);
