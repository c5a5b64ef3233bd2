//! The text form of a game.
//!
//! It is one line of words: `challenge` or `explore`, the size, the squares of the given queens, of
//! all queens and of the marks, the moves to undo and those to redo, and then other clues and
//! whatever differs from a new game, as `name=value` or as a name. A move is the squares that it
//! has changed, joined by `+`, each with what it has on the other side: `Q` for a queen, `x` for a
//! mark, `#` for both, `.` for neither. After placing b4, marking c3 and undoing the mark:
//!
//! ```text
//! challenge 4 a2 b4,a2 - b4. c3x day=20780 begun=20780 played=61.000 tips=1
//! ```
//!
//! `taken-over=3` says that the third change is the first one of a move that was taken over.
//! `taken-over` says that such a move was forgotten, or that an earlier version has not kept which
//! it was. `aside=61.000,1` has the time and the tips of the player's own game while such moves are
//! on the board, and otherwise those of the moves. An earlier version has not kept them apart, so
//! all of them count for both.

use core::error::Error;
use core::fmt::{self, Write};
use core::str::FromStr;
use core::time::Duration;

use queen_runtime::{Board, Square, SquareSet};

use super::Game;
use super::history::{Change, History};
use super::spent::Spent;
use crate::clues::write_squares;
use crate::others::OtherClues;
use crate::{Challenge, ChallengeClues, Notes, Stage, TipKind};

/// The signs of the states of a square.
const STATES: [char; 4] = ['.', 'Q', 'x', '#'];

/// The text form of a game, which can be parsed again.
impl<C: ChallengeClues> fmt::Display for Game<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, Notes { queens, ruled_out }) = (self.size(), self.notes);
        let kind = if self.challenge.is_some() { "challenge" } else { "explore" };
        write!(f, "{kind} {size}")?;
        for squares in [self.givens.into(), queens.into(), ruled_out] {
            f.write_str(if squares.is_empty() { " -" } else { " " })?;
            write_squares(f, &squares, size)?;
        }
        write_changes(f, self.history.past(), size)?;
        write_changes(f, self.history.future(), size)?;
        if let Some(challenge) = &self.challenge {
            challenge.others().write(f, size)?;
        }
        for (name, value) in [("day", self.day), ("begun", self.begun)] {
            if let Some(day) = value {
                write!(f, " {name}={day}")?;
            }
        }
        let Spent { time, tips } = self.spent;
        if (time.as_secs(), time.subsec_millis()) != (0, 0) {
            f.write_str(" played=")?;
            write_time(f, time)?;
        }
        if tips > 0 {
            write!(f, " tips={tips}")?;
        }
        if let Some(tip) = self.tip {
            write!(f, " tip={}", stage_name(tip.stage()))?;
            if let TipKind::Towards { square, solutions, are_new } = tip.kind() {
                let sign = if are_new { '+' } else { '-' };
                write!(f, ",{},{sign}{solutions}", square.name(size))?;
            }
        }
        if self.is_given_up {
            f.write_str(" given-up")?;
        }
        match self.history.theirs() {
            None => return Ok(()),
            Some(0) => f.write_str(" taken-over")?,
            Some(changes) => write!(f, " taken-over={changes}")?,
        }
        f.write_str(" aside=")?;
        write_time(f, self.spent_aside.time)?;
        write!(f, ",{}", self.spent_aside.tips)
    }
}

/// Writes seconds and milliseconds: `61.500`. With both in one number, reading it would divide 64
/// bits.
fn write_time(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let seconds = u32::try_from(time.as_secs()).unwrap_or(u32::MAX);
    write!(f, "{seconds}.{:03}", time.subsec_millis())
}

fn write_changes(
    f: &mut fmt::Formatter<'_>,
    changes: impl Iterator<Item = Change>,
    size: usize,
) -> fmt::Result {
    let mut is_empty = true;
    for change in changes {
        f.write_char(match (is_empty, change.is_first()) {
            (true, _) => ' ',
            (false, true) => ',',
            (false, false) => '+',
        })?;
        is_empty = false;
        let state = STATES[usize::from(change.state()) % STATES.len()];
        write!(f, "{}{state}", change.square().name(size))?;
    }
    f.write_str(if is_empty { " -" } else { "" })
}

const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Where => "where",
        Stage::Why => "why",
        Stage::What => "what",
    }
}

/// The error of parsing a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseGameError(());

impl fmt::Display for ParseGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("this is not the text of a game")
    }
}

impl Error for ParseGameError {}

/// Fails if the game has clues that `C` does not have.
impl<C: ChallengeClues> FromStr for Game<C> {
    type Err = ParseGameError;

    fn from_str(text: &str) -> Result<Self, ParseGameError> {
        // The challenge is complete before there is a game, so that only one of the two takes stack
        // at a time. The game is changed in the result, so that there is one of it.
        let mut game = match read_challenge(text) {
            Some((givens, challenge)) => Ok(Self::begun_with(givens, challenge, None)),
            None => Err(ParseGameError(())),
        };
        if game.as_mut().is_ok_and(|game| read_state(text, game).is_none()) {
            game = Err(ParseGameError(()));
        }
        game
    }
}

/// The words of a text. Patterns are arrays here, since the search for a single `char` links code
/// that panics.
fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    text.split([' '])
}

