//! Boards to test with, from their squares.

use queen_runtime::{Board, Square};

/// The board of this size with queens on these squares.
///
/// # Panics
///
/// Panics if there is no board of this size.
pub fn board(queens: impl IntoIterator<Item: Into<Square>>, size: usize) -> Board {
    let mut board = Board::empty(size).unwrap();
    board.extend(queens.into_iter().map(Into::into));
    board
}

/// All 2^(size²) boards of a size below 6.
pub fn all(size: usize) -> impl Iterator<Item = Board> {
    (0_u32..1 << (size * size)).map(move |bits| {
        let queens = squares(size).enumerate().filter(move |(index, _)| bits >> index & 1 == 1);
        board(queens.map(|(_, square)| square), size)
    })
}

/// All boards with at most two queens; those with fewer than two are repeated.
pub fn of_two_queens(size: usize) -> impl Iterator<Item = Board> {
    let pairs = squares(size).flat_map(move |one| squares(size).map(move |other| [one, other]));
    Board::empty(size).into_iter().chain(pairs.map(move |queens| board(queens, size)))
}

/// All squares, row by row from the top and from left to right.
pub fn squares(size: usize) -> impl Iterator<Item = Square> + Clone {
    (0..size).flat_map(move |row| (0..size).map(move |column| Square::new(row, column)))
}

/// Whether queens on these two squares attack each other, by the definition.
#[must_use]
pub fn attack(one: Square, other: Square) -> bool {
    let rows = one.row().abs_diff(other.row());
    let columns = one.column().abs_diff(other.column());
    one != other && (rows == 0 || columns == 0 || rows == columns)
}
