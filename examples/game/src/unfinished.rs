//! Unfinished boards, as they are stored between runs.

use std::fmt;
use std::str::FromStr;

use queen_challenge::{Challenge, Notes};
use queen_runtime::Board;

use crate::game::{PUZZLES, names};
use crate::kind::Kind;

/// A board that was begun: what is needed to go on with it.
///
/// Its text form is `board`, the [word](Kind::word) of its kind, the seconds, the tips, the size, and
/// the squares of the given queens, of all queens and of the marks: `board hard 75 1 6 c6 c6,f5 -`.
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
        let givens = challenge.map(|challenge| *challenge.givens());
        [givens, Some(*queens), Some(*ruled_out)].iter().try_for_each(|board| {
            let squares = board.map_or(String::new(), |board| names(&board, ","));
            write!(f, " {}", if squares.is_empty() { "-" } else { &squares })
        })
    }
}

/// The error of parsing an [`Unfinished`] board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseUnfinishedError;

impl FromStr for Unfinished {
    type Err = ParseUnfinishedError;

    fn from_str(line: &str) -> Result<Self, ParseUnfinishedError> {
        parse(line).ok_or(ParseUnfinishedError)
    }
}

fn parse(line: &str) -> Option<Unfinished> {
    let mut words = line.split_whitespace();
    if words.next()? != "board" {
        return None;
    }
    let kind: Kind = words.next()?.parse().ok()?;
    let (seconds, tips) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let size = words.next()?.parse().ok().filter(|size| PUZZLES.sizes().contains(size))?;
    let mut board = || {
        let squares = words.next()?.replace(',', " ");
        Board::from_squares(size, if squares == "-" { "" } else { &squares }).ok()
    };
    let (givens, queens, ruled_out) = (board()?, board()?, board()?);
    let has_givens = givens.queens().all(|(row, column)| queens.has_queen(row, column));
    if words.next().is_some() || !has_givens {
        return None;
    }
    let challenge = match kind {
        Kind::Explore => None,
        _ => Some(Challenge::new(givens).ok()?),
    };
    let mut notes = Notes::new(queens);
    notes.ruled_out = ruled_out;
    Some(Unfinished { kind, challenge, notes, seconds, tips })
}
