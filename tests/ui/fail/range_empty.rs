//! Ranges without a size.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8..4);
    queen_table!(8..=4);
    queen_table!(4..4);
}
