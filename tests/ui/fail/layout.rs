//! A layout is `plain`, `ranked`, or `ranked` with a number of rows from 2 to 12.
use queen_runtime::queen_table;

macro_rules! table {
    ($size:literal, $rows:expr) => {
        queen_table!($size, layout = ranked($rows))
    };
}

fn main() {
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
}
