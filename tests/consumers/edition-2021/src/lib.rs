//! A crate of the 2021 edition.
#![deny(warnings)]

use queen_runtime::{queen_table, QueenPuzzle};

pub const EIGHT: QueenPuzzle<8> = queen_table!(8);

macro_rules! levels {
    ($($name:ident = $size:expr;)*) => {
        $(pub static $name: QueenPuzzle<$size> = queen_table!($size);)*
    };
}

levels! {
    EASY = 4;
    HARD = 10;
}
