//! Iterators, each from a method of a puzzle, a board or a set of squares.
//!
//! All of them are fused, and those that know their length are exact and double-ended.

pub use crate::board::Conflicts;
pub use crate::puzzle::{
    AnyCompletions, AnyFundamentalSolutions, AnySolutions, Completions, FundamentalSolutions,
    Solutions,
};
pub use crate::square_set::SquareIter;
