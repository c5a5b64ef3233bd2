use queen_runtime::queen_table;

const _: queen_runtime::QueenPuzzle<16> = queen_table!(16);

fn main() {}
