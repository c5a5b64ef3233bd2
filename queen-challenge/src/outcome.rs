//! Outcomes of solved boards: what they count for.

use crate::Score;

/// What a solved board counts for, from [`Game::outcome`](crate::Game::outcome).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Outcome {
    /// Notes are [taken over](crate::Game::is_taken_over): somebody else's work counts for nothing.
    TakenOver,
    /// A board to learn from. There is no score, as each step was told.
    Learned,
    /// A challenge, with its score.
    Scored(Score),
    /// A board without a score: one to explore, or a challenge that has not
    /// [begun](crate::Game::begin).
    Found,
}

impl Outcome {
    /// Whether the solution counts among those that the player has found: always, unless notes are
    /// taken over.
    #[must_use]
    pub const fn is_found(&self) -> bool {
        !matches!(self, Self::TakenOver)
    }
}
