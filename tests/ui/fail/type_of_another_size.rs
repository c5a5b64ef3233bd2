use queen_runtime::{QueenPuzzle, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(9);

fn main() {
    EIGHT.solution(1);
}
