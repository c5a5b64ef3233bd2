//! The macro is an expression, and not an item.
use queen_runtime::queen_table;

queen_table!(8);

queen_table! { #[used] 4..=6 }

mod tables {
    queen_runtime::queen_table![8, layout = ranked];
}

fn main() {}
