//! The situation on a board that is played.

use crate::Conflict;

/// The situation on a board that is played, from [`Game::situation`](crate::Game::situation): how
/// many queens it has, and whether some of them exclude each other.
///
/// It displays as [a sentence](#impl-Display-for-Situation).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Situation {
    /// The number of queens.
    pub queens: usize,
    /// The number of rows, each of which needs a queen.
    pub size: usize,
    /// The first of [`Game::conflicts`](crate::Game::conflicts): an attack, if there is one.
    pub conflict: Option<Conflict>,
    /// The number of such pairs: of all that attack each other if that one does, otherwise of those
    /// in one region.
    pub pairs: usize,
}
