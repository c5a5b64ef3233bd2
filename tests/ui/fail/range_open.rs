//! Ranges without a smallest or a largest size.
use queen_runtime::queen_table;

fn main() {
    queen_table!(..);
    queen_table!(..8);
    queen_table!(..=8);
    queen_table!(4..);
    queen_table!(4..=, max_bytes = 10_000_000);
}
