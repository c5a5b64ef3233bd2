//! Errors of this crate, each of which tells what is wrong.

use core::error::Error;
use core::fmt;

use queen_math::{Ascii, Square};

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
        // An `Ascii` is written from its end.
        let mut text = Ascii::<MAX_LEN>::EMPTY;
        match *self {
            Self::Size { size } => {
                text.push_all(b" rows");
                text.push_number(size);
                text.push_all(b"the board has ");
            }
            Self::OffBoard { square, size } => {
                text.push_number(size);
                text.push_all(b" of a board of size ");
                text.push_number(square.column());
                text.push_all(b" has its queen in column ");
                text.push_number(square.row());
                text.push_all(b"row ");
            }
            Self::EmptyRow { row } => {
                text.push_all(b" has no queen");
                text.push_number(row);
                text.push_all(b"row ");
            }
            Self::Attack { queens: [one, other] } => {
                text.push_all(b" attack each other");
                push_place(&mut text, other);
                text.push_all(b" and ");
                push_place(&mut text, one);
                text.push_all(b"the queens in ");
            }
        }
        text.fmt(f)
    }
}

/// The most bytes of a message: that of an attack, with rows and columns of 32 bits.
const MAX_LEN: usize = concat!(
    "the queens in row 4294967295, column 4294967295",
    " and row 4294967295, column 4294967295 attack each other",
)
.len();

fn push_place(text: &mut Ascii<MAX_LEN>, square: Square) {
    text.push_number(square.column());
    text.push_all(b", column ");
    text.push_number(square.row());
    text.push_all(b"row ");
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
