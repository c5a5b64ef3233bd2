//! The situation on a board that is played.

/// The situation on a board that is played, from [`Game::situation`](crate::Game::situation): how
/// many queens it has, and how many pairs of them exclude each other.
///
/// It displays as [a sentence](#impl-Display-for-Situation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Situation {
    /// The number of queens.
    pub queens: usize,
    /// The number of rows, each of which needs a queen.
    pub size: usize,
    /// The pairs of queens that attack each other.
    pub attacking: usize,
    /// The other pairs that are in one region.
    pub sharing: usize,
}
