//! Options are `name = value`, each once and after the size.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8, foo);
    queen_table!(8, foo = 1);
    queen_table!(8, max_byte = 1);
    queen_table!(8, layuot = ranked);
    queen_table!(8, 9);
    queen_table!(8, crate = 1);
    queen_table!(8,, );
    queen_table!(4, max_bytes = 100 max_bytes = 200);

    queen_table!(layout = ranked, 8);
    queen_table!(max_bytes = 1, 8);
    queen_table!(8, layout = ranked, layout = ranked);
    queen_table!(8, max_bytes = 1000, max_bytes = 2000);

    queen_table!(8, layout);
    queen_table!(8, max_bytes);
    queen_table!(8, max_bytes =);
    queen_table!(8, max_bytes = , );
    queen_table!(8, max_bytes = -1);
    queen_table!(8, max_bytes = 1000i64);
    queen_table!(8, max_bytes = "x");
    queen_table!(8, max_bytes = usize::MAX);

    queen_table!(8, ranked);
    queen_table!(8, plain);
    queen_table!(threads = 2, 8);

    // The procedural macro, called without the runtime's macro in front of it.
    queen_macros::queen_table!();
    queen_macros::queen_table!(8, foo = 1);
}
