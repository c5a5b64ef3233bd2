//! Ranges with a size that is not from 1 to 16.
use queen_runtime::queen_table;

macro_rules! table {
    ($first:literal, $last:expr) => {
        queen_table!($first..$last)
    };
}

fn main() {
    queen_table!(0..=3);
    queen_table!(1..18);
    queen_table!(1..=40);
    queen_table!(4..=-8);
    queen_table!(4..=8i32);
    queen_table!(4...10);
    table!(4, 18);
}
