//! A square that does not change in a game.

use queen_runtime::Square;

/// A square that a player cannot change, from [`Game::fixed`](crate::Game::fixed): it is given or
/// blocked.
///
/// It displays as [a sentence](#impl-Display-for-Fixed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Fixed {
    pub(crate) square: Square,
    pub(crate) size: usize,
    pub(crate) is_given: bool,
}
