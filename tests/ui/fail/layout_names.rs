//! Values of `layout` that are no layout.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, layout);
    queen_table!(8, layout =);
    queen_table!(8, layout = foo);
    queen_table!(8, layout = "ranked");
    queen_table!(4, layout = foo);
    queen_table!(1, layout = foo);
}
