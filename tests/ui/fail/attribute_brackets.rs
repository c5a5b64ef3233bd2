//! Attributes in other brackets.
use queen_runtime::queen_table;

fn main() {
    queen_table!(#8);
    queen_table!(#(allow(dead_code)) 8);
}