/// The given queens and the challenge, or none on a board to explore.
#[inline(never)]
fn read_challenge<C: ChallengeClues>(text: &str) -> Option<(Board, Option<Challenge<C>>)> {
    let mut words = words(text);
    let kind = words.next()?;
    let size = words.next()?.parse().ok()?;
    let givens = board(words.next()?, size)?;
    match kind {
        "challenge" => {
            let mut others = C::Others::NONE;
            for word in words {
                others.read(word, size).ok()?;
            }
            Some((givens, Some(Challenge::completed(givens, others).ok()?)))
        }
        "explore" => Some((givens, None)),
        _ => None,
    }
}

/// Reads all that follows the given queens.
#[inline(never)]
fn read_state<C: ChallengeClues>(text: &str, game: &mut Game<C>) -> Option<()> {
    let (size, givens) = (game.size(), game.givens);
    let mut words = words(text).skip(3);
    let (queens, marks) = (board(words.next()?, size)?, board(words.next()?, size)?);
    if !game.allows(&queens) {
        return None;
    }
    let ruled_out = SquareSet::from(marks) - givens.into() - game.blocked();
    game.notes = Notes { queens, ruled_out };
    for is_past in [true, false] {
        read_changes(game, words.next()?, is_past)?;
    }
    let mut is_told_apart = false;
    for word in words {
        is_told_apart |= word.starts_with("aside=");
        read_option(game, word)?;
    }
    if game.history.theirs().is_none() {
        game.spent_aside = Spent::NOTHING;
    } else if !is_told_apart {
        game.spent_aside = game.spent;
    }
    Some(())
}

/// The squares of a list, or of `-`.
fn board(list: &str, size: usize) -> Option<Board> {
    let mut board = Board::empty(size)?;
    if list != "-" {
        for name in list.split([',']) {
            board.place(Square::from_name(name, size).ok()?).then_some(())?;
        }
    }
    Some(board)
}

fn read_changes<C: ChallengeClues>(game: &mut Game<C>, list: &str, is_past: bool) -> Option<()> {
    if list == "-" {
        return Some(());
    }
    for squares in list.split([',']) {
        for (index, change) in squares.split(['+']).enumerate() {
            let named = |(state, &sign)| Some((state, change.strip_suffix(sign)?));
            let (state, name) = (0..).zip(&STATES).find_map(named)?;
            let square = Square::from_name(name, game.size()).ok()?;
            if game.is_given(square) || game.blocked().contains(square) {
                return None;
            }
            game.history.append(Change::new(square, state, index == 0), is_past)?;
        }
    }
    Some(())
}

fn read_option<C: ChallengeClues>(game: &mut Game<C>, word: &str) -> Option<()> {
    match word.split_once(['=']) {
        Some(("day", day)) if game.challenge.is_some() => game.day = Some(day.parse().ok()?),
        Some(("begun", day)) => game.begun = Some(day.parse().ok()?),
        Some(("played", time)) => game.spent.time = read_time(time)?,
        Some(("tips", tips)) => game.spent.tips = tips.parse().ok()?,
        Some(("aside", spent)) => {
            let (time, tips) = spent.split_once([','])?;
            game.spent_aside = Spent { time: read_time(time)?, tips: tips.parse().ok()? };
        }
        Some(("tip", tip)) => read_tip(game, tip)?,
        // They are clues, which were read before, each once.
        Some((name, _)) if game.challenge.is_some() && C::Others::WORDS.contains(&name) => {}
        Some(("taken-over", changes)) => game.history.set_theirs(changes.parse().ok()?),
        None if word == "taken-over" => game.history.set_theirs(0),
        None if word == "given-up" => {
            let challenge = game.challenge?;
            game.notes = Notes::new(challenge.solution().into());
            game.history = History::EMPTY;
            (game.tip, game.is_given_up) = (None, true);
        }
        _ => return None,
    }
    Some(())
}

/// Seconds and milliseconds: `61.500`.
fn read_time(text: &str) -> Option<Duration> {
    let (seconds, milliseconds) = text.split_once(['.'])?;
    let (seconds, milliseconds): (u32, u16) = (seconds.parse().ok()?, milliseconds.parse().ok()?);
    let nanoseconds = u32::from(milliseconds % 1000) * 1_000_000;
    (milliseconds < 1000).then(|| Duration::new(seconds.into(), nanoseconds))
}

/// Reads the tip that is shown. That of a challenge follows from the notes.
fn read_tip<C: ChallengeClues>(game: &mut Game<C>, text: &str) -> Option<()> {
    let mut parts = text.split([',']);
    let name = parts.next()?;
    let stage = Stage::ALL.into_iter().find(|&stage| stage_name(stage) == name)?;
    let kind = if game.challenge.is_some() {
        game.next_tip()
    } else {
        let square = Square::from_name(parts.next()?, game.size()).ok()?;
        let count = parts.next()?;
        let are_new = count.starts_with('+');
        let solutions = count.strip_prefix(['+', '-'])?.parse().ok()?;
        Some(TipKind::Towards { square, solutions, are_new })
    };
    if parts.next().is_some() {
        return None;
    }
    game.tip = kind.map(|kind| game.tip_of(kind).at(stage));
    Some(())
}
