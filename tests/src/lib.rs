//! Shared code of the tests that need several crates of this workspace. The tests are in `tests/`.

pub mod boards;
pub mod drawings;
pub mod figures;
pub mod tables;
pub mod textbook;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

/// Examples of the documentation of `queen-runtime` that need `embedded-graphics`. Were it a
/// development dependency there, each example program would have to compile it.
#[cfg(doctest)]
mod pixels {
    #[doc = include_str!("../../queen-runtime/docs/pixel-style.md")]
    struct Style;

    #[doc = include_str!("../../queen-runtime/docs/pixels.md")]
    struct Board;
}

/// Calls a function that is generic over the size with the puzzle of each size up to 12 in the
/// layout `plain`.
#[macro_export]
macro_rules! for_each_puzzle {
    ($function:ident) => {
        $crate::for_each_puzzle!($function: 1 2 3 4 5 6 7 8 9 10 11 12)
    };
    ($function:ident: $($size:literal)*) => {
        $($function(queen_runtime::queen_table!($size));)*
    };
}

/// Calls a function that is generic over the size with the puzzles of each size up to 12 in both
/// layouts, `plain` and `ranked`.
#[macro_export]
macro_rules! for_each_pair {
    ($function:ident) => {
        $crate::for_each_pair!($function: 1 2 3 4 5 6 7 8 9 10 11 12)
    };
    ($function:ident: $($size:literal)*) => {
        $($function(
            queen_runtime::queen_table!($size),
            queen_runtime::queen_table!($size, layout = ranked),
        );)*
    };
}
