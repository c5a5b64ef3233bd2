//! Rows for the layout `plain`, which searches none.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, layout = plain(5));
    queen_table!(4, layout = plain(5));
}
