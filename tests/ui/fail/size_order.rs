//! Options before the size.
use queen_runtime::queen_table;

fn main() {
    queen_table!(layout = ranked, 8);
    queen_table!(max_bytes = 1, 8);
    queen_table!(ranked, 8);
    queen_table!(plain, 8);
    queen_table!(ranked(6), 8);
    queen_table!(layout = ranked(8), 12);
    queen_table!(max_bytes = 1_000, layout = ranked, 8);
    queen_table!(#[used] ranked, 4..=6);
    queen_table!(ranked, 16);
    queen_table!(max_bytes = 1024 * 1024, 8);
}
