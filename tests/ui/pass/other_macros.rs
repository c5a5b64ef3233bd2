//! Calls in other macros, from which each argument may come.
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, queen_table};

macro_rules! by_literal {
    ($size:literal) => {
        queen_table!($size)
    };
}

macro_rules! by_expr {
    ($size:expr) => {
        queen_table!($size)
    };
}

macro_rules! by_tt {
    ($size:tt) => {
        queen_table!($size)
    };
}

macro_rules! budget {
    ($size:expr, $bytes:expr) => {
        queen_table!($size, max_bytes = $bytes)
    };
}

macro_rules! twice {
    ($size:expr) => {
        by_expr!($size)
    };
}

macro_rules! placed {
    ($(#[$attribute:meta])* $size:literal) => {
        queen_table!($(#[$attribute])* $size, layout = ranked)
    };
}

macro_rules! puzzles {
    ($($name:ident: $size:literal),*) => {
        $(const $name: QueenPuzzle<$size> = queen_table!($size);)*
    };
}

puzzles!(FOUR: 4, FIVE: 5);

fn main() {
    let _: [QueenPuzzle<8>; 5] =
        [by_literal!(8), by_expr!(8), by_tt!(8), budget!(8, 736), twice!(8)];
    let _: QueenPuzzle<6, Ranked> = placed!(#[unsafe(link_section = ".ext")] #[used] 6);
    assert_eq!(FOUR.nb_of_solutions() + FIVE.nb_of_solutions(), 12);
}
