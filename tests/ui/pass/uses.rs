//! Uses of a puzzle, in constants or in loops.
use queen_runtime::{QueenPuzzle, Solution, Square, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8);
const THIRTEENTH: Solution<8> = EIGHT.solution(13).unwrap();
const NUMBER: usize = EIGHT.nb_of_solutions();
static BOARDS: [[u8; 8]; NUMBER] = *EIGHT.columns().first_chunk().unwrap();

fn main() {
    const { assert!(THIRTEENTH.has_queen(Square::new(0, 3))) };
    assert_eq!(EIGHT.number_of(THIRTEENTH), Some(13));
    const { assert!(THIRTEENTH.row_masks()[0] == 0b1000) };
    assert_eq!(BOARDS[12], *THIRTEENTH.as_array());
    let mut rows = 0;
    for solution in EIGHT {
        rows += solution.queens().len();
    }
    for solution in &EIGHT {
        rows += solution.columns().len();
    }
    assert_eq!(rows, 2 * 8 * 92);
}
