//! Solutions on boards: conversions in both directions.

use queen_math::{MAX_TABLE_SIZE, Square};

use super::{AnySolution, Solution};
use crate::board::Board;
use crate::error::SolutionError;
use crate::size::Size;

/// # Solutions
impl Board {
    /// Whether the board holds as many queens as it has rows and none attacks another.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// assert!(Board::from_squares("b4 d3 a2 c1", 4).unwrap().is_solved());
    /// assert!(!Board::from_squares("b4 d3 a2", 4).unwrap().is_solved());
    /// ```
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.solution().is_some()
    }

    /// The solution that the board shows; `None` unless it [is solved](Self::is_solved).
    ///
    /// ```
    /// use queen_runtime::{Board, Square};
    ///
    /// let mut board = Board::from_squares("b4 d3 a2", 4).unwrap();
    /// assert_eq!(board.solution(), None);
    ///
    /// board.place(Square::new(3, 2));
    /// assert_eq!(board.solution().unwrap().columns(), [1, 3, 0, 2]);
    /// ```
    #[must_use]
    pub const fn solution(&self) -> Option<AnySolution> {
        match AnySolution::from_board(self) {
            Ok(solution) => Some(solution),
            Err(_) => None,
        }
    }
}

impl<const N: usize, S: Size> Solution<N, S> {
    /// The solution that a board shows.
    const fn from_board(board: &Board) -> Result<Self, SolutionError> {
        let masks = board.row_masks();
        let mut columns = [0; MAX_TABLE_SIZE];
        let mut row = 0;
        while row < board.size() && row < MAX_TABLE_SIZE {
            let Some(last) = masks[row].checked_ilog2() else {
                return Err(SolutionError::EmptyRow { row });
            };
            let first = masks[row].trailing_zeros();
            if first != last {
                let queens = [Square::new(row, first as usize), Square::new(row, last as usize)];
                return Err(SolutionError::Attack { queens });
            }
            columns[row] = last as u8;
            row += 1;
        }
        match columns.split_at_checked(board.size()) {
            Some((columns, _)) => Self::from_columns(columns),
            None => Err(SolutionError::Size { size: board.size() }),
        }
    }
}

impl<const N: usize, S: Size> From<Solution<N, S>> for Board {
    fn from(solution: Solution<N, S>) -> Self {
        Self::from(&solution)
    }
}

impl<const N: usize, S: Size> From<&Solution<N, S>> for Board {
    fn from(solution: &Solution<N, S>) -> Self {
        Self::from_columns(solution.columns())
    }
}

/// Fails unless the board [is solved](Board::is_solved) and has this size.
impl<const N: usize, S: Size> TryFrom<Board> for Solution<N, S> {
    type Error = SolutionError;

    fn try_from(board: Board) -> Result<Self, SolutionError> {
        Self::from_board(&board)
    }
}

/// Fails unless the board [is solved](Board::is_solved) and has this size.
impl<const N: usize, S: Size> TryFrom<&Board> for Solution<N, S> {
    type Error = SolutionError;

    fn try_from(board: &Board) -> Result<Self, SolutionError> {
        Self::from_board(board)
    }
}
