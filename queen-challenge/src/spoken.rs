//! The evidence of a tip at one square, in words.

use queen_runtime::{Board, Square};

use crate::{ChallengeClues, Tip};

/// What a tip shows at a square, in words for a player who does not see the board, from
/// [`Tip::spoken`].
///
/// It displays as [parts with commas between them](#impl-Display-for-Spoken%3CC%3E), and as nothing
/// where the tip shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Spoken<C: ChallengeClues = Board> {
    pub(crate) tip: Tip<C>,
    pub(crate) square: Square,
}

impl<C: ChallengeClues> Tip<C> {
    /// What the stage shows at a square, in words, such as for a screen reader.
    #[must_use]
    pub const fn spoken(&self, square: Square) -> Spoken<C> {
        Spoken { tip: *self, square }
    }
}
