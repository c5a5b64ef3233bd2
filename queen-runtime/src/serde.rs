//! A solution as its columns: an array of `N` bytes, checked when it is read.

use core::fmt;

use serde_core::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde_core::ser::{Serialize, SerializeTuple, Serializer};

use crate::Solution;

/// The columns, as an array of `N` bytes.
impl<const N: usize> Serialize for Solution<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(N)?;
        for column in self.columns() {
            tuple.serialize_element(column)?;
        }
        tuple.end()
    }
}

/// From the columns; those that are not a solution's are refused with what
/// [`NotASolution`](crate::NotASolution) says of them.
impl<'de, const N: usize> Deserialize<'de> for Solution<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(N, Columns)
    }
}

struct Columns<const N: usize>;

impl<'de, const N: usize> Visitor<'de> for Columns<N> {
    type Value = Solution<N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the columns of {N} queens")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Solution<N>, A::Error> {
        let mut columns = [0; N];
        for (row, column) in columns.iter_mut().enumerate() {
            let next = sequence.next_element()?;
            *column = next.ok_or_else(|| Error::invalid_length(row, &self))?;
        }
        Solution::try_from(columns).map_err(Error::custom)
    }
}
