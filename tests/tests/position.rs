//! Positions of every kind, which say where their next queen is.

use queen_runtime::draw::Position;
use queen_runtime::{Board, Solution, Square};

#[test]
fn the_next_queen_is_the_first_one_from_a_column_on() {
    let solution = Solution::new([1, 3, 0, 2]).unwrap();
    let board = Board::from_squares("a4 d4 b3 a1", 4).unwrap();
    let positions: [&dyn Position; 4] =
        [&solution, &solution.into_any(), solution.as_array(), &board];
    for position in positions {
        for (row, start) in (0..6).flat_map(|row| (0..6).map(move |start| (row, start))) {
            let next = (start..4).find(|&column| position.has_queen(Square::new(row, column)));
            assert_eq!(position.next_queen(row, start), next, "{position:?}");
        }
    }
}
