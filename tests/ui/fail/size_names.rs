//! Names before the size, which has none.
use queen_runtime::queen_table;

fn main() {
    queen_table!(size = 8);
    queen_table!(size: 8);
    queen_table!(size: 17);
    queen_table!(n = 8u8, max_bytes = 736);
    queen_table!(4..=size = 8);
    queen_table!(size = 4..=10);
    queen_table!(size(8));
    queen_table!(QueenPuzzle<8>);
    queen_table!(QueenPuzzle<8, Ranked<5>>);
    queen_table!(vec![8]);
    queen_table!(concat!(1, 2));
}
