//! Calls without a size, which the compiler has a note on.
use queen_runtime::queen_table;

fn main() {
    queen_table!();

    // The procedural macro, called without the runtime's macro in front of it.
    queen_macros::queen_table!();
}
