//! Tables of more than 8 MiB, for which `max_bytes` must ask.
use queen_runtime::queen_table;

macro_rules! table {
    ($size:expr) => {
        queen_table!($size)
    };
}

fn main() {
    queen_table!(15);
    queen_table!(16);
    queen_table!(4..=15);

    table!(15);
}
