//! Rows in other brackets than parentheses.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, layout = ranked[5]);
    queen_table!(8, layout = ranked {5});
    queen_table!(8, layout = ranked<5>);
    queen_table!(8, layout = ranked<8>);
}
