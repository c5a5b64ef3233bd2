//! Rows in other brackets than parentheses, or for a layout without rows.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, layout = ranked[5]);
    queen_table!(8, layout = ranked {5});
    queen_table!(8, layout = ranked<5>);
    queen_table!(8, layout = ranked<8>);
    queen_table!(8, layout = plain(5));
    queen_table!(4, layout = plain(5));
}
