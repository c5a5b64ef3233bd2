//! The error of reading clues.

use core::error::Error;
use core::fmt;

use queen_runtime::error::ParseBoardError;

use crate::ParseRegionsError;

/// The error of parsing [`Clues`](crate::Clues).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseCluesError {
    /// The text does not begin with the size of a board, or the regions are of another size.
    Size,
    /// A word is none of the clues, or a second one of a kind.
    Word,
    /// The text does not name squares of the board.
    Squares(ParseBoardError),
    /// The text does not divide the board into regions.
    Regions(ParseRegionsError),
}

impl fmt::Display for ParseCluesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size => f.write_str("expected the size of the board, which regions have too"),
            Self::Word => {
                f.write_str("expected squares, `blocked=` or `regions=`, each at most once")
            }
            Self::Squares(error) => write!(f, "in the squares: {error}"),
            Self::Regions(error) => write!(f, "in the regions: {error}"),
        }
    }
}

impl Error for ParseCluesError {}
