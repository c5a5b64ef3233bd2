//! Options that are given twice.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, layout = ranked, layout = ranked);
    queen_table!(8, layout = ranked(5), ranked(6));
    queen_table!(8, max_bytes = 1000, max_bytes = 2000);
}
