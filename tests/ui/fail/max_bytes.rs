//! Values of `max_bytes` that are no number of bytes.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, max_bytes);
    queen_table!(8, max_bytes =);
    queen_table!(8, max_bytes = , );
    queen_table!(8, max_bytes = -1);
    queen_table!(8, max_bytes = 1000i64);
    queen_table!(8, max_bytes = "x");
    queen_table!(8, max_bytes = usize::MAX);
    queen_table!(8, max_bytes = 1024 * 1024);
}
