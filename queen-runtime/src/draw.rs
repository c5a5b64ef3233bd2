//! Drawings of a solution, one style a file. Row 0 is drawn first, at the top.
//!
//! Each style of text is described once, as the pieces of text that make up the drawing. `Display` hands
//! them to a formatter, and `render_into` copies them into a buffer without `core::fmt`, for
//! firmware that has no room for it.

#[cfg(feature = "embedded-graphics")]
mod crown;
mod discs;
#[cfg(feature = "embedded-graphics")]
mod pixels;
mod text;

pub use discs::Discs;
#[cfg(feature = "embedded-graphics")]
pub use pixels::{PixelStyle, Pixels};
