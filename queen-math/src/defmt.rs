//! `defmt::Format` for placements, which prints the same list as `Debug`.

use defmt::{Format, Formatter, write};

use crate::Placement;

impl Format for Placement {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=[u8]}", self.columns());
    }
}
