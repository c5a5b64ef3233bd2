//! A solution whose size is a value.

use core::str::FromStr;

use queen_math::symmetry::{Symmetric, Symmetry};
use queen_math::{MAX_TABLE_SIZE, Placement};

use super::{ParseSolutionError, Solution, SolutionError, error};
use crate::board::{Board, Queens};

/// A [`Solution`] whose size is a value, from 1 to 16, instead of a type.
///
/// It dereferences to the columns of its queens, the top row's first.
///
/// ```
/// use queen_runtime::{AnySolution, queen_table};
///
/// let solution = queen_table!(4).into_any().solution(1).unwrap();
/// assert_eq!(solution.columns(), [1, 3, 0, 2]);
/// assert!(solution.has_queen(0, 1));
/// assert_eq!(solution.to_string(), "⬜🔵⬜⬛\n⬛⬜⬛🔴\n🔴⬛⬜⬛\n⬛⬜🔵⬜");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnySolution {
    placement: Placement,
}

impl AnySolution {
    /// See [`Solution::new`].
    ///
    /// # Errors
    ///
    /// See [`Solution::new`].
    ///
    /// ```
    /// # use queen_runtime::AnySolution;
    /// assert_eq!(AnySolution::new(&[1, 3, 0, 2]).unwrap().size(), 4);
    /// let error = AnySolution::new(&[1, 3, 0]).unwrap_err();
    /// assert_eq!(error.to_string(), "row 1 has its queen in column 3 of a board of size 3");
    /// ```
    pub const fn new(columns: &[u8]) -> Result<Self, SolutionError> {
        match error::check(columns) {
            Ok(()) => Ok(Self::unchecked(Placement::unchecked(columns))),
            Err(error) => Err(error),
        }
    }

    /// The solution that a board shows.
    pub(crate) const fn from_board(board: &Board) -> Result<Self, SolutionError> {
        let masks = board.row_masks();
        let mut columns = [0; MAX_TABLE_SIZE];
        let mut row = 0;
        while row < board.size() && row < MAX_TABLE_SIZE {
            let Some(last) = masks[row].checked_ilog2() else {
                return Err(SolutionError::EmptyRow { row });
            };
            let first = masks[row].trailing_zeros();
            if first != last {
                let queens = [(row, first as usize), (row, last as usize)];
                return Err(SolutionError::Attack { queens });
            }
            columns[row] = last as u8;
            row += 1;
        }
        match columns.split_at_checked(board.size()) {
            Some((columns, _)) => Self::new(columns),
            None => Err(SolutionError::Size { size: board.size() }),
        }
    }

    /// The solution with these queens, which do not attack each other.
    pub(crate) const fn unchecked(placement: Placement) -> Self {
        Self { placement }
    }

    /// The number of rows, of columns and of queens.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.placement.size()
    }

    /// The column of each row's queen, the top row's first.
    #[must_use]
    pub const fn columns(&self) -> &[u8] {
        self.placement.columns()
    }

    /// The row and the column of each queen, the top row's first.
    pub const fn queens(&self) -> Queens {
        Board::from_columns(self.columns()).queens()
    }

    /// Whether a queen stands in `row` and `column`; `false` outside the board.
    #[must_use]
    pub const fn has_queen(&self, row: usize, column: usize) -> bool {
        let columns = self.columns();
        row < columns.len() && columns[row] as usize == column
    }
}

impl Symmetric for AnySolution {
    fn transform(self, symmetry: Symmetry) -> Self {
        Self { placement: self.placement.transform(symmetry) }
    }

    fn is_fixed_by(self, symmetry: Symmetry) -> bool {
        self.placement.is_fixed_by(symmetry)
    }
}

impl From<AnySolution> for Placement {
    fn from(solution: AnySolution) -> Self {
        solution.placement
    }
}

impl<const N: usize> From<Solution<N>> for AnySolution {
    fn from(solution: Solution<N>) -> Self {
        solution.into_any()
    }
}

impl TryFrom<&[u8]> for AnySolution {
    type Error = SolutionError;

    fn try_from(columns: &[u8]) -> Result<Self, SolutionError> {
        Self::new(columns)
    }
}

impl TryFrom<Board> for AnySolution {
    type Error = SolutionError;

    fn try_from(board: Board) -> Result<Self, SolutionError> {
        Self::from_board(&board)
    }
}

/// Parses a picture, as [`Board`] does.
impl FromStr for AnySolution {
    type Err = ParseSolutionError;

    fn from_str(picture: &str) -> Result<Self, ParseSolutionError> {
        Ok(picture.parse::<Board>()?.try_into()?)
    }
}
