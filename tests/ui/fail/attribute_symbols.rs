//! The name of one symbol for several tables.
use queen_runtime::queen_table;

macro_rules! table {
    ($(#[$attribute:meta])*; $sizes:expr) => {
        queen_table!($(#[$attribute])* $sizes)
    };
}

fn main() {
    queen_table!(#[no_mangle] 4..=6);
    queen_table!(#[unsafe(no_mangle)] 4..=6);
    queen_table!(#[unsafe(r#no_mangle)] 4..=5);
    queen_table!(#[used] #[unsafe(export_name = "TABLES")] 4..=6);
    queen_table!(#[cfg_attr(unix, unsafe(export_name = "TABLES"))] 4..=6);
    table!(#[unsafe(no_mangle)]; 4..=6);
}
