//! `Serialize` and `Deserialize` for solutions, boards and sets of squares.
//!
//! Solutions are an array of columns. A board is Forsyth–Edwards Notation in human-readable
//! formats, otherwise its size and its row masks.

use core::fmt;

use queen_math::{Counted, MAX_TABLE_SIZE};
use serde_core::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde_core::ser::{Serialize, SerializeTuple, Serializer};

use crate::draw::Fen;
use crate::{AnySolution, Board, Solution, Square, SquareSet};

/// Writes the columns as an array of `N` numbers.
impl<const N: usize> Serialize for Solution<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(N)?;
        for column in self {
            tuple.serialize_element(&column)?;
        }
        tuple.end()
    }
}

/// Reads the columns. Fails with a [`SolutionError`](crate::error::SolutionError) if they are not a
/// solution.
impl<'de, const N: usize> Deserialize<'de> for Solution<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let solution = deserializer.deserialize_tuple(N, SolutionVisitor { size: Some(N) })?;
        solution.try_into().map_err(Error::custom)
    }
}

/// Writes the columns as a sequence of numbers.
impl Serialize for AnySolution {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

/// Reads the columns. Fails with a [`SolutionError`](crate::error::SolutionError) if they are not a
/// solution.
impl<'de> Deserialize<'de> for AnySolution {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(SolutionVisitor { size: None })
    }
}

struct SolutionVisitor {
    /// `None` for any size.
    size: Option<usize>,
}

impl<'de> Visitor<'de> for SolutionVisitor {
    type Value = AnySolution;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.size {
            Some(size) => write!(f, "the columns of {}", Counted(size, "queen")),
            None => write!(f, "the columns of 1 to {MAX_TABLE_SIZE} queens"),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<AnySolution, A::Error> {
        let mut columns = [0; MAX_TABLE_SIZE];
        let mut len = 0;
        while let Some(column) = sequence.next_element()? {
            let place = columns.get_mut(len);
            *place.ok_or_else(|| Error::invalid_length(len + 1, &self))? = column;
            len += 1;
        }
        if self.size.is_some_and(|size| size != len) {
            return Err(Error::invalid_length(len, &self));
        }
        AnySolution::from_columns(columns.get(..len).unwrap_or_default()).map_err(Error::custom)
    }
}

/// Writes Forsyth–Edwards Notation in human-readable formats, otherwise the size and the row masks.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(&Fen::new(self));
        }
        (self.size(), self.row_masks()).serialize(serializer)
    }
}

/// Fails with a [`ParseBoardError`](crate::error::ParseBoardError) if the text is malformed.
impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(FenVisitor);
        }
        let (size, masks) = <(usize, [u16; MAX_TABLE_SIZE])>::deserialize(deserializer)?;
        Self::from_row_masks(masks, size).ok_or_else(|| {
            Error::custom("the size is not from 1 to 16, or a queen is off the board")
        })
    }
}

struct FenVisitor;

impl Visitor<'_> for FenVisitor {
    type Value = Board;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a board in Forsyth–Edwards Notation")
    }

    fn visit_str<E: Error>(self, fen: &str) -> Result<Board, E> {
        Board::from_fen(fen).map_err(Error::custom)
    }
}

/// Writes a sequence of squares, each as its row and column.
impl Serialize for SquareSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

/// Reads a sequence of squares. Fails if one is beyond row or column 15.
impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(SquareSetVisitor)
    }
}

struct SquareSetVisitor;

impl<'de> Visitor<'de> for SquareSetVisitor {
    type Value = SquareSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "squares in the first {MAX_TABLE_SIZE} rows and columns")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<SquareSet, A::Error> {
        let mut squares = SquareSet::EMPTY;
        while let Some(square) = sequence.next_element::<Square>()? {
            squares.insert(square);
            if !squares.contains(square) {
                return Err(Error::custom("a square is beyond row or column 15"));
            }
        }
        Ok(squares)
    }
}
