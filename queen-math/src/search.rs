//! Searches for all placements of n non-attacking queens.
//!
//! Each search is a lazy iterator over solutions as [`Placement`](crate::Placement)s. It stores no
//! more than its current state, and it reports the work done so far in the units of its algorithm:
//! tested permutations, tested squares, or *assignments*, which are queens placed on squares that
//! are not attacked. [`Trace`] shows what [`Heap`] does with each permutation.

mod bitmask;
mod heap;
mod incremental;
mod permutations;
mod swapping;

pub use bitmask::Bitmask;
pub use heap::{Heap, Outcome, Trace};
pub use incremental::{Formulation, Incremental};
pub use permutations::{Permutations, has_distinct_diagonals, next_permutation};
pub use swapping::{Swapping, for_each_solution};
