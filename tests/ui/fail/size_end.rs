//! Tokens after the size that start no option.
use queen_runtime::queen_table;

macro_rules! table {
    ($size:expr) => {
        queen_table!($size)
    };
}

fn main() {
    queen_table!(8 9);
    queen_table!(8 + 1);
    queen_table!(8 as usize);
    queen_table!(8 ranked);
    queen_table!(4-10);
    queen_table!(4:10);
    queen_table!(4 to 10);
    queen_table!(4 until 11);
    queen_table!(4..=6..=8);
    table!(4 + 4);
}
