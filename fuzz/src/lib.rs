//! Code that the fuzz targets share with their tests.

// A crate with a procedural macro exports nothing else, so its parser is compiled here once more.
#[path = "../../queen-macros/src/advice.rs"]
mod advice;
#[path = "../../queen-macros/src/budget.rs"]
mod budget;
#[path = "../../queen-macros/src/bytes.rs"]
mod bytes;
#[path = "../../tests/src/drawings.rs"]
pub mod drawings;
#[path = "../../queen-macros/src/parse.rs"]
mod parse;
mod seeds;
#[path = "../../tests/src/textbook.rs"]
pub mod textbook;

pub use budget::check;
pub use parse::Input;
pub use seeds::{input, list, seeds, targets};
