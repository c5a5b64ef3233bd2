//! The searches for non-attacking queens, and the order in which Heap's algorithm meets them.
//!
//! This crate is what the compile-time side ([`queen_table!`]) and the run-time side
//! (`QueenPuzzle`) of `queen-runtime` have in common. Without features it is `no_std`, allocates
//! nothing and depends on nothing; use it directly to run a search, to count, or to rank a
//! permutation. To have all solutions at once, as the macro does, take `queen-enumerate`.
//!
//! [`queen_table!`]: https://docs.rs/queen-runtime/latest/queen_runtime/macro.queen_table.html
//!
//! | module | |
//! |---|---|
//! | [`placement`] | one queen a row: a permutation of the columns |
//! | [`search`] | ways of finding every solution, one a file |
//! | [`order`] | the rank of a permutation in Heap's order, and back; which of two comes first |
//! | [`count`] | how many solutions and how many tested permutations there are |
//! | [`construct`] | one solution for any size, without search |
//! | [`symmetry`] | turning and mirroring, fundamental solutions |
//! | [`table`] | how a table of solutions lies in memory |
//!
//! Rows and columns count from 0, the top row and the leftmost column first.
//!
//! # Features
//!
//! - `defmt`: `Format` for placements and symmetries, version 1 of `defmt`.
//! - `parallel`: `count::par_parts`, to count on all processors with `rayon`, which needs `std`.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod attacks;
pub mod construct;
pub mod count;
pub mod order;
pub mod placement;
pub mod search;
pub mod symmetry;
pub mod table;

#[cfg(feature = "defmt")]
mod defmt;

pub use placement::{MAX_TABLE_SIZE, Placement};
