//! Kinds of games.

use std::fmt;
use std::str::FromStr;

use queen_challenge::Grade;

use crate::date;

/// A kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Solve an easy challenge with an explanation of each step.
    Learn,
    /// Find solutions, on an empty board.
    Explore,
    /// Solve a challenge of this grade.
    Challenge(Grade),
    /// Solve the challenge of a day, counted from 1970-01-01, which is the same for everybody.
    Daily(u32),
}

/// A title: `learn`, `explore`, `challenge, easy` or `daily of 2030-01-01`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Learn => f.write_str("learn"),
            Self::Explore => f.write_str("explore"),
            Self::Challenge(grade) => write!(f, "challenge, {grade}"),
            Self::Daily(day) => write!(f, "daily of {}", date::name(*day)),
        }
    }
}

impl Kind {
    /// The word for the kind in a file: `learn`, `explore`, `hard`, or the day of a daily
    /// challenge.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Self::Challenge(grade) => grade.to_string(),
            Self::Daily(day) => day.to_string(),
            Self::Learn | Self::Explore => self.to_string(),
        }
    }
}

/// The error of parsing a [`Kind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseKindError;

/// Parses a [`word`](Kind::word).
impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(word: &str) -> Result<Self, ParseKindError> {
        match word {
            "learn" => Ok(Self::Learn),
            "explore" => Ok(Self::Explore),
            _ => {
                let daily = || word.parse().map(Self::Daily).map_err(|_| ParseKindError);
                word.parse().map(Self::Challenge).or_else(|_| daily())
            }
        }
    }
}
