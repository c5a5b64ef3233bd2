//! The error of clues that make no challenge.

use core::error::Error;
use core::fmt;

/// The error of creating a challenge from clues that do not have exactly one completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ChallengeError {
    /// No solution agrees with the clues.
    NoCompletion,
    /// Several solutions agree with the clues.
    SeveralCompletions,
}

impl fmt::Display for ChallengeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NoCompletion => "the board has no completion",
            Self::SeveralCompletions => "the board has several completions",
        })
    }
}

impl Error for ChallengeError {}
