//! `Serialize` and `Deserialize` for challenges and grades.
//!
//! A challenge is the board of its givens, and a grade is its name.

use core::fmt;

use queen_runtime::Board;
use serde_core::de::{Deserialize, Deserializer, Error, Visitor};
use serde_core::ser::{Serialize, Serializer};

use crate::{Challenge, Grade};

/// Writes the board of the given queens.
impl Serialize for Challenge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.givens().serialize(serializer)
    }
}

/// Fails with a [`ChallengeError`](crate::ChallengeError) if the board is not a challenge.
impl<'de> Deserialize<'de> for Challenge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(Board::deserialize(deserializer)?).map_err(Error::custom)
    }
}

/// Writes the name.
impl Serialize for Grade {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Fails with a [`ParseGradeError`](crate::ParseGradeError) for any other name.
impl<'de> Deserialize<'de> for Grade {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(GradeVisitor)
    }
}

struct GradeVisitor;

impl Visitor<'_> for GradeVisitor {
    type Value = Grade;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a grade")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Grade, E> {
        name.parse().map_err(Error::custom)
    }
}
