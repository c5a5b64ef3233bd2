//! `Serialize` and `Deserialize` for clues.

use core::fmt;

use queen_runtime::{Board, SquareSet};
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use super::Clues;
use crate::Regions;

/// Writes a text in human-readable formats: the board if queens are the only clues, and otherwise
/// the line of words that clues display as. Other formats have the three fields.
impl Serialize for Clues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (serializer.is_human_readable(), self.are_queens()) {
            (true, true) => self.givens.serialize(serializer),
            (true, false) => serializer.collect_str(self),
            (false, _) => (self.givens, self.blocked, self.regions).serialize(serializer),
        }
    }
}

/// Fails unless it is a board, the text of clues, or three fields of one board.
impl<'de> Deserialize<'de> for Clues {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(TextVisitor);
        }
        let fields = <(Board, SquareSet, Option<Regions>)>::deserialize(deserializer)?;
        let (givens, blocked, regions) = fields;
        Self::from_parts(givens, blocked, regions).map_err(Error::custom)
    }
}

struct TextVisitor;

impl Visitor<'_> for TextVisitor {
    type Value = Clues;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a board in Forsyth–Edwards Notation, or the text of clues")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Clues, E> {
        // Queens alone are written as a board.
        match text.parse() {
            Ok(clues) => Ok(clues),
            Err(error) if text.contains('=') => Err(E::custom(error)),
            Err(error) => Board::from_fen(text).map(Clues::new).map_err(|of_board| {
                if text.contains('/') { E::custom(of_board) } else { E::custom(error) }
            }),
        }
    }
}
