//! Attacks on a board.

use queen_runtime::SquareSet;

use crate::buffer::{self, Writer};

/// Writes the pairs of queens that attack each other, each in four bytes: row, column, row, column.
/// Returns the number of pairs.
#[unsafe(no_mangle)]
pub extern "C" fn conflicts(size: usize) -> usize {
    let Some(board) = buffer::read(size) else { return 0 };
    let mut writer = Writer::default();
    for queen in board.conflicts().flatten() {
        writer.put(queen.row() as u8);
        writer.put(queen.column() as u8);
    }
    writer.len() / 4
}

/// Writes the squares without a queen that a queen attacks, as rows of a board.
#[unsafe(no_mangle)]
pub extern "C" fn attacked(size: usize) {
    let Some(board) = buffer::read(size) else { return };
    Writer::default().put_squares(board.attacked() - SquareSet::from(board));
}
