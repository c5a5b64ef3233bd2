//! Attributes in other brackets, or of the enclosing item.
use queen_runtime::queen_table;

fn main() {
    queen_table!(#8);
    queen_table!(#![allow(dead_code)] 8);
    queen_table!(#(allow(dead_code)) 8);
}
