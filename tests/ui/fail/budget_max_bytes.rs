//! Tables of more bytes than `max_bytes` allows.
use queen_runtime::queen_table;

macro_rules! table {
    ($size:expr, $bytes:expr) => {
        queen_table!($size, max_bytes = $bytes)
    };
}

fn main() {
    queen_table!(1, max_bytes = 0);
    queen_table!(4, max_bytes = 7);
    queen_table!(8, max_bytes = 735);
    queen_table!(8, max_bytes = 44, layout = ranked);
    queen_table!(8, layout = ranked(2), max_bytes = 5);
    queen_table!(14, max_bytes = 0x10_0000);
    queen_table!(16, max_bytes = 100_000_000);
    queen_table!(0x4..13, max_bytes = 1000u64);
    queen_table!(4..=12, layout = ranked, max_bytes = 10_000,);
    queen_table!(#[unsafe(link_section = ".ext_flash")] #[used] 12, max_bytes = 65_536);

    table!(8, 735);
}
