//! Sizes that are not from 1 to 16.
use queen_runtime::queen_table;

macro_rules! table {
    ($size:expr) => {
        queen_table!($size)
    };
}

fn main() {
    queen_table!(0);
    queen_table!(17);
    queen_table!(-8);
    queen_table!(99999999999999999999999999999999999999999);
    table!(17);
    table!(-8);
}
