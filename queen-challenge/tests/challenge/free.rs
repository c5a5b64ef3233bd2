//! Free squares of a row or column.

use queen_challenge::{Line, Notes};
use queen_runtime::Square;

use crate::boards::board;

/// The squares of a row or column.
pub(crate) fn squares(size: usize, line: Line) -> impl Iterator<Item = Square> + Clone {
    (0..size).map(move |other| match line {
        Line::Row(row) => Square::new(row, other),
        Line::Column(column) => Square::new(other, column),
    })
}

pub(crate) fn lines(size: usize) -> impl Iterator<Item = Line> {
    (0..size).flat_map(|index| [Line::Row(index), Line::Column(index)])
}

/// The free squares of a row or column, by the definition.
pub(crate) fn free(notes: &Notes, line: Line) -> Vec<Square> {
    let is_free = |&square: &Square| {
        notes.queens.is_safe(square)
            && !notes.queens.has_queen(square)
            && !notes.ruled_out.contains(square)
    };
    squares(notes.queens.size(), line).filter(is_free).collect()
}

pub(crate) fn has_queen(notes: &Notes, line: Line) -> bool {
    squares(notes.queens.size(), line).any(|square| notes.queens.has_queen(square))
}

#[test]
fn free_squares_of_the_largest_board() {
    let notes = Notes::new(board("c1 f8", 16));
    let is_free = |square: &Square| free(&notes, Line::Row(square.row())).contains(square);
    let squares = (0..16).flat_map(|row| squares(16, Line::Row(row)));
    assert!(notes.free().unwrap().iter().eq(squares.filter(is_free)));
}
