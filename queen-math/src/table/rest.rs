//! The solutions that an iteration has left, between its two ends.

use super::given::Given;
use crate::Placement;

/// The solutions that an iteration over a table has left: [`PlainRest`](super::PlainRest),
/// [`RankedRest`](super::RankedRest), or [`AnyRest`](super::AnyRest) if the layout is a value. Only
/// this crate implements it.
pub trait Rest: Clone {
    /// The number of rows of the board.
    #[doc(hidden)]
    fn size(&self) -> usize;

    /// The number of solutions that are left, those without a given queen included: to tell these
    /// apart takes a look at each. So it is the length of an iteration without given queens, which
    /// damaged or missing bytes may end earlier. With given queens it is a bound, which may also
    /// count some that a ranked table has passed: its ends then look farther apart than they are,
    /// never nearer.
    #[doc(hidden)]
    fn count(&self) -> usize;

    /// Removes some of the solutions without the given queens from both ends, before the first one
    /// is taken from either. Rows that need not be checked any more are removed from `given`.
    ///
    /// A plain table does so, since solutions that agree in the last rows are neighbours. A ranked
    /// one has nothing to remove: its search visits only the allowed columns.
    #[doc(hidden)]
    fn restrict(&mut self, _given: &mut Given) {}

    /// Moves the front past `n` solutions if `forwards`, otherwise the back, without regard to
    /// given queens. `n` must be at most [`count`](Self::count).
    #[doc(hidden)]
    fn advance_by(&mut self, n: usize, forwards: bool);

    /// Moves the front if `forwards`, otherwise the back, past the next solution that has the given
    /// queens, and returns that.
    #[doc(hidden)]
    fn advance(&mut self, given: &Given, forwards: bool) -> Option<Placement>;
}
