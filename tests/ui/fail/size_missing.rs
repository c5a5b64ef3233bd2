//! A call that has attributes and no size.
use queen_runtime::queen_table;

fn main() {
    queen_table!(#[allow(dead_code)]);
}
