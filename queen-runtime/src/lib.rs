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
//!
//! # A size chosen at run time
//!
//! [`queen_table!`]`(4..=10)` expands to a [`PuzzleRange`] with a table for each size. For other
//! sizes, a program with `std` finds the solutions itself with the crate `queen-enumerate`, and
//! leaks them:
//!
//! ```text
//! let (columns, _) = queen_enumerate::columns(12, queen_enumerate::threads(12))?;
//! let twelve = AnyQueenPuzzle::from_parts(12, Layout::Plain, columns.leak())?;
//! ```
//!
//! [`AnyQueenPuzzle`] is the type of both. `queen_math::search::Heap` finds the same solutions one
//! by one, and `queen_math::construct` has one solution for a board of any size.
//!
//! # Counting
//!
//! Solutions are numbered from 1, as in the notebook that [`QueenPuzzle`] takes its names from.
//! Rows, columns, slices and iterators count from 0, the top row and the leftmost column first.
//!
//! # Layouts
//!
//! A table takes one byte per queen. With `layout = ranked` it is smaller and a look-up takes
//! longer; see [`layout`].
//!
//! # Which type for queens?
//!
//! | you have | type |
//! |---|---|
//! | queens that do not attack each other, on a board whose size is known when you compile | [`Solution<N>`](Solution) |
//! | the same, on a board whose size is chosen at run time | [`AnySolution`] |
//! | any queens: too few, too many, attacking ones | [`Board`] |
//! | one queen in each row and column that may attack along diagonals, as the searches make them | [`Placement`] |
//! | squares that are no queens: free, attacked, marked | [`SquareSet`] |
//!
//! `Board::from` takes a solution or a placement, and `SquareSet::from` a board. The other way,
//! `try_from` makes a solution of a board or of columns, if they are one.
//!
//! # Index
//!
//! | to … | use |
//! |---|---|
//! | look a solution up by its number | [`QueenPuzzle::solution`] |
//! | find the number of a solution | [`QueenPuzzle::number_of`] |
//! | go through all solutions, or through those that are no images of each other | [`QueenPuzzle::iter`], [`QueenPuzzle::fundamental_solutions`] |
//! | take every puzzle as an argument | [`layout::PuzzleLayout`] |
//! | choose a size at run time | [`PuzzleRange`], [`AnyQueenPuzzle`] |
//! | find the number of the solution on a board | [`Board::solution`], then [`QueenPuzzle::number_of`] |
//! | place queens, and find those that attack each other | [`Board::place`], [`Board::conflicts`] |
//! | give a hint, or show where queens can stand | [`QueenPuzzle::hint`], [`QueenPuzzle::heat_map`], [`Board::free`] |
//! | name a square, or read its name | [`Square::name`], [`Square::from_name`] |
//! | rotate or reflect | [`Symmetric::transform`] |
//! | draw as text, as a picture or on a display | [`draw`] |
//! | read a board from text | [`Board::from_fen`], [`Board::from_squares`], or `parse` for a picture |
//! | save and load | the feature `serde` |
//! | write a table to flash, and check it there | [`QueenPuzzle::from_table`], [`QueenPuzzle::verify`] |
//!
//! # Games
//!
//! A [`Board`] has the queens that a player places and knows which of them attack each other. A
//! puzzle knows how it can be completed: [`completions`](QueenPuzzle::completions), a
//! [`hint`](QueenPuzzle::hint), a [`heat_map`](QueenPuzzle::heat_map). [`Symmetric`] rotates and
//! reflects boards and solutions, [`PuzzleRange`] has several sizes to choose from, and [`draw`]
//! has styles of drawing. A puzzle has no generator of random numbers; with one of your own, a
//! random solution is `puzzle.solution(1 + random % puzzle.nb_of_solutions())`.
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
#![cfg_attr(docsrs, feature(doc_cfg))]
// Without the macro, links to it and to the page on firmware are broken.
#![cfg_attr(not(feature = "macros"), allow(rustdoc::broken_intra_doc_links))]

mod board;
pub mod draw;
mod heat_map;
pub mod iter;
pub mod layout;
mod notation;
mod puzzle;
#[cfg(feature = "macros")]
mod queen_table;
mod solution;
mod square_set;

#[cfg(feature = "defmt")]
mod defmt;
#[cfg(feature = "serde")]
mod serde;

pub use board::Board;
pub use heat_map::HeatMap;
pub use puzzle::{AnyQueenPuzzle, PuzzleRange, QueenPuzzle};
pub use queen_math::symmetry::{Symmetric, Symmetry};
pub use queen_math::{Placement, Square, SquareName};
pub use solution::{AnySolution, Solution};
pub use square_set::SquareSet;

/// Errors of parsing and of creating solutions.
pub mod error {
    pub use crate::board::{ParseBoardError, ParseBoardErrorKind};
    pub use crate::solution::{ParseSolutionError, SolutionError};
    pub use queen_math::ParseSquareError;
}

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
pub mod firmware {}

/// The expansion of [`queen_table!`] refers to these. Not public API.
#[doc(hidden)]
pub mod __private {
    pub use core::primitive::u8;

    #[cfg(feature = "macros")]
    pub use queen_macros::queen_table;

    pub use crate::puzzle::{puzzle, range};
}
