//! A range has two sizes from 1 to 16, the smaller one first.
use queen_runtime::queen_table;

macro_rules! table {
    ($first:literal, $last:expr) => {
        queen_table!($first..$last)
    };
}

fn main() {
    queen_table!(8..4);
    queen_table!(8..=4);
    queen_table!(4..4);
    queen_table!(0..=3);
    queen_table!(1..18);
    queen_table!(1..=40);
    queen_table!(4..=-8);
    queen_table!(4..=8i32);

    queen_table!(..);
    queen_table!(..8);
    queen_table!(..=8);
    queen_table!(4..);
    queen_table!(4..=, max_bytes = 10_000_000);
    queen_table!(4...10);
    queen_table!(4..=6..=8);
    queen_table!(4..=LARGEST);
    queen_table!(4..=size = 8);

    table!(8, 4);
    table!(4, 18);
}
