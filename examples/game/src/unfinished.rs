//! The line of a file for an unfinished board.

use std::fmt;
use std::str::FromStr;

use queen_challenge::{Clues, Game};

use crate::kind::Kind;
use crate::puzzles::PUZZLES;

/// A board that was begun: its kind, and the game with its moves.
///
/// The clues of the game say of which kind its challenge is.
///
/// Its text form is `game`, the [word](Kind::word) of its kind, and the text of the game. The first
/// version of the game wrote `board`, the word of the kind, the seconds, the tips, the size, and
/// the squares of the given queens, of all queens and of the marks, such as `board hard 75 1 6 c6
/// c6,f5 -`. Such a line is read, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The kind of game.
    pub kind: Kind,
    /// The game.
    pub game: Game<Clues>,
}

impl Unfinished {
    /// Whether another board differs from this one in its time at most, as copies of two games on
    /// one file do.
    #[must_use]
    pub fn is_same_but_for_time(&self, other: &Self) -> bool {
        self.kind == other.kind && self.game.is_same_but_for_time(&other.game)
    }
}

/// The line of a file.
impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} {}", self.kind.word(), self.game)
    }
}

/// The error of parsing an [`Unfinished`] board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseUnfinishedError;

impl FromStr for Unfinished {
    type Err = ParseUnfinishedError;

    fn from_str(line: &str) -> Result<Self, ParseUnfinishedError> {
        parse_game(line).or_else(|| parse_board(line)).ok_or(ParseUnfinishedError)
    }
}

fn parse_game(line: &str) -> Option<Unfinished> {
    let (word, text) = line.strip_prefix("game ")?.split_once(' ')?;
    let (kind, game): (Kind, Game<Clues>) = (word.parse().ok()?, text.parse().ok()?);
    let kind = game.challenge().map_or(kind, |challenge| kind.with_challenge(challenge.kind()));
    let day = match kind {
        Kind::Daily(_, day) => Some(day),
        Kind::Learn(_) | Kind::Explore | Kind::Challenge(..) => None,
    };
    let is_challenge = kind != Kind::Explore;
    let fits = PUZZLES.sizes().contains(&game.size())
        && game.challenge().is_some() == is_challenge
        && game.day() == day;
    fits.then_some(Unfinished { kind, game })
}

/// A line of the first version.
fn parse_board(line: &str) -> Option<Unfinished> {
    let mut words = line.split_whitespace();
    if words.next()? != "board" {
        return None;
    }
    let kind: Kind = words.next()?.parse().ok()?;
    let (seconds, tips): (u64, u32) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let size = words.next()?;
    let [givens, queens, marks] = [words.next()?, words.next()?, words.next()?];
    if words.next().is_some() {
        return None;
    }
    let (name, givens, days) = match kind {
        Kind::Explore => ("explore", "-", String::new()),
        // No other day than the current one could be begun.
        Kind::Daily(_, day) => ("challenge", givens, format!(" day={day} begun={day}")),
        Kind::Learn(_) | Kind::Challenge(..) => ("challenge", givens, String::new()),
    };
    let (word, seconds) = (kind.word(), u32::try_from(seconds).unwrap_or(u32::MAX));
    let board = format!("{name} {size} {givens} {queens} {marks}");
    parse_game(&format!("game {word} {board} - -{days} played={seconds}.000 tips={tips}"))
}
