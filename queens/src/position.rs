//! Positions on boards of any size.

use queen_math::Placement;
use queen_runtime::Square;
use queen_runtime::draw::Position;

/// The largest number of queens in a position.
pub const MAX_QUEENS: usize = 1_000_000;

/// The columns of the queens from 0, from the top row down.
#[derive(Debug, PartialEq, Eq)]
pub struct Queens(pub Vec<u32>);

impl From<&[u8]> for Queens {
    fn from(columns: &[u8]) -> Self {
        Self(columns.iter().map(|&column| column.into()).collect())
    }
}

impl From<Placement> for Queens {
    fn from(placement: Placement) -> Self {
        placement.columns().into()
    }
}

impl Position for Queens {
    fn size(&self) -> usize {
        self.0.len()
    }

    fn has_queen(&self, square: Square) -> bool {
        self.0.get(square.row()).is_some_and(|&queen| queen as usize == square.column())
    }

    fn next_queen(&self, row: usize, start: usize) -> Option<usize> {
        let queen = *self.0.get(row)? as usize;
        (queen >= start).then_some(queen)
    }
}

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
    pub fn columns(&self) -> Option<Queens> {
        let is_one_a_row = self.queens.len() == self.size
            && self.queens.iter().enumerate().all(|(row, queen)| queen.row() == row);
        is_one_a_row
            .then(|| Queens(self.queens.iter().map(|queen| queen.column() as u32).collect()))
    }
}
