//! Calls in the place of an item, which an expression cannot take.
use queen_runtime::queen_table;

queen_table!(8);

queen_table! { #[used] 4..=6 }

mod tables {
    queen_runtime::queen_table![8, layout = ranked];
}

fn main() {}
