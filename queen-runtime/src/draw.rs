//! Drawings of a solution, one style a file. Row 0 is drawn first, at the top.
//!
//! | style | [1, 3, 0, 2] | of |
//! |---|---|---|
//! | [`Discs`] | `⬜🔵⬜⬛`, … | the `QueenPuzzle` notebook |
//! | [`Fen`] | `1Q2/3Q/Q3/2Q1` | chess programs |
//! | [`Glyphs`] | ` ~  ♛  ~  ~ `, … | Yamani's notebook |
//! | [`List`] | `[1, 3, 0, 2]` | Python, JSON |
//! | [`Squares`] | `b4 d3 a2 c1` | chess players |
//! | [`Tuple`] | `(2, 4, 1, 3)` | the CMPS 12A assignment |

mod discs;
mod fen;
mod glyphs;
mod list;
mod squares;
mod tuple;

pub use discs::Discs;
pub use fen::Fen;
pub use glyphs::Glyphs;
pub use list::List;
pub use squares::Squares;
pub use tuple::Tuple;
