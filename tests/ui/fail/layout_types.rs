//! Layouts as the names of their types.

use queen_runtime::queen_table;

fn main() {
    queen_table!(8, layout = Ranked<7>);
    queen_table!(8, layout = layout::Ranked<7>);
    queen_table!(8, layout = ranked::<7>);
    queen_table!(8, layout = Plain);
    queen_table!(8, Ranked<7>);
    queen_table!(Ranked<7>, 8);
}
