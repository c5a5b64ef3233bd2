//! Errors of parsing and of creating solutions.

pub use crate::board::{ParseBoardError, ParseBoardErrorKind};
pub use crate::solution::{ParseSolutionError, SolutionError};
pub use crate::square::ParseSquareNameError;
