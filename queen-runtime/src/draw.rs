//! Drawings of a [`Position`], one type per style. Row 0 is drawn first, at the top.
//!
//! | style | [1, 3, 0, 2] | of |
//! |---|---|---|
//! | [`Discs`] | `⬜🔵⬜⬛`, … | the `QueenPuzzle` notebook |
//! | [`Fen`] | `1Q2/3Q/Q3/2Q1` | chess programs |
//! | [`Glyphs`] | ` ~  ♛  ~  ~ `, … | Yamani's notebook |
//! | [`Letters`] | `. Q . .`, … | plain text |
//! | [`Squares`] | `b4 d3 a2 c1` | chess players |
//! | [`Svg`] | a picture | browsers |
//! | [`Bitmap`] | one bit per pixel | small displays |
//! | `Pixels` | an image for `embedded-graphics` | displays in colour |
//!
//! Besides `Display`, each style of text has `render_into`, which draws into a buffer and does not
//! link `core::fmt`. `max_len` returns the number of bytes that the longest drawing takes.
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
mod discs;
mod fen;
mod glyphs;
mod letters;
#[cfg(feature = "embedded-graphics")]
mod pixels;
mod position;
mod squares;
mod svg;
mod text;

pub use bitmap::Bitmap;
pub use discs::Discs;
pub use fen::Fen;
pub use glyphs::Glyphs;
pub use letters::Letters;
#[cfg(feature = "embedded-graphics")]
pub use pixels::{PixelStyle, Pixels};
pub use position::Position;
pub use squares::Squares;
pub use svg::Svg;
