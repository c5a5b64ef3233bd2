//! Options without a comma between them.
use queen_runtime::queen_table;

fn main() {
    queen_table!(4, max_bytes = 100 max_bytes = 200);
}
