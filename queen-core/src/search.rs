//! Ways of finding every placement of n non-attacking queens, one a file.
//!
//! Each is a lazy iterator of [`Placement`](crate::Placement)s that holds no more than its current
//! state and reports the work it has done so far.
//!
//! | search | walks | finds solutions in |
//! |---|---|---|
//! | [`Heap`] | permutations, by swapping two places, last row first; skips what a queen below rules out | Heap's order |
//! | [`Permutations`] | all permutations, one by one | lexicographic order |
//! | [`Incremental`] | rows from the top; compares each square with every queen above | lexicographic order |
//! | [`Swapping`] | rows from the top, by swapping in the columns that are left; marks diagonals | the order of the swaps |
//! | [`Bitmask`] | rows from the top; knows all attacked squares of a row at once | lexicographic order |

mod bitmask;
mod heap;
mod incremental;
mod permutations;
mod swapping;

pub use bitmask::Bitmask;
pub use heap::{Heap, Mark, Trace};
pub use incremental::{Formulation, Incremental};
pub use permutations::{Permutations, distinct_diagonals, next_permutation};
pub use swapping::{Swapping, each_solution};
