//! Algorithms for the n-queens puzzle: searches, counts, symmetries and tables of solutions.
//!
//! Without features, this crate is `no_std`, has no dependencies and does not allocate. Use it to
//! run a search, to count solutions or to rank permutations. The crate `queen-runtime` builds on
//! it: its macro [`queen_table!`] stores all solutions in a table at compile time, and its types
//! look them up. To find all solutions at once with several threads, use `queen-enumerate`.
//!
//! [`queen_table!`]: https://docs.rs/queen-runtime/latest/queen_runtime/macro.queen_table.html
//!
//! Rows are numbered from 0 at the top, columns from 0 on the left. A diagonal runs from the lower
//! left up to the right (row + column is constant), an anti-diagonal from the upper left down to
//! the right (row − column is constant).
//!
//! # Features
//!
//! - `defmt`: implements `defmt::Format`, version 1, for placements and symmetries.
//! - `serde`: implements `Serialize` and `Deserialize` for symmetries.
#![no_std]
#![forbid(unsafe_code)]
// Links from other crates lead there where this one's documentation is not built beside theirs.
#![doc(html_root_url = "https://docs.rs/queen-math/latest")]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod attacks;
pub mod construct;
pub mod count;
pub mod order;
mod placement;
#[doc(hidden)]
pub mod random;
pub mod search;
mod square;
pub mod symmetry;
pub mod table;

#[cfg(feature = "defmt")]
mod defmt;

pub use placement::{MAX_TABLE_SIZE, Placement};
#[doc(hidden)]
pub use square::read_column;
pub use square::{ParseSquareError, Square, SquareName};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The extent of tests, which is smaller in Miri, where they take a thousand times as long.
#[cfg(test)]
mod extent {
    /// The distance between the cases that are tested.
    pub const STEP: usize = if cfg!(miri) { 4 } else { 1 };

    /// All cases, or only the first two of them in Miri.
    pub fn fewer_in_miri(cases: &[u64]) -> impl Iterator<Item = u64> {
        cases.iter().copied().take(if cfg!(miri) { 2 } else { usize::MAX })
    }

    /// The largest board that is tested, if it is usually this one.
    pub const fn largest(size: usize) -> usize {
        if cfg!(miri) { size - 3 } else { size }
    }
}
