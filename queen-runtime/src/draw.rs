//! Drawings of a [`Position`], one type per style. Row 0 is drawn first, at the top.
//!
//! Besides `Display`, each style of text has `render_into`, which draws into a buffer and does not
//! link `core::fmt`. `max_len` returns the number of bytes that the longest drawing takes.
//! What they write can be read: as a [`Board`](crate::Board) or, for larger boards, with the `read`
//! of the style, such as [`Fen::read`], and pictures with [`read_picture`].
//!
//! ```
//! use queen_runtime::draw::Fen;
//!
//! let mut buffer = [0; Fen::max_len(4)];
//! assert_eq!(Fen::new(&[1, 3, 0, 2]).render_into(&mut buffer), Some("1Q2/3Q/Q3/2Q1"));
//! assert_eq!(Fen::new(&[1, 3, 0, 2]).render_into(&mut [0; 12]), None);
//! ```

mod bitmap;
mod crown;
#[cfg(feature = "embedded-graphics")]
mod pixels;
mod svg;

pub use crate::notation::*;
pub use bitmap::Bitmap;
#[cfg(feature = "embedded-graphics")]
pub use pixels::{PixelStyle, Pixels};
pub use svg::Svg;
