//! A mistake that two variables of another macro make, which the compiler shows in both places.
use queen_runtime::queen_table;

macro_rules! table {
    ($first:literal, $last:expr) => {
        queen_table!($first..$last)
    };
}

fn main() {
    table!(8, 4);
}
