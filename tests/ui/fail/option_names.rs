//! Options that do not exist.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, foo);
    queen_table!(8, foo = 1);
    queen_table!(8, max_byte = 1);
    queen_table!(8, layuot = ranked);
    queen_table!(8, 9);
    queen_table!(8, crate = 1);
    queen_table!(8,, );
    queen_table!(foo = 2, 8);
}
