//! The searches for non-attacking queens, and the order in which Heap's algorithm meets them.
//!
//! This crate is what the compile-time side ([`queen_table!`]) and the run-time side
//! (`QueenPuzzle`) of `queen-runtime` have in common. Without features it is `no_std`, allocates
//! nothing and depends on nothing; use it directly to run a search, to count, or to rank a
//! permutation.
//!
//! [`queen_table!`]: https://docs.rs/queen-runtime/latest/queen_runtime/macro.queen_table.html
//!
//! | module | |
//! |---|---|
//! | [`placement`] | one queen a row: a permutation of the columns |
//! | [`search`] | ways of finding every solution, one a file |
//! | [`order`] | the rank of a permutation in Heap's order, and back |
//! | `enumerate` | every solution at once, in Heap's order; needs the feature `std` |
//! | [`count`] | how many solutions and how many tested permutations there are |
//! | [`construct`] | one solution for any size, without search |
//! | [`symmetry`] | turning and mirroring, fundamental solutions |
//! | [`table`] | how a table of solutions lies in memory |
//!
//! Rows and columns count from 0, the top row and the leftmost column first.
//!
//! # Features
//!
//! - `std`: `enumerate`, all solutions at once, with threads. Without effect where there is no
//!   operating system.
//! - `parallel`: `count::par_parts`, to count on all processors with `rayon`, which needs `std`.
#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

// Where cargo unifies features (resolver 1), that of the macro reaches the user's target, too.
#[cfg(all(feature = "std", not(target_os = "none")))]
extern crate std;

mod attacks;
pub mod construct;
pub mod count;
#[cfg(all(feature = "std", not(target_os = "none")))]
pub mod enumerate;
pub mod order;
pub mod placement;
pub mod search;
pub mod symmetry;
pub mod table;

pub use placement::{MAX_SIZE, Placement};
