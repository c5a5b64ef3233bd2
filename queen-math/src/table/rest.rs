//! The solutions that an iteration has left, between its two ends.

use crate::Placement;

/// The solutions that an iteration over a table has left: [`PlainRest`](super::PlainRest),
/// [`RankedRest`](super::RankedRest), or [`AnyRest`](super::AnyRest) if the layout is a value.
pub trait Rest: Clone {
    /// The number of solutions that are left: the length of the iteration, which damaged or missing
    /// bytes may end earlier.
    #[doc(hidden)]
    fn count(&self) -> usize;

    /// Moves the front past `n` solutions if `forwards`, otherwise the back. `n` must be at most
    /// [`count`](Self::count).
    #[doc(hidden)]
    fn advance_by(&mut self, n: usize, forwards: bool);

    /// Moves the front if `forwards`, otherwise the back, past the next solution, and returns that.
    #[doc(hidden)]
    fn advance(&mut self, forwards: bool) -> Option<Placement>;
}
