//! The types of [`queen-runtime`], where they stand beside the macro that makes puzzles.
//!
//! Depend on that crate instead. The types have one of their own so that cargo can compile them while
//! it compiles the macro.
//!
//! [`queen-runtime`]: https://docs.rs/queen-runtime
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod board;
mod completions;
pub mod draw;
pub mod layout;
mod puzzle;
mod puzzles;
mod solution;
mod symmetry;

pub use board::{Board, ParseBoardError, ParseBoardErrorKind, Queens};
pub use puzzle::{AnyQueenPuzzle, QueenPuzzle, Solutions};
pub use puzzles::QueenPuzzles;
pub use queen_core::symmetry::{Symmetric, Symmetry};
pub use solution::{AnySolution, NotASolution, Solution};

#[cfg(feature = "defmt")]
mod defmt;
#[cfg(feature = "serde")]
mod serde;

/// What `queen_table!` expands to. Not covered by any promise.
#[doc(hidden)]
pub mod __private {
    pub use crate::puzzle::{plain, ranked};
    pub use crate::puzzles::puzzles;
}
