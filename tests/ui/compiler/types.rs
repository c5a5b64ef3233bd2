//! Types of another size or layout than the table has.
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, queen_table};

const ANOTHER_SIZE: QueenPuzzle<8> = queen_table!(9);
const ANOTHER_LAYOUT: QueenPuzzle<8> = queen_table!(8, layout = ranked);
const OTHER_ROWS: QueenPuzzle<8, Ranked<8>> = queen_table!(8, layout = ranked);
const RANGE: QueenPuzzle<8> = queen_table!(8..=8);

fn main() {
    ANOTHER_SIZE.solution(1);
    ANOTHER_LAYOUT.solution(1);
    OTHER_ROWS.solution(1);
    RANGE.solution(1);
}
