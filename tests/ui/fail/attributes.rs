//! Attributes are for the statics that hold the tables.
use queen_runtime::queen_table;

macro_rules! table {
    ($(#[$attribute:meta])*; $sizes:expr) => {
        queen_table!($(#[$attribute])* $sizes)
    };
}

fn main() {
    queen_table!(#8);
    queen_table!(#![allow(dead_code)] 8);
    queen_table!(#(allow(dead_code)) 8);
    queen_table!(#[allow(dead_code)]);
    queen_table!(#[allow(dead_code)] pub 8);

    queen_table!(#[cfg(unix)]; 8);
    queen_table!(#[used] #[cfg(unix)] 4..=8, layuot = ranked);
    table!(#[cfg(unix)]; 8);

    queen_table!(#[no_mangle] 4..=6);
    queen_table!(#[unsafe(no_mangle)] 4..=6);
    queen_table!(#[used] #[unsafe(export_name = "TABLES")] 4..=6);
    queen_table!(#[cfg_attr(unix, unsafe(export_name = "TABLES"))] 4..=6);
    table!(#[unsafe(no_mangle)]; 4..=6);
}
