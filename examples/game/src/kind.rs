//! Kinds of games.

use std::fmt;
use std::str::FromStr;

use queen_challenge::{Grade, Kind as ChallengeKind};

use crate::date;

/// A kind of game, with the kind of its challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Solve an easy challenge with an explanation of each step.
    Learn(ChallengeKind),
    /// Find solutions, on an empty board.
    Explore,
    /// Solve a challenge of this grade.
    Challenge(ChallengeKind, Grade),
    /// Solve the challenge of a day, counted from 1970-01-01, which is the same for everybody.
    Daily(ChallengeKind, u32),
}

/// A title: `learn`, `explore`, `challenge, easy` or `daily of 2030-01-01`, with the kind of the
/// challenge unless that is queens: `challenge, regions, easy`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Learn(_) => f.write_str("learn")?,
            Self::Explore => f.write_str("explore")?,
            Self::Challenge(..) => f.write_str("challenge")?,
            Self::Daily(_, day) => write!(f, "daily of {}", date::name(*day))?,
        }
        match self.challenge() {
            ChallengeKind::Queens => {}
            kind => write!(f, ", {kind}")?,
        }
        match self {
            Self::Challenge(_, grade) => write!(f, ", {grade}"),
            _ => Ok(()),
        }
    }
}

/// The name of the lesson with this index: `lesson 1` is the first.
#[must_use]
pub fn lesson_name(index: usize) -> String {
    format!("lesson {}", index + 1)
}

impl Kind {
    /// The kind of the challenge; queens on a board to explore.
    #[must_use]
    pub fn challenge(self) -> ChallengeKind {
        match self {
            Self::Explore => ChallengeKind::Queens,
            Self::Learn(kind) | Self::Challenge(kind, _) | Self::Daily(kind, _) => kind,
        }
    }

    /// The grade of its challenges; `None` if each has a grade of its own, or there are none.
    #[must_use]
    pub fn grade(self) -> Option<Grade> {
        match self {
            Self::Learn(_) => Some(Grade::Easy),
            Self::Challenge(_, grade) => Some(grade),
            Self::Explore | Self::Daily(..) => None,
        }
    }

    /// The word for the kind in a file: `learn`, `explore`, `hard`, or the day of a daily
    /// challenge. It does not say of which kind the challenge is, which its clues do.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Self::Learn(_) => "learn".into(),
            Self::Explore => "explore".into(),
            Self::Challenge(_, grade) => grade.to_string(),
            Self::Daily(_, day) => day.to_string(),
        }
    }

    /// The same kind of game with a challenge of this kind.
    #[must_use]
    pub fn with_challenge(self, challenge: ChallengeKind) -> Self {
        match self {
            Self::Learn(_) => Self::Learn(challenge),
            Self::Explore => Self::Explore,
            Self::Challenge(_, grade) => Self::Challenge(challenge, grade),
            Self::Daily(_, day) => Self::Daily(challenge, day),
        }
    }
}

/// The error of parsing a [`Kind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseKindError;

/// Parses a [`word`](Kind::word). The challenge is one of queens.
impl FromStr for Kind {
    type Err = ParseKindError;

    fn from_str(word: &str) -> Result<Self, ParseKindError> {
        let queens = ChallengeKind::Queens;
        match word {
            "learn" => Ok(Self::Learn(queens)),
            "explore" => Ok(Self::Explore),
            _ => {
                let daily = || word.parse().map(|day| Self::Daily(queens, day));
                let challenge = word.parse().map(|grade| Self::Challenge(queens, grade));
                challenge.or_else(|_| daily()).map_err(|_| ParseKindError)
            }
        }
    }
}
