//! The `plain` layout: the columns of each solution, one byte a queen.

mod blocks;
mod earlier_columns;
mod reader;
mod rest;

pub(super) use reader::Reader;
pub use rest::PlainRest;
