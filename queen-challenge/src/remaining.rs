//! The number of solutions that remain.

/// The number of solutions that have all queens of a board.
///
/// It displays as [a sentence](#impl-Display-for-Remaining).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Remaining(pub usize);
