//! More rows than the board has.
use queen_runtime::queen_table;

macro_rules! table {
    ($size:literal, $rows:expr) => {
        queen_table!($size, layout = ranked($rows))
    };
}

fn main() {
    queen_table!(8, layout = ranked(9));
    queen_table!(1, layout = ranked(2));
    table!(8, 9);
}
