//! Errors of making and of reading clues.

use core::error::Error;
use core::fmt;

use queen_math::Counted;
use queen_runtime::Square;
use queen_runtime::error::ParseBoardError;

use crate::ParseRegionsError;

/// The error of [`Clues::from_parts`](crate::Clues::from_parts): a clue that is of another board
/// than the given queens. Rows and columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum CluesError {
    /// A blocked square is not on the board.
    Blocked {
        /// The first such square.
        square: Square,
        /// The number of rows of the board.
        size: usize,
    },
    /// The regions are of a board of another size.
    Regions {
        /// The number of rows of the regions.
        regions: usize,
        /// The number of rows of the board.
        size: usize,
    },
}

impl fmt::Display for CluesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Blocked { square, size } => {
                let (row, column) = (square.row(), square.column());
                write!(f, "the blocked square in row {row}, column {column} is not on ")?;
                write!(f, "a board of {}", Counted(size, "row"))
            }
            Self::Regions { regions, size } => {
                let regions = Counted(regions, "row");
                write!(f, "the regions divide {regions}, and the board has {size}")
            }
        }
    }
}

impl Error for CluesError {}

/// The error of parsing [`Clues`](crate::Clues).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseCluesError {
    /// The text does not begin with the size of a board, or the regions are of another size.
    Size,
    /// A word is none of the clues, names no square, or is a second one of a kind.
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
                f.write_str(
                    "expected squares, `blocked=` with squares or `regions=` with letters, ",
                )?;
                f.write_str("each at most once")
            }
            Self::Squares(error) => write!(f, "in the squares: {error}"),
            Self::Regions(error) => write!(f, "in the regions: {error}"),
        }
    }
}

impl Error for ParseCluesError {}
