//! How a table of solutions lies in memory: one byte string, the writer beside its reader.

mod monotone;
pub mod ranked;
mod subtree;
