//! The verdict on a score beside those before it.

use crate::Score;

/// A score with what it is worth, from [`Record::verdict`](crate::Record::verdict) or
/// [`Score::solved_before`].
///
/// It displays as [one or two sentences](#impl-Display-for-Verdict).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Verdict {
    /// The score.
    pub score: Score,
    /// What it is worth.
    pub standing: Standing,
}

/// What a score is worth beside those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Standing {
    /// The first score of a challenge that is not that of a day.
    First,
    /// The best so far of such a challenge.
    Best,
    /// Not better than the best so far.
    Behind {
        /// The best score.
        best: Score,
    },
    /// The first score of a day, in time.
    Counts {
        /// The number of days in a row that count and end with that day.
        streak: u32,
    },
    /// The first score of a day that has not come yet. It will count.
    Ahead,
    /// The first score of a day, begun after it.
    Late,
    /// A later score of a day.
    Practice {
        /// The score that stands.
        first: Score,
    },
    /// Not new, from [`Score::solved_before`].
    Before,
}

impl Score {
    /// The verdict on this score of a challenge that is not that of a day, beside the `best` one
    /// before.
    pub(crate) fn verdict(&self, best: Option<&Self>) -> Verdict {
        let standing = match best {
            None => Standing::First,
            Some(best) if self.is_better_than(best) => Standing::Best,
            Some(&best) => Standing::Behind { best },
        };
        Verdict { score: *self, standing }
    }

    /// The verdict to show when a board is opened that was solved before with this score.
    ///
    /// ```
    /// # use queen_challenge::{Score, Standing};
    /// let score = Score { day: Some(20_780), begun: 20_780, seconds: 125, tips: 0 };
    /// let verdict = score.solved_before();
    /// assert_eq!(verdict.standing, Standing::Before);
    /// assert!(!verdict.is_kept());
    /// ```
    #[must_use]
    pub const fn solved_before(&self) -> Verdict {
        Verdict { score: *self, standing: Standing::Before }
    }
}

impl Verdict {
    /// Whether a game keeps the score: the best one of a challenge, the first one of a day.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        !matches!(
            self.standing,
            Standing::Behind { .. } | Standing::Practice { .. } | Standing::Before
        )
    }
}
