//! The procedural macro, called without the runtime's macro in front of it.
use queen_macros::queen_table;

fn main() {
    queen_table!();
    queen_table!(8, foo = 1);
}
