//! Errors of parsing and of conversions.

use core::error::Error;
use core::fmt;

pub use crate::board::{ParseBoardError, ParseBoardErrorKind};
pub use crate::solution::{ParseSolutionError, SolutionError};
pub use crate::square::ParseSquareNameError;

/// The error of converting a puzzle to a type of another size or layout.
///
/// ```
/// use queen_runtime::{QueenPuzzle, queen_table};
///
/// let error = QueenPuzzle::<9>::try_from(queen_table!(8).into_any()).unwrap_err();
/// assert_eq!(error.to_string(), "the puzzle has another size or layout");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct PuzzleError(pub(crate) ());

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("the puzzle has another size or layout")
    }
}

impl Error for PuzzleError {}
