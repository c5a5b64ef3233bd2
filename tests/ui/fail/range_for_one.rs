use queen_runtime::{QueenPuzzle, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8..=8);

fn main() {}
