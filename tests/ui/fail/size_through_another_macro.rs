use queen_runtime::queen_table;

macro_rules! table {
    ($size:expr) => {
        queen_table!($size)
    };
}

fn main() {
    table!(17);
    table!(4 + 4);
}
