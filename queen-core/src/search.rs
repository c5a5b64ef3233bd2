//! Ways of finding every placement of n non-attacking queens, one a file.
//!
//! Each is a lazy iterator of [`Placement`](crate::Placement)s that holds no more than its current
//! state and reports the work it has done so far.

mod heap;

pub(crate) use heap::solution_from;
pub use heap::{Heap, Mark, Trace};
