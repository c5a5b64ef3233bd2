//! Uses of a table in constants and loops.
use queen_runtime::{QueenPuzzle, Solution, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8);
const THIRTEENTH: Solution<8> = EIGHT.solution(13).unwrap();
const NUMBER: usize = EIGHT.nb_of_solutions();
static BOARDS: [[u8; 8]; NUMBER] = *EIGHT.solutions().first_chunk().unwrap();

fn main() {
    const { assert!(THIRTEENTH.has_queen(0, 3)) };
    const { assert!(matches!(EIGHT.number_of(THIRTEENTH.columns()), Some(13))) };
    const { assert!(THIRTEENTH.row_masks()[0] == 0b1000) };
    assert_eq!(BOARDS[12], *THIRTEENTH.columns());
    let mut rows = 0;
    for solution in EIGHT {
        rows += solution.queens().len();
    }
    for solution in &EIGHT {
        rows += solution.columns().len();
    }
    assert_eq!(rows, 2 * 8 * 92);
}
