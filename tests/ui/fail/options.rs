//! Options are `name = value`, each once and after the size; a layout is `plain`, `ranked`, or `ranked` with a
//! number of rows from 2 to 12. Attributes are for the statics that hold the tables.
use queen_runtime::queen_table;

macro_rules! table {
    ($size:literal, $rows:expr) => {
        queen_table!($size, layout = ranked($rows))
    };
    ($(#[$attribute:meta])*; $sizes:expr) => {
        queen_table!($(#[$attribute])* $sizes)
    };
}

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

    queen_table!(8, layout =);
    queen_table!(8, layout = foo);
    queen_table!(8, layout = "ranked");
    queen_table!(8, layout = plain(5));

    queen_table!(8, layout = ranked());
    queen_table!(8, layout = ranked(0));
    queen_table!(8, layout = ranked(1));
    queen_table!(8, layout = ranked(13));
    queen_table!(8, layout = ranked(256));
    queen_table!(8, layout = ranked(-5));
    queen_table!(8, layout = ranked(x));
    queen_table!(8, layout = ranked(5i32));
    queen_table!(8, layout = ranked(5, 6));
    queen_table!(8, layout = ranked(rows = 5));
    queen_table!(8, layout = ranked[5]);
    queen_table!(8, layout = ranked<5>);

    queen_table!(8, layout = ranked(9));
    queen_table!(1, layout = ranked(2));
    queen_table!(4..=12, layout = ranked(13));
    table!(8, 9);
    table!(8, 4 + 4);
    queen_table!(8, layout = ranked {5});

    queen_table!(#8);
    queen_table!(#![allow(dead_code)] 8);
    queen_table!(#(allow(dead_code)) 8);
    queen_table!(#[allow(dead_code)]);
    queen_table!(#[allow(dead_code)] pub 8);

    queen_table!(#[cfg(unix)]; 8);
    queen_table!(#[used] #[cfg(unix)] 4..=8, layuot = ranked);
    table!(#[cfg(unix)]; 8);

    queen_table!(#[no_mangle] 4..=6);
    queen_table!(#[unsafe(no_mangle)] 4..=6);
    queen_table!(#[used] #[unsafe(export_name = "TABLES")] 4..=6);
    queen_table!(#[cfg_attr(unix, unsafe(export_name = "TABLES"))] 4..=6);
    table!(#[unsafe(no_mangle)]; 4..=6);
    queen_table!(#[unsafe(r#no_mangle)] 4..=5);
    queen_table!(#[r#cfg(unix)] 4..=5);

    queen_table!(ranked, 8);
    queen_table!(plain, 8);
    queen_table!(ranked(6), 8);
    queen_table!(8, ranked(8));
    queen_table!(8, ranked<9>);
    queen_table!(8, layout = ranked<8>);
    queen_table!(4, layout = plain(5));
}
