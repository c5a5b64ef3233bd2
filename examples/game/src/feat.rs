//! The line of a file for a solved challenge.

use std::fmt;
use std::str::FromStr;

use queen_challenge::{Challenge, Clues, Score};
use queen_runtime::Board;
use queen_runtime::draw::Squares;

/// A challenge that a player has solved, with its score.
///
/// Its text form is `challenge`, or `daily` for the challenge of a day, then the day, the seconds,
/// the tips, the size, and the squares of the given queens: `challenge 20000 75 1 8 a4 d8 g7`. The
/// day of a daily challenge that was begun on another date is followed by that: `daily
/// 20000:20001`. Other clues are between the size and the given queens, as [`Clues`] write them: `4
/// regions=AABB/AACB/DACB/DDCC`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feat {
    /// The challenge.
    pub challenge: Challenge<Clues>,
    /// The score.
    pub score: Score,
}

impl Feat {
    /// The day of a daily challenge, and the day on which another one was begun.
    #[must_use]
    pub fn day(&self) -> u32 {
        self.score.day.unwrap_or(self.score.begun)
    }
}

/// The line of a file.
impl fmt::Display for Feat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { challenge, score: Score { day, begun, seconds, tips } } = self;
        match day {
            None => write!(f, "challenge {begun}")?,
            Some(day) if day == begun => write!(f, "daily {day}")?,
            Some(day) => write!(f, "daily {day}:{begun}")?,
        }
        let (givens, mut none) = (challenge.givens(), *challenge.givens());
        none.clear();
        let others = challenge.clues().with_givens(none);
        write!(f, " {seconds} {tips} {}", others.map_err(|_| fmt::Error)?)?;
        if givens.queen_count() > 0 {
            write!(f, " {}", Squares::new(givens))?;
        }
        Ok(())
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
    let date = words.next()?;
    let (day, begun) = match date.split_once(':') {
        Some((day, begun)) if is_daily => (day.parse().ok()?, begun.parse().ok()?),
        _ => (date.parse().ok()?, date.parse().ok()?),
    };
    let (seconds, tips) = (parse_u32(words.next()?)?, words.next()?.parse().ok()?);
    let (clues, givens): (Vec<_>, Vec<_>) =
        words.enumerate().partition(|(index, word)| *index == 0 || word.contains('='));
    let [clues, givens] = [clues, givens]
        .map(|words| words.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(" "));
    let others: Clues = clues.parse().ok()?;
    let givens = Board::from_squares(&givens, others.size()).ok()?;
    let challenge = Challenge::with(others.with_givens(givens).ok()?).ok()?;
    Some(Feat { challenge, score: Score { day: is_daily.then_some(day), begun, seconds, tips } })
}

/// Seconds, which were a larger number once.
fn parse_u32(text: &str) -> Option<u32> {
    Some(u32::try_from(text.parse::<u64>().ok()?).unwrap_or(u32::MAX))
}
