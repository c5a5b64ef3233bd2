//! The five searches by name.

use clap::ValueEnum;
use queen_core::Placement;
use queen_core::search::{Bitmask, Heap, Incremental, Permutations, Swapping};

/// A search, by its name.
#[derive(Clone, Copy, ValueEnum)]
pub enum Method {
    /// Heap's algorithm, skipping what a queen below rules out
    Heap,
    /// All permutations, one by one
    Permutations,
    /// Row by row, comparing each square with every queen above
    Incremental,
    /// Row by row, swapping in the columns that are left, with marks on the diagonals
    Swapping,
    /// Row by row, all attacked squares of a row at once as bits
    Bitmask,
}

/// A search under way.
pub enum Search {
    Heap(Heap),
    Permutations(Permutations),
    Incremental(Incremental),
    Swapping(Swapping),
    Bitmask(Bitmask),
}

impl Search {
    /// `None` if there is no board of this size.
    pub fn new(method: Method, size: usize) -> Option<Self> {
        Some(match method {
            Method::Heap => Self::Heap(Heap::new(size)?),
            Method::Permutations => Self::Permutations(Permutations::new(size)?),
            Method::Incremental => Self::Incremental(Incremental::new(size)?),
            Method::Swapping => Self::Swapping(Swapping::new(size)?),
            Method::Bitmask => Self::Bitmask(Bitmask::new(size)?),
        })
    }

    /// How many things the search has looked at so far, and what things.
    pub const fn examined(&self) -> (u64, &'static str) {
        match self {
            Self::Heap(search) => (search.tested_permutations(), "permutations"),
            Self::Permutations(search) => (search.tested_permutations(), "permutations"),
            Self::Incremental(search) => (search.tested_squares(), "squares"),
            Self::Swapping(search) => (search.tested_squares(), "free columns"),
            Self::Bitmask(search) => (search.assignments(), "safe squares"),
        }
    }
}

impl Iterator for Search {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        match self {
            Self::Heap(search) => search.next(),
            Self::Permutations(search) => search.next(),
            Self::Incremental(search) => search.next(),
            Self::Swapping(search) => search.next(),
            Self::Bitmask(search) => search.next(),
        }
    }
}
