//! Mathematics of the n-queens puzzle: squares, placements, Heap's order, symmetries, tables of
//! solutions.
//!
//! Without features, this crate is `no_std`, has no dependencies and does not allocate. Use it to
//! rank permutations, to construct a solution of any size or to write and read tables. The crate
//! `queen-runtime` builds on it: its macro [`queen_table!`] stores all solutions in a table at
//! compile time, and its types look them up. To search for solutions one by one, use
//! `queen-searches`; to find all of them at once with several threads, `queen-enumerate`.
//!
//! [`queen_table!`]: https://docs.rs/queen-runtime/latest/queen_runtime/macro.queen_table.html
//!
//! Rows are numbered from 0 at the top, columns from 0 on the left. A diagonal runs from the lower
//! left up to the right (row + column is constant), an anti-diagonal from the upper left down to
//! the right (row − column is constant).
//!
//! # Features
//!
//! - `defmt`: implements `defmt::Format`, version 1, for squares and their names, placements and
//!   symmetries.
//! - `serde`: implements `Serialize` and `Deserialize` for squares and symmetries.
#![no_std]
#![forbid(unsafe_code)]
// Links from other crates lead there where this one's documentation is not built beside theirs.
#![doc(html_root_url = "https://docs.rs/queen-math/latest")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod ascii;
pub mod attacks;
#[cfg(target_arch = "avr")]
mod avr;
pub mod construct;
pub mod count;
mod counted;
pub mod order;
mod pad;
mod placement;
#[doc(hidden)]
pub mod random;
mod square;
pub mod symmetry;
pub mod table;

#[cfg(feature = "defmt")]
mod defmt;

#[doc(hidden)]
pub use ascii::Ascii;
#[doc(hidden)]
pub use counted::Counted;
#[doc(hidden)]
pub use pad::pad;
pub use placement::{MAX_TABLE_SIZE, Placement};
pub use square::Square;
pub use square::name::{ParseSquareError, SquareName};
#[doc(hidden)]
pub use square::name::{read_column, read_number, with_digit};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Heap's algorithm as in a textbook, for tests.
#[cfg(test)]
mod textbook {
    extern crate std;

    use std::vec::Vec;

    use crate::Placement;

    /// All solutions in Heap's order: the permutations without attacks.
    pub fn solutions(size: usize) -> Vec<Placement> {
        let mut solutions = Vec::new();
        permute(size, &mut Placement::identity(size).unwrap(), &mut |placement| {
            if placement.is_solution() {
                solutions.push(*placement);
            }
        });
        solutions
    }

    /// Visits all permutations of the first `rows` rows.
    fn permute(rows: usize, placement: &mut Placement, visit: &mut impl FnMut(&Placement)) {
        if rows < 2 {
            return visit(placement);
        }
        for digit in 0..rows {
            permute(rows - 1, placement, visit);
            if digit + 1 < rows {
                placement.swap(if rows.is_multiple_of(2) { digit } else { 0 }, rows - 1);
            }
        }
    }
}

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
