//! Kinds of games.

use std::fmt;

use queen_challenge::Grade;

/// A kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Find solutions, on an empty board.
    Explore,
    /// Solve a challenge of this grade.
    Challenge(Grade),
    /// Solve the challenge of a day, counted from 1970-01-01, which is the same for everybody.
    Daily(u32, Grade),
}

/// `explore`, `challenge, easy` or `today's, easy`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Explore => f.write_str("explore"),
            Self::Challenge(grade) => write!(f, "challenge, {grade}"),
            Self::Daily(_, grade) => write!(f, "today's, {grade}"),
        }
    }
}
