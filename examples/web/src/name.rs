//! Names of squares.

use core::fmt;

use queen_runtime::Board;
use queen_runtime::draw::Squares;

/// The name of a square, as (row, column), on a board of this size.
pub struct Name {
    pub board: Board,
    pub square: (usize, usize),
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut board = self.board;
        board.clear();
        board.place(self.square.0, self.square.1);
        Squares::new(&board).fmt(f)
    }
}
