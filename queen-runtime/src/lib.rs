//! Every solution of the n-queens puzzle, found at compile time and kept in a static table.
//!
//! [`queen_table!`] expands to a [`QueenPuzzle`]: all ways of placing n queens on an n × n board so
//! that none attacks another, in the order in which a search by Heap's algorithm finds them, and
//! the number of permutations that this search tests. A look-up by number is an index into a
//! static.
//!
//! ```
//! use queen_runtime::{QueenPuzzle, queen_table};
//!
//! const EIGHT: QueenPuzzle<8> = queen_table!(8);
//!
//! assert_eq!(EIGHT.nb_of_solutions(), 92);
//! assert_eq!(EIGHT.nb_of_tested_permutations(), 3544);
//! assert_eq!(
//!     EIGHT.solution(13).unwrap().to_string(),
//!     "⬜⬛⬜🔵⬜⬛⬜⬛\n\
//!      ⬛⬜⬛⬜⬛⬜🔵⬜\n\
//!      ⬜⬛⬜⬛🔴⬛⬜⬛\n\
//!      ⬛⬜🔵⬜⬛⬜⬛⬜\n\
//!      🔴⬛⬜⬛⬜⬛⬜⬛\n\
//!      ⬛⬜⬛⬜⬛🔴⬛⬜\n\
//!      ⬜⬛⬜⬛⬜⬛⬜🔵\n\
//!      ⬛🔴⬛⬜⬛⬜⬛⬜",
//! );
//! ```
//!
//! The crate is `no_std`, allocates nothing and has no run-time dependency except [`queen_math`].
//! Rows and columns count from 0, the top row and the leftmost column first. Solutions are numbered
//! from 1, as in the notebook that [`QueenPuzzle`] takes its names from.
//!
//! # Which way do I take?
//!
//! Whoever needs only boards of n ≤ 9, and of them only the columns, is better off with a
//! `const fn` of 31 lines that searches with bit masks. The macro adds an order and numbers,
//! counts, completions and hints, pictures, ranked tables and larger boards. The first build, with
//! all that a crate depends on, and a build after an edit, in seconds of processor time:
//!
//! | n | `const fn` | `queen_table!` | build script | `queens export` | layout, bytes |
//! |--:|--:|--:|--:|--:|--:|
//! | 8 | 0.18 / 0.05 | 3.37 / 0.06 | 1.32 / 0.06 | 0.98 / 0.06 | `plain`, 736 |
//! | 12 | 12.06 / 0.05 | 2.86 / 0.08 | 1.27 / 0.05 | 0.95 / 0.06 | `ranked(8)`, 3,444 |
//! | 16 | — | 12.41 / 8.66 | 10.16 / 0.05 | 0.88 / 0.06 | `ranked(12)`, 57,375 |
//!
//! A `const fn` has a plain table. For n = 16, a
//! [build script](#a-build-script-instead-of-the-macro) saves seconds at each edit; a file that
//! `queens export 16 --layout 'ranked(12)' --format bin` has written saves the search altogether.
//!
//! # Which one do I take?
//!
//! For queens:
//!
//! | I have | I want | type |
//! |---|---|---|
//! | a size that is fixed in the source | a solution | [`Solution<N>`](Solution) |
//! | a size that is chosen at run time | a solution | [`AnySolution`] |
//! | queens of a player: too few, too many, attacking ones | to place and remove them | [`Board`] |
//! | a permutation, which may have attacks | to search, to rank, to look up | [`Placement`] |
//! | squares that are no queens: free, attacked, marked | a set of them | [`SquareSet`] |
//!
//! `Board::from` takes a solution or a placement, and `SquareSet::from` a board. The other way,
//! `try_from` makes a solution of a board, of a placement or of columns, if they are one.
//!
//! For the puzzle:
//!
//! | I have | I want | type |
//! |---|---|---|
//! | a size that is fixed in the source | one table | [`QueenPuzzle<N>`](QueenPuzzle) |
//! | little flash | a small table | `QueenPuzzle<N, Ranked>`, see [`layout`] |
//! | sizes from a menu | a table for each | [`PuzzleRange`] |
//! | one of these sizes | its table | [`AnyQueenPuzzle`] |
//! | a function that takes all of these | its bound | [`PuzzleLayout`](layout::PuzzleLayout) |
//!
//! # Index by task
//!
//! | to … | use |
//! |---|---|
//! | look up a solution by its number | [`QueenPuzzle::solution`] |
//! | get the number of a solution | [`QueenPuzzle::number_of`] |
//! | get the number of this board | [`Board::solution`], then [`QueenPuzzle::number_of`] |
//! | go through all solutions | [`QueenPuzzle::iter`] |
//! | leave out those that are images of others | [`QueenPuzzle::fundamental_solutions`] |
//! | use a size chosen at run time | [`PuzzleRange::get`] |
//! | place queens | [`Board::place`], [`Board::remove`], [`Board::toggle`] |
//! | see which queens attack each other | [`Board::conflicts`], [`Board::attackers`] |
//! | see where queens can stand | [`Board::free`], [`Board::is_safe`] |
//! | know whether a board is solved | [`Board::is_solved`] |
//! | give a hint | [`QueenPuzzle::hint`], with reasons: `queen-challenge` |
//! | see how a board can be completed | [`QueenPuzzle::completions`], [`QueenPuzzle::heat_map`] |
//! | name a square, read its name | [`Square::name`], [`Square::from_name`] |
//! | rotate or reflect | [`Symmetric::transform`] |
//! | draw it as text | `Display`, [`Discs`](draw::Discs), [`Letters`](draw::Letters), … |
//! | draw it in a page or a document | [`Svg`](draw::Svg) |
//! | draw it small, for a display | [`Bitmap`](draw::Bitmap) or, in colours, `draw::Pixels` |
//! | draw it without `core::fmt` | `render_into`, which all styles of [text](draw) have |
//! | save it as text, read it again | [`Fen`](draw::Fen), [`Board::from_fen`] |
//! | read a picture or names of squares | `str::parse`, [`Board::from_squares`] |
//! | save it in another format | the feature `serde` |
//! | keep a table between builds | a [build script](#a-build-script-instead-of-the-macro) |
//! | keep a table outside of the program | [`QueenPuzzle::from_table`] |
//! | check a table in flash | [`QueenPuzzle::verify`] |
//!
//! # A size chosen at run time
//!
//! [`queen_table!`]`(4..=10)` expands to a [`PuzzleRange`] with a table for each size:
//!
//! ```
//! use queen_runtime::{PuzzleRange, queen_table};
//!
//! const PUZZLES: PuzzleRange = queen_table!(4..=10);
//!
//! let size = 6; // from a menu
//! let puzzle = PUZZLES.get(size).unwrap();
//! assert_eq!(puzzle.nb_of_solutions(), 4);
//! ```
//!
//! For other sizes, a program with `std` finds the solutions itself with the crate
//! `queen-enumerate`, and leaks them:
//!
//! ```
//! use queen_runtime::{AnyQueenPuzzle, layout::Layout};
//!
//! # fn main() -> Result<(), &'static str> {
//! # let size = 7;
//! let (columns, _) = queen_enumerate::columns(size, queen_enumerate::threads(size))
//!     .ok_or("the size is not from 1 to 16")?;
//! let puzzle = AnyQueenPuzzle::from_parts(columns.leak(), size, Layout::Plain)
//!     .ok_or("the table is not one of this size")?;
//! # assert_eq!(puzzle.nb_of_solutions(), 40);
//! # Ok(())
//! # }
//! ```
//!
//! [`AnyQueenPuzzle`] is the type of both. `queen_math::construct` has one solution for a board of
//! any size.
//!
//! # The searches
//!
//! A table needs no search at run time, so this crate has none. They are in the crate
//! `queen-searches`: `Heap` finds the same solutions in the same order, one by one, and others do
//! so by other algorithms, each with the number of its steps.
//!
//! # A build script instead of the macro
//!
//! The macro searches again whenever the compiler expands it, after each edit of the crate and for
//! each check in an editor. For n = 8 nobody notices, for n = 16 it takes many seconds. A build
//! script with `queen_enumerate::write_table` searches once, and cargo keeps the table:
//!
//! ```no_run
//! // build.rs; `queen-enumerate` is a build dependency
//! use queen_enumerate::{Layout, WriteTableError, write_table};
//!
//! fn main() -> Result<(), WriteTableError> {
//!     write_table("queens", 16, Layout::Ranked { rows: 12 })
//! }
//! ```
//!
//! ```
//! # // Stands for the file, which only a package with that build script has.
//! # macro_rules! include_bytes {
//! #     ($path:expr) => { &[0; 57_375] };
//! # }
//! // src/lib.rs
//! use queen_runtime::{QueenPuzzle, layout::Ranked};
//!
//! pub const SIXTEEN: QueenPuzzle<16, Ranked<12>> =
//!     QueenPuzzle::from_table(include_bytes!(concat!(env!("OUT_DIR"), "/queens"))).unwrap();
//! ```
//!
//! With `default-features = false` for this crate, neither syn nor the macro is compiled.
//!
//! # Layouts
//!
//! A table takes one byte per queen. With `layout = ranked` it is smaller and a look-up takes
//! longer; see [`layout`].
//!
//! # Games
//!
//! A [`Board`] has the queens that a player places. A puzzle knows how it can be completed, and has
//! no generator of random numbers; with one of your own, a random solution is
//! `puzzle.solution(1 + random % puzzle.nb_of_solutions())`.
//!
//! The crate `queen-challenge` adds challenges: boards of given queens that have one solution, of
//! any grade, and the steps that solve them, each with its reason.
//!
//! # In firmware
//!
//! See [`firmware`] for the cost of a table in flash, its placement, and boards on a display.
//!
//! # Features
//!
//! - `macros` (on by default): [`queen_table!`]. Without it the crate has the types only, for a
//!   library that takes a puzzle and leaves the table to its user.
//! - `defmt`: `Format` for puzzles, solutions, boards, squares, sets of squares, heat maps,
//!   symmetries and errors, version 1 of `defmt`.
//! - `embedded-graphics`: `draw::Pixels` and `draw::Bitmap` as images, for version 0.8.
//! - `serde`: `Serialize` and `Deserialize` for solutions, boards, squares, sets of squares and
//!   symmetries, validated on deserialization.
#![no_std]
#![forbid(unsafe_code)]
// Links from other crates lead there where this one's documentation is not built beside theirs.
#![doc(html_root_url = "https://docs.rs/queen-runtime/latest")]
#![cfg_attr(docsrs, feature(doc_cfg))]
// Without the macro, links to it and to the page on firmware are broken.
#![cfg_attr(not(feature = "macros"), allow(rustdoc::broken_intra_doc_links))]

