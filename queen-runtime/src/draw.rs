//! Drawings of a [`Position`], one style a file. Row 0 is drawn first, at the top.
//!
//! | style | [1, 3, 0, 2] | of |
//! |---|---|---|
//! | [`Discs`] | `⬜🔵⬜⬛`, … | the `QueenPuzzle` notebook |
//! | [`Fen`] | `1Q2/3Q/Q3/2Q1` | chess programs |
//! | [`Glyphs`] | ` ~  ♛  ~  ~ `, … | Yamani's notebook |
//! | [`Letters`] | `. Q . .`, … | plain text |
//! | [`List`] | `[1, 3, 0, 2]` | Python, JSON |
//! | [`Squares`] | `b4 d3 a2 c1` | chess players |
//! | [`Svg`] | a picture | browsers |
//! | [`Tuple`] | `(2, 4, 1, 3)` | the CMPS 12A assignment |
//!
//! [`List`] and [`Tuple`] write a permutation, so they take one queen a row; all others take any
//! position.

mod discs;
mod fen;
mod glyphs;
mod letters;
mod list;
mod position;
mod squares;
mod svg;
mod tuple;

pub use discs::Discs;
pub use fen::Fen;
pub use glyphs::Glyphs;
pub use letters::Letters;
pub use list::List;
pub use position::Position;
pub use squares::Squares;
pub use svg::{DEFINITIONS, Elements, Svg};
pub use tuple::Tuple;
