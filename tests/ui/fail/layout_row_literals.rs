//! Values of other types in place of the number of rows.
use queen_runtime::queen_table;

macro_rules! table {
    ($size:literal, $rows:expr) => {
        queen_table!($size, layout = ranked($rows))
    };
}

fn main() {
    queen_table!(8, layout = ranked(x));
    queen_table!(8, layout = ranked(5i32));
    queen_table!(8, layout = ranked(5, 6));
    queen_table!(8, layout = ranked(rows = 5));
    table!(8, 4 + 4);
}
