//! Forms in which types are saved, with checks for when they are read.
//!
//! A challenge is its clues, a game its text and a path its signs; forced queens are a list of
//! squares.

use core::fmt;
use core::marker::PhantomData;

use queen_runtime::{Board, Square};
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{
    Challenge, ChallengeClues, Conflict, Forced, Game, Grade, Kind, Line, Path, Reason, Score,
    Share, Situation, Step,
};

impl<C: ChallengeClues + Serialize> Serialize for Challenge<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.clues().serialize(serializer)
    }
}

/// Fails with a [`ChallengeError`](crate::ChallengeError) if the clues are not a challenge.
impl<'de, C: ChallengeClues + Deserialize<'de>> Deserialize<'de> for Challenge<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (givens, others) = C::deserialize(deserializer)?.split();
        Self::completed(givens, others).map_err(Error::custom)
    }
}

impl Serialize for Forced {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.queens())
    }
}

/// Fails unless there are 1 to 16 squares, each on a board of 16 × 16.
impl<'de> Deserialize<'de> for Forced {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(ForcedVisitor)
    }
}

struct ForcedVisitor;

impl<'de> Visitor<'de> for ForcedVisitor {
    type Value = Forced;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the squares of 1 to 16 queens")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut squares: A) -> Result<Forced, A::Error> {
        let mut forced = Forced::NONE;
        while let Some(square) = squares.next_element::<Square>()? {
            if !square.is_on(Board::MAX_SIZE) || forced.len() == Board::MAX_SIZE {
                return Err(A::Error::custom("expected the squares of 1 to 16 queens"));
            }
            forced = forced.and(square.into());
        }
        if forced.len() == 0 {
            return Err(A::Error::invalid_length(0, &self));
        }
        Ok(forced)
    }
}

/// A game is its text.
impl<C: ChallengeClues> Serialize for Game<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Fails unless it is the text of a game.
impl<'de, C: ChallengeClues> Deserialize<'de> for Game<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(GameVisitor(PhantomData))
    }
}

struct GameVisitor<C>(PhantomData<C>);

impl<C: ChallengeClues> Visitor<'_> for GameVisitor<C> {
    type Value = Game<C>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text of a game")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Game<C>, E> {
        text.parse().map_err(E::custom)
    }
}

/// Fails if the step leaves the board.
impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        UncheckedStep::deserialize(deserializer)?.try_into().map_err(Error::custom)
    }
}

/// A step that may leave the board.
#[derive(serde::Deserialize)]
#[serde(rename = "Step")]
struct UncheckedStep {
    size: u8,
    row: u8,
    column: u8,
    reason: Reason,
}

impl TryFrom<UncheckedStep> for Step {
    type Error = &'static str;

    fn try_from(step: UncheckedStep) -> Result<Self, &'static str> {
        let UncheckedStep { size, row, column, reason } = step;
        let is_size = usize::from(size) <= Board::MAX_SIZE;
        let has = |square: Square| square.is_on(size.into());
        let has_line = |line: Line| line.is_on(size.into());
        let has_reason = reason.lines().chain(reason.across()).all(has_line)
            && reason.forced().is_none_or(|forced| forced.queens().all(has));
        let square = (row.into(), column.into());
        let step = || Self::new(size.into(), square, reason);
        (is_size && has(square.into()) && has_reason).then(step).ok_or("the step leaves the board")
    }
}

/// Those of two lines that there are, as a list.
pub(crate) fn lines<S: Serializer>(
    lines: &[Option<Line>; 2],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(lines.iter().flatten())
}

/// A path is its signs.
impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Fails unless it is the signs of a path.
impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(PathVisitor)
    }
}

struct PathVisitor;

impl Visitor<'_> for PathVisitor {
    type Value = Path;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the signs of a path")
    }

    fn visit_str<E: Error>(self, signs: &str) -> Result<Path, E> {
        Path::from_signs(signs).ok_or_else(|| E::invalid_value(Unexpected::Str(signs), &self))
    }
}

