//! A solution that a player has found on a board to explore.

/// A solution that a player has found on a board to explore, beside those found before. Solutions
/// that are rotations or reflections of each other count once.
///
/// It displays as [a sentence](#impl-Display-for-Find).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Find {
    /// Whether neither it nor an image of it was found before.
    pub is_new: bool,
    /// The number of solutions that are found, this one included.
    pub found: usize,
    /// The number of all solutions.
    pub all: usize,
}
