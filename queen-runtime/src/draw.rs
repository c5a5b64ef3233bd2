//! Drawings of a solution, one style a file. Row 0 is drawn first, at the top.

mod discs;

pub use discs::Discs;