mod board;
pub mod draw;
pub mod error;
mod heat_map;
pub mod iter;
pub mod layout;
mod notation;
mod puzzle;
#[cfg(feature = "macros")]
mod queen_table;
mod size;
mod solution;
mod square_set;

#[cfg(feature = "defmt")]
mod defmt;
#[cfg(feature = "serde")]
mod serde;

pub use board::Board;
pub use heat_map::{AnyHeatMap, HeatMap};
pub use puzzle::range::PuzzleRange;
pub use puzzle::{AnyQueenPuzzle, QueenPuzzle};
pub use queen_math::symmetry::{Symmetric, Symmetry};
pub use queen_math::{Placement, Square, SquareName};
pub use solution::{AnySolution, Solution};
pub use square_set::SquareSet;

/// Tables on microcontrollers. This module has documentation and no code.
///
#[doc = include_str!("../docs/firmware.md")]
///
/// # Boards on a display
///
/// Three boards on a display of 320 × 112 pixels, drawn by `draw::Pixels`:
///
#[doc = include_str!("../docs/boards.svg")]
#[cfg(all(any(doc, doctest), feature = "macros"))]
pub mod firmware {
    /// Bytes of code and of stack of every function. This module has documentation and no code.
    ///
    #[doc = include_str!("../docs/functions.md")]
    pub mod functions {}
}

#[cfg(all(doctest, feature = "macros"))]
#[doc = include_str!("../README.md")]
struct Readme;

/// The expansion of [`queen_table!`] refers to these. Not public API.
#[doc(hidden)]
pub mod __private {
    pub use core::primitive::u8;

    #[cfg(feature = "macros")]
    pub use queen_macros::queen_table;

    pub use crate::puzzle::puzzle;
    pub use crate::puzzle::range::range;
}
