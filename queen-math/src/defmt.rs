//! `defmt::Format` for public types, which prints the same as `Debug`.

use defmt::{Format, Formatter, write};

use crate::{Placement, Square};

impl Format for Placement {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "{=[u8]}", self.columns());
    }
}

impl Format for Square {
    fn format(&self, f: Formatter<'_>) {
        write!(f, "({=usize}, {=usize})", self.row(), self.column());
    }
}
