//! The `plain` layout: the columns of each solution, one byte a queen.

mod blocks;
mod completions;
mod earlier_columns;
mod reader;
mod rest;

pub use completions::PlainCompletions;
pub(super) use reader::Reader;
pub use rest::PlainRest;