/// Fails if no record shares such a score.
impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        UncheckedShare::deserialize(deserializer)?.try_into().map_err(Error::custom)
    }
}

/// What is shared of a score, with a size or a streak that there may not be.
#[derive(serde::Deserialize)]
#[serde(rename = "Share")]
struct UncheckedShare {
    score: Score,
    kind: Kind,
    size: u8,
    grade: Grade,
    is_practice: bool,
    streak: u32,
    path: Option<Path>,
}

impl TryFrom<UncheckedShare> for Share {
    type Error = &'static str;

    fn try_from(share: UncheckedShare) -> Result<Self, &'static str> {
        let UncheckedShare { score, kind, size, grade, is_practice, streak, path } = share;
        if !(1..=Board::MAX_SIZE).contains(&size.into()) {
            return Err("the size is not from 1 to 16");
        }
        if score.day.is_none() && (is_practice || streak > 0) {
            return Err("only the challenge of a day is practice or in a streak");
        }
        if streak > 0 && (is_practice || score.is_late()) {
            return Err("a score that counts for no day is in no streak");
        }
        if path.is_some_and(|path| path.is_empty()) {
            return Err("the path has no move");
        }
        Ok(Self { score, kind, size, grade, is_practice, streak, path })
    }
}

/// Fails unless the queens are on two squares of a board of that size.
impl<'de> Deserialize<'de> for Conflict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        UncheckedConflict::deserialize(deserializer)?.try_into().map_err(Error::custom)
    }
}

/// A pair of queens that may leave the board.
#[derive(serde::Deserialize)]
#[serde(rename = "Conflict")]
struct UncheckedConflict {
    queens: [Square; 2],
    size: usize,
}

impl TryFrom<UncheckedConflict> for Conflict {
    type Error = &'static str;

    fn try_from(conflict: UncheckedConflict) -> Result<Self, &'static str> {
        let UncheckedConflict { queens, size } = conflict;
        // Two that do not attack each other may be in one region.
        let are_two = queens[0] != queens[1] && queens.iter().all(|queen| queen.is_on(size));
        let is_conflict = size <= Board::MAX_SIZE && are_two;
        is_conflict.then_some(Self { queens, size }).ok_or("the board has no such two queens")
    }
}

/// Fails if the size is not from 1 to 16 or that of the conflict is another one, if there are more
/// queens than squares, if there are more pairs than the queens form, or fewer than the queens that
/// are left when each row has had one, or if there are pairs without a conflict or the other way
/// round. Without a conflict, there is a queen in each row at most, and one fewer on 2 × 2 and
/// 3 × 3, which have no solution. Nothing else is checked.
impl<'de> Deserialize<'de> for Situation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        UncheckedSituation::deserialize(deserializer)?.try_into().map_err(Error::custom)
    }
}

/// A situation with numbers that there may not be.
#[derive(serde::Deserialize)]
#[serde(rename = "Situation")]
struct UncheckedSituation {
    queens: usize,
    size: usize,
    conflict: Option<Conflict>,
    pairs: usize,
}

impl TryFrom<UncheckedSituation> for Situation {
    type Error = &'static str;

    fn try_from(situation: UncheckedSituation) -> Result<Self, &'static str> {
        let UncheckedSituation { queens, size, conflict, pairs } = situation;
        if !(1..=Board::MAX_SIZE).contains(&size) {
            return Err("the size is not from 1 to 16");
        }
        let most = match (conflict, size) {
            (Some(_), _) => size * size,
            // These boards have no solution.
            (None, 2 | 3) => size - 1,
            (None, _) => size,
        };
        if queens > most {
            return Err("the board has too many queens");
        }
        if conflict.is_some_and(|conflict| conflict.size != size) {
            return Err("the conflict is on another board");
        }
        let all_pairs = queens * queens.saturating_sub(1) / 2;
        // Each queen more than there are rows shares one.
        let least = queens.saturating_sub(size);
        if !(least..=all_pairs).contains(&pairs) || (pairs > 0) != conflict.is_some() {
            return Err("the queens have no such number of pairs");
        }
        Ok(Self { queens, size, conflict, pairs })
    }
}
