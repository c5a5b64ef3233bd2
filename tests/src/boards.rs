//! Sets of boards, and their squares as (row, column).

use queen_runtime::Board;

/// The board of this size with queens on these squares.
///
/// # Panics
///
/// Panics if there is no board of this size.
pub fn board(size: usize, queens: impl IntoIterator<Item = (usize, usize)>) -> Board {
    let mut board = Board::empty(size).unwrap();
    board.extend(queens);
    board
}

/// All 2^(size²) boards of a size below 6.
pub fn all(size: usize) -> impl Iterator<Item = Board> {
    (0_u32..1 << (size * size)).map(move |bits| {
        let queens = squares(size).enumerate().filter(move |(index, _)| bits >> index & 1 == 1);
        board(size, queens.map(|(_, square)| square))
    })
}

/// All boards with at most two queens; those with fewer than two are repeated.
pub fn of_two_queens(size: usize) -> impl Iterator<Item = Board> {
    let pairs = squares(size).flat_map(move |one| squares(size).map(move |other| [one, other]));
    std::iter::once(board(size, [])).chain(pairs.map(move |queens| board(size, queens)))
}

/// All squares, row by row from the top and from left to right.
pub fn squares(size: usize) -> impl Iterator<Item = (usize, usize)> + Clone {
    (0..size).flat_map(move |row| (0..size).map(move |column| (row, column)))
}

/// Whether queens on these two squares attack each other.
#[must_use]
pub fn attack(one: (usize, usize), other: (usize, usize)) -> bool {
    let (rows, columns) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    one != other && (rows == 0 || columns == 0 || rows == columns)
}
