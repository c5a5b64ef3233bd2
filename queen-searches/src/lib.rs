//! Searches for all placements of n non-attacking queens, one solution at a time.
//!
//! Each search but the last two is a lazy iterator over all solutions as
//! [`Placement`](queen_math::Placement)s. It stores no more than its current state, and it reports
//! the work done so far in the units of its algorithm: tested permutations, tested squares, or
//! *assignments*, which are queens placed on squares that are not attacked.
//!
//! ```
//! let mut search = queen_searches::Heap::new(8).unwrap();
//! assert_eq!(search.by_ref().count(), 92);
//! assert_eq!(search.tested_permutations(), 3544); // of 40,320
//! ```
//!
//! | search | goes from row to row by | counts |
//! |---|---|---|
//! | [`Heap`] | Heap's algorithm, skipping what an attacked queen rules out | tested permutations |
//! | [`Permutations`] | permutations in lexicographic order, none skipped | tested permutations |
//! | [`Incremental`] | queens on squares that are not attacked | assignments |
//! | [`Swapping`] | swaps of the free columns into place | assignments |
//! | [`Bitmask`] | masks of the attacked squares of a row | assignments |
//! | [`Completions`] | the same masks, around given queens, on up to 32 rows | assignments |
//! | [`CompleteState`] | swaps of two rows' queens, all of them on the board | tested swaps |
//!
//! [`CompleteState`] finds solutions at random, also on boards of a million rows, in the caller's
//! slices. It finds one for 100 queens in microseconds; the tree of the others has 10¹¹⁹ states.
//!
//! [`Trace`] shows what [`Heap`] does with each permutation. [`count`](mod@count) counts solutions
//! and nodes of the search tree without listing them.
//!
//! This crate is `no_std`, depends on `queen-math` alone and does not allocate. It is for whoever
//! studies the searches; a table of solutions, from `queen-runtime`, needs none of them. To find
//! all solutions at once with several threads, use `queen-enumerate`; for counts of large boards,
//! `queen-count`.
#![no_std]
#![forbid(unsafe_code)]
// Links from other crates lead there where this one's documentation is not built beside theirs.
#![doc(html_root_url = "https://docs.rs/queen-searches/latest")]

mod bitmask;
mod complete_state;
mod completions;
pub mod count;
mod heap;
mod incremental;
mod permutations;
mod swapping;

pub use bitmask::Bitmask;
pub use complete_state::CompleteState;
pub use completions::Completions;
pub use heap::Heap;
pub use heap::trace::{Outcome, Trace};
pub use incremental::{Formulation, Incremental};
pub use permutations::{Permutations, has_distinct_diagonals, next_permutation};
pub use swapping::{Swapping, for_each_solution};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
