//! Drawings of a solution, one style a file. Row 0 is drawn first, at the top.
//!
//! Each style is described once, as the pieces of text that make up the drawing. `Display` hands
//! them to a formatter, and `render_into` copies them into a buffer without `core::fmt`, for
//! firmware that has no room for it.

mod discs;
mod text;

pub use discs::Discs;
