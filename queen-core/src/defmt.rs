//! What a placement looks like in a log of `defmt`: as with `Debug`.

use defmt::{Format, Formatter, write};

use crate::Placement;

impl Format for Placement {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=[u8]}", self.columns());
    }
}
