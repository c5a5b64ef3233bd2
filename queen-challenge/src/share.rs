//! The text to share a score.

use crate::{ChallengeClues, Game, Grade, Kind, Path, Score};

/// The text to share a score, from [`Record::share`](crate::Record::share).
///
/// It displays as [two lines](#impl-Display-for-Share), or three [with a path](Self::with_path).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Share {
    pub(crate) score: Score,
    pub(crate) kind: Kind,
    pub(crate) size: u8,
    pub(crate) grade: Grade,
    pub(crate) is_practice: bool,
    pub(crate) streak: u32,
    pub(crate) path: Option<Path>,
}

impl Share {
    /// The same text with the [path](Game::path) of the game as its last line, if the score is that
    /// of this game. The one that stands may be that of another.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Record};
    /// use queen_runtime::Board;
    ///
    /// let challenge = Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap();
    /// let mut game = Game::daily(challenge, 20_780);
    /// game.begin(20_780);
    /// for queen in challenge.solution().queens() {
    ///     if !game.is_given(queen) {
    ///         game.toggle_queen(queen);
    ///     }
    /// }
    /// let score = game.score().unwrap();
    /// let share = Record::new(&[score], 20_780).share(&score, &challenge).with_path(&game);
    /// assert_eq!(share.to_string().lines().last(), Some("♛♛♛♛♛"));
    /// ```
    #[must_use]
    pub fn with_path<C: ChallengeClues>(mut self, game: &Game<C>) -> Self {
        if game.score() == Some(self.score) {
            self.path = game.path().filter(|path| !path.is_empty());
        }
        self
    }
}
