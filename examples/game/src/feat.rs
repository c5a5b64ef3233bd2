//! A feat: a solved challenge with its day, time and tips.

use std::fmt;
use std::str::FromStr;

use queen_challenge::Challenge;
use queen_runtime::Board;
use queen_runtime::draw::Squares;

/// A challenge that a player has solved.
///
/// Its text form is `challenge`, or `daily` for the challenge of a day, then the day, the seconds,
/// the tips, the size, and the squares of the given queens: `challenge 20000 75 1 8 a4 d8 g7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feat {
    /// The challenge.
    pub challenge: Challenge,
    /// Whether it is the challenge of the day.
    pub is_daily: bool,
    /// The day, counted from 1970-01-01.
    pub day: u32,
    /// The seconds that it took.
    pub seconds: u64,
    /// The tips that it took.
    pub tips: u32,
}

impl Feat {
    /// Whether this feat took fewer tips, or as many tips and less time.
    #[must_use]
    pub fn is_better_than(&self, other: &Self) -> bool {
        (self.tips, self.seconds) < (other.tips, other.seconds)
    }
}

/// The line of a file.
impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { challenge, is_daily, day, seconds, tips } = self;
        let (word, givens) = (if *is_daily { "daily" } else { "challenge" }, challenge.givens());
        write!(f, "{word} {day} {seconds} {tips} {} {}", givens.size(), Squares::new(givens))
    }
}

/// The error of parsing a [`Feat`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFeatError;

impl FromStr for Feat {
    type Err = ParseFeatError;

    fn from_str(line: &str) -> Result<Self, ParseFeatError> {
        parse_feat(line).ok_or(ParseFeatError)
    }
}

fn parse_feat(line: &str) -> Option<Feat> {
    let mut words = line.split_whitespace();
    let is_daily = match words.next()? {
        "daily" => true,
        "challenge" => false,
        _ => return None,
    };
    let (day, seconds) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let (tips, size) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let givens = Board::from_squares(&words.collect::<Vec<_>>().join(" "), size).ok()?;
    Some(Feat { challenge: Challenge::new(givens).ok()?, is_daily, day, seconds, tips })
}
