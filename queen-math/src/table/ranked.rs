//! The `ranked` layout: an Elias–Fano sequence of Heap ranks.
//!
//! The solutions' [Heap ranks](crate::order) ascend, and an ascending sequence can be stored in few
//! bits with random access. A rank is not needed in full: the digits of the top R rows, rank mod
//! R!, nearly always follow from the rows below. Only the *subtree*, rank / R!, is stored, and a
//! look-up searches those rows again.
//!
//! If there are more subtrees than solutions, the sequence has the subtree of each solution.
//! Otherwise it has the number of solutions before each subtree but the first.

mod bound;
mod completions;
mod cursor;
mod elias_fano;
mod format;
mod path;
mod reader;
mod rest;
mod search;
mod writer;

pub(super) use bound::max_tested_squares;
pub use completions::RankedCompletions;
pub use format::RankedParts;
pub(super) use format::{byte_len, parts};
pub(super) use reader::{NO_SOLUTIONS, Reader};
pub use rest::RankedRest;
pub(super) use writer::write;
