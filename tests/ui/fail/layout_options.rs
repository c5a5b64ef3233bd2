//! Layouts without the name of the option.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, ranked);
    queen_table!(8, plain);
    queen_table!(8, ranked(8));
    queen_table!(8, ranked<9>);
}
