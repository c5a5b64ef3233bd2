//! An unfinished board, with what is needed to go on with it.

use std::fmt;
use std::str::FromStr;

use queen_challenge::{Challenge, Notes};
use queen_runtime::{Board, SquareSet};

use crate::game::PUZZLES;
use crate::kind::Kind;

/// A board that was begun: what is needed to go on with it.
///
/// Its text form is `board`, the [word](Kind::word) of its kind, the seconds, the tips, the size,
/// and the squares of the given queens, of all queens and of the marks: `board hard 75 1 6 c6 c6,f5
/// -`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The kind of game.
    pub kind: Kind,
    /// The challenge; `None` on a board to explore.
    pub challenge: Option<Challenge>,
    /// The queens and the marks.
    pub notes: Notes,
    /// The seconds played.
    pub seconds: u64,
    /// The number of tips given.
    pub tips: u32,
}

/// The line of a file.
impl fmt::Display for Unfinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, challenge, notes, seconds, tips } = self;
        let Notes { queens, ruled_out, .. } = notes;
        write!(f, "board {} {seconds} {tips} {}", kind.word(), queens.size())?;
        let givens = challenge.map(|challenge| SquareSet::from(*challenge.givens()));
        for squares in [givens.unwrap_or_default(), (*queens).into(), *ruled_out] {
            f.write_str(if squares.is_empty() { " -" } else { " " })?;
            for (index, square) in squares.iter().enumerate() {
                let comma = if index == 0 { "" } else { "," };
                write!(f, "{comma}{}", square.name(queens.size()))?;
            }
        }
        Ok(())
    }
}

/// The error of parsing an [`Unfinished`] board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseUnfinishedError;

impl FromStr for Unfinished {
    type Err = ParseUnfinishedError;

    fn from_str(line: &str) -> Result<Self, ParseUnfinishedError> {
        parse_unfinished(line).ok_or(ParseUnfinishedError)
    }
}

fn parse_unfinished(line: &str) -> Option<Unfinished> {
    let mut words = line.split_whitespace();
    if words.next()? != "board" {
        return None;
    }
    let kind: Kind = words.next()?.parse().ok()?;
    let (seconds, tips) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let size = words.next()?.parse().ok().filter(|size| PUZZLES.sizes().contains(size))?;
    let mut board = || {
        let squares = words.next()?.replace(',', " ");
        Board::from_squares(if squares == "-" { "" } else { &squares }, size).ok()
    };
    let (givens, queens, ruled_out) = (board()?, board()?, board()?);
    let has_givens = givens.queens().all(|queen| queens.has_queen(queen));
    if words.next().is_some() || !has_givens {
        return None;
    }
    let challenge = match kind {
        Kind::Explore => None,
        _ => Some(Challenge::new(givens).ok()?),
    };
    let mut notes = Notes::new(queens);
    notes.ruled_out = ruled_out.into();
    Some(Unfinished { kind, challenge, notes, seconds, tips })
}
