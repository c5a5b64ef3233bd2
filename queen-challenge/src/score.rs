//! A score: how a challenge was solved.

/// A score: when a challenge was solved, in what time, and with how many tips.
///
/// [`Game::score`](crate::Game::score) makes it. It displays as its
/// [time and its tips](#impl-Display-for-Score).
///
/// ```
/// use queen_challenge::Score;
///
/// let score = Score { day: Some(20_780), begun: 20_780, seconds: 125, tips: 0 };
/// assert!(!score.is_late());
/// assert!(score.is_better_than(&Score { tips: 1, seconds: 60, ..score }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score {
    /// The day whose challenge was solved, counted from 1 January 1970; `None` if it is not the
    /// challenge of a day.
    pub day: Option<u32>,
    /// The player's own date when the board was first shown, as a day.
    pub begun: u32,
    /// The seconds for which the board was shown.
    pub seconds: u32,
    /// The number of tips.
    pub tips: u32,
}

impl Score {
    /// Whether the challenge of a day was begun after that day, so that it counts for no streak.
    ///
    /// One that was begun on its day is in time however late it is solved, and so is one that was
    /// begun before its day, from a link of somebody further east.
    #[must_use]
    pub const fn is_late(&self) -> bool {
        matches!(self.day, Some(day) if self.begun > day)
    }

    /// Whether this took fewer tips than `other`, or as many tips and less time.
    #[must_use]
    pub const fn is_better_than(&self, other: &Self) -> bool {
        self.tips < other.tips || self.tips == other.tips && self.seconds < other.seconds
    }
}
