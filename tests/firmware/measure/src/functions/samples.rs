//! Values with which functions are called.

use queen_runtime::layout::Ranked;
use queen_runtime::{AnyQueenPuzzle, Board, QueenPuzzle, Solution, Square, queen_table};

pub const PLAIN: QueenPuzzle<8> = queen_table!(8);
pub const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
pub const ANY: AnyQueenPuzzle = RANKED.into_any();

/// The 13th solution for n = 8.
pub const COLUMNS: [u8; 8] = [3, 6, 4, 2, 0, 5, 7, 1];

pub fn solution() -> Solution<8> {
    PLAIN.solution(13).unwrap()
}

/// A board with two queens, which the 13th solution has, too.
pub fn board() -> Board {
    Board::from_squares("d8 g7", 8).unwrap()
}

/// A square where it can have another one.
pub fn square() -> Square {
    Square::new(3, 2)
}
