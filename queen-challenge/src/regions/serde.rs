//! `Serialize` and `Deserialize` for regions.

use core::fmt;

use queen_runtime::Board;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use super::Regions;

/// The size, and the regions of two squares a byte, that of the left one in the high four bits.
type SizeAndRows = (u8, [[u8; Board::MAX_SIZE / 2]; Board::MAX_SIZE]);

/// Writes a text such as `AAB/ABB/CCC` in human-readable formats, otherwise numbers.
impl Serialize for Regions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(&format_args!("{self:#}"));
        }
        (self.size, self.rows).serialize(serializer)
    }
}

/// Fails if it is no division of a board into regions.
impl<'de> Deserialize<'de> for Regions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(TextVisitor);
        }
        let (size, rows) = SizeAndRows::deserialize(deserializer)?;
        let unchecked = Self { size, rows };
        Self::from_fn(size.into(), |square| unchecked.region_at(square.row(), square.column()))
            .map_err(Error::custom)
    }
}

struct TextVisitor;

impl Visitor<'_> for TextVisitor {
    type Value = Regions;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("regions, as a letter for each square")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Regions, E> {
        text.parse().map_err(E::custom)
    }
}
