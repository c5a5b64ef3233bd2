//! The verdict on a score beside those before it.

use core::fmt;

use crate::{Score, words};

/// A score with what it is worth, from
/// [`Record::verdict`](crate::Record::verdict) or [`Score::verdict`].
///
/// It displays as one or two sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Verdict {
    /// The score.
    pub score: Score,
    /// What it is worth.
    pub standing: Standing,
}

/// What a score is worth beside those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
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

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        words::verdict(f, self)
    }
}
