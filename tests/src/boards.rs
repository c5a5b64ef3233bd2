//! Sets of boards for tests.

use queen_runtime::Board;

use crate::squares::squares;

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
