//! Errors of this crate, each of which tells what is wrong.

use core::error::Error;
use core::fmt;

use queen_math::Square;

pub use queen_math::ParseSquareError;
pub use queen_math::table::ParseLayoutError;

pub use crate::notation::error::{ParseBoardError, ParseBoardErrorKind};

/// The error of creating a solution: the reason why the queens are not one. Rows and columns count
/// from 0.
///
/// ```
/// use queen_runtime::error::SolutionError;
/// use queen_runtime::{Solution, Square};
///
/// let SolutionError::Attack { queens, .. } = Solution::new([0, 1]).unwrap_err() else { panic!() };
/// assert_eq!(queens, [Square::new(0, 0), Square::new(1, 1)]);
///
/// let error = Solution::new([1, 3, 0, 4]).unwrap_err();
/// assert_eq!(error.to_string(), "row 3 has its queen in column 4 of a board of size 4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum SolutionError {
    /// The board has a size that is not from 1 to 16, or not that of the type.
    #[non_exhaustive]
    Size {
        /// The number of rows.
        size: usize,
    },
    /// A queen stands beyond the last column.
    #[non_exhaustive]
    OffBoard {
        /// The square of the queen.
        square: Square,
        /// The size of the board.
        size: usize,
    },
    /// A row has no queen.
    #[non_exhaustive]
    EmptyRow {
        /// The row.
        row: usize,
    },
    /// Two queens attack each other.
    #[non_exhaustive]
    Attack {
        /// The squares of both, the upper one first.
        queens: [Square; 2],
    },
}

impl fmt::Display for SolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { size } => write!(f, "the board has {size} rows"),
            Self::OffBoard { square, size } => write!(
                f,
                "row {} has its queen in column {} of a board of size {size}",
                square.row(),
                square.column(),
            ),
            Self::EmptyRow { row } => write!(f, "row {row} has no queen"),
            Self::Attack { queens: [one, other] } => write!(
                f,
                "the queens in row {}, column {} and row {}, column {} attack each other",
                one.row(),
                one.column(),
                other.row(),
                other.column(),
            ),
        }
    }
}

impl Error for SolutionError {}

/// The error of parsing a solution.
///
/// ```
/// use queen_runtime::AnySolution;
/// use queen_runtime::error::ParseSolutionError;
///
/// let error = |picture: &str| picture.parse::<AnySolution>().unwrap_err();
/// assert!(matches!(error(". Q\nx ."), ParseSolutionError::Board(_)));
/// assert!(matches!(error(". Q\nQ ."), ParseSolutionError::Solution(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseSolutionError {
    /// The text does not describe a board.
    Board(ParseBoardError),
    /// The board does not show a solution.
    Solution(SolutionError),
}

impl fmt::Display for ParseSolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => error.fmt(f),
            Self::Solution(error) => error.fmt(f),
        }
    }
}

impl Error for ParseSolutionError {}

impl From<ParseBoardError> for ParseSolutionError {
    fn from(error: ParseBoardError) -> Self {
        Self::Board(error)
    }
}

impl From<SolutionError> for ParseSolutionError {
    fn from(error: SolutionError) -> Self {
        Self::Solution(error)
    }
}
