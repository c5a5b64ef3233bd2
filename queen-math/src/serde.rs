//! `Serialize` and `Deserialize` for symmetries, as an enum with names in snake case.

use core::fmt;

use serde_core::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, Unexpected, VariantAccess,
    Visitor,
};
use serde_core::ser::{Serialize, Serializer};

use crate::symmetry::Symmetry;

/// The names of the variants, in the order of [`Symmetry::ALL`].
const NAMES: &[&str] = &[
    "identity",
    "flip_anti_diagonal",
    "flip_vertical",
    "rotate_270",
    "flip_horizontal",
    "rotate_90",
    "rotate_180",
    "flip_diagonal",
];

impl Serialize for Symmetry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let index = *self as usize;
        serializer.serialize_unit_variant("Symmetry", index as u32, NAMES[index])
    }
}

impl<'de> Deserialize<'de> for Symmetry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Symmetry", NAMES, SymmetryVisitor)
    }
}

struct SymmetryVisitor;

impl<'de> Visitor<'de> for SymmetryVisitor {
    type Value = Symmetry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a symmetry of the square")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Symmetry, A::Error> {
        let (symmetry, variant) = data.variant_seed(self)?;
        variant.unit_variant()?;
        Ok(symmetry)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Symmetry, E> {
        let named = Symmetry::ALL.into_iter().zip(NAMES).find(|(_, other)| name == **other);
        named.map(|(symmetry, _)| symmetry).ok_or_else(|| Error::unknown_variant(name, NAMES))
    }

    fn visit_u64<E: Error>(self, index: u64) -> Result<Symmetry, E> {
        let symmetry = usize::try_from(index).ok().and_then(|index| Symmetry::ALL.get(index));
        symmetry.copied().ok_or_else(|| Error::invalid_value(Unexpected::Unsigned(index), &self))
    }
}

/// The variant is a name, or an index in formats without names.
impl<'de> DeserializeSeed<'de> for SymmetryVisitor {
    type Value = Symmetry;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Symmetry, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}
