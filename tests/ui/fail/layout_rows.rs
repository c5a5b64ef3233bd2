//! Numbers of rows that are not from 2 to 12.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, layout = ranked());
    queen_table!(8, layout = ranked(0));
    queen_table!(8, layout = ranked(1));
    queen_table!(8, layout = ranked(13));
    queen_table!(8, layout = ranked(256));
    queen_table!(8, layout = ranked(-5));
    queen_table!(4..=12, layout = ranked(13));
}
