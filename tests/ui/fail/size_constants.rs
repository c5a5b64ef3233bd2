//! Constants in place of the size, which have no values yet when the macro is expanded.
use queen_runtime::queen_table;

const N: usize = 8;

macro_rules! table {
    ($size:expr) => {
        queen_table!($size)
    };
}

fn main() {
    queen_table!(N);
    queen_table!(N + 1);
    queen_table!(self::N);
    queen_table!(sizes::N);
    queen_table!(size = N);
    queen_table!(size: N);
    queen_table!(4..=LARGEST);
    table!(N);
}
