//! Columns of queens, one queen a row, on boards of any size.

use queen_math::Placement;
use queen_runtime::Square;
use queen_runtime::draw::Position;

/// The size of the largest board. Its columns are held in memory.
pub const MAX_SIZE: usize = 10_000_000;

/// The columns of the queens from 0, from the top row down.
#[derive(Debug, PartialEq, Eq)]
pub struct Columns(pub Vec<u32>);

impl From<&[u8]> for Columns {
    fn from(columns: &[u8]) -> Self {
        Self(columns.iter().map(|&column| column.into()).collect())
    }
}

impl From<Placement> for Columns {
    fn from(placement: Placement) -> Self {
        placement.columns().into()
    }
}

impl Position for Columns {
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
