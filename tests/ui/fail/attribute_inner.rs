//! Attributes of the enclosing item.
use queen_runtime::queen_table;

fn main() {
    queen_table!(#![allow(dead_code)] 8);
}
