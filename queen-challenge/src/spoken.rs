//! The evidence of a tip at one square, in words.

use queen_runtime::{Board, Square};

use crate::{ChallengeClues, Tip};

/// What a tip shows at a square, in words for a player who does not see the board, from
/// [`Tip::spoken`].
///
/// It displays as parts with commas between them, and as nothing where the tip shows nothing.
///
/// ```
/// use queen_challenge::{Challenge, Game, Stage};
/// use queen_runtime::{Board, Square};
///
/// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
/// let tip = Game::new(challenge).ask_tip().unwrap().at(Stage::What);
/// assert_eq!(tip.to_string(), "Rule d2 out: it attacks all three squares left in row 4.");
/// let spoken = |name| tip.spoken(Square::from_name(name, 6).unwrap()).to_string();
/// assert_eq!(spoken("b4"), "left, says the tip, in row 4 of the tip");
/// assert_eq!(spoken("d2"), "here, says the tip");
/// assert_eq!(spoken("a1"), "");
/// ```
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
