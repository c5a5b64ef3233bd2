//! Positions that have been read, on boards of any size.

use queen_runtime::Square;

use crate::columns::Columns;

/// The largest number of queens in a position.
pub const MAX_QUEENS: usize = 1_000_000;

/// A board with queens on some of its squares.
#[derive(Debug, PartialEq, Eq)]
pub struct ParsedPosition {
    pub size: usize,
    /// The squares of the queens, row by row from the top.
    pub queens: Vec<Square>,
}

impl ParsedPosition {
    /// A position with one queen per row in these columns, from the top row down.
    pub fn from_columns(columns: impl IntoIterator<Item = u32>) -> Self {
        let squares = columns.into_iter().enumerate();
        let queens: Vec<_> =
            squares.map(|(row, column)| Square::new(row, column as usize)).collect();
        Self { size: queens.len(), queens }
    }

    /// The columns, if there is one queen in each row.
    pub fn columns(&self) -> Option<Columns> {
        let is_one_a_row = self.queens.len() == self.size
            && self.queens.iter().enumerate().all(|(row, queen)| queen.row() == row);
        is_one_a_row
            .then(|| Columns(self.queens.iter().map(|queen| queen.column() as u32).collect()))
    }
}
