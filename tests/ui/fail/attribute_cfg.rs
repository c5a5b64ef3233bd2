//! `cfg`, which belongs before the item that holds the table.
use queen_runtime::queen_table;

macro_rules! table {
    ($(#[$attribute:meta])*; $sizes:expr) => {
        queen_table!($(#[$attribute])* $sizes)
    };
}

fn main() {
    queen_table!(#[cfg(unix)]; 8);
    queen_table!(#[used] #[cfg(unix)] 4..=8, layuot = ranked);
    queen_table!(#[r#cfg(unix)] 4..=5);
    queen_table!(#[cfg_attr(unix, cfg(unix))] 8);
    queen_table!(#[unsafe(cfg(unix))] 8);
    table!(#[cfg(unix)]; 8);
}
