//! The size is an integer literal from 1 to 16; a range has two of them, the smaller one first.
use queen_runtime::queen_table;

const N: usize = 8;

macro_rules! table {
    ($size:expr) => {
        queen_table!($size)
    };
    ($first:literal, $last:expr) => {
        queen_table!($first..$last)
    };
}

fn main() {
    queen_table!();
    queen_table!(0);
    queen_table!(17);
    queen_table!(-8);
    queen_table!(99999999999999999999999999999999999999999);
    queen_table!(00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008);

    queen_table!(8i32);
    queen_table!(8f64);
    queen_table!(8queens);
    queen_table!(8.0);
    queen_table!('8');
    queen_table!("8");
    queen_table!(true);

    queen_table!(N);
    queen_table!(N + 1);
    queen_table!(self::N);
    queen_table!(sizes::N);
    queen_table!(size = 8);
    queen_table!(n = 8u8, max_bytes = 736);
    queen_table!(size = N);

    queen_table!(_);
    queen_table!(crate);
    queen_table!(pub 8);
    queen_table!(static mut 8);
    queen_table!((8));
    queen_table!({ 8 });
    queen_table!(,);
    queen_table!(8 9);
    queen_table!(8 + 1);

    table!(17);
    table!(-8);
    table!(N);
    table!(4 + 4);

    queen_table!(8..4);
    queen_table!(8..=4);
    queen_table!(4..4);
    queen_table!(0..=3);
    queen_table!(1..18);
    queen_table!(1..=40);
    queen_table!(4..=-8);
    queen_table!(4..=8i32);

    queen_table!(..);
    queen_table!(..8);
    queen_table!(..=8);
    queen_table!(4..);
    queen_table!(4..=, max_bytes = 10_000_000);
    queen_table!(4...10);
    queen_table!(4..=6..=8);
    queen_table!(4..=LARGEST);
    queen_table!(4..=size = 8);

    table!(8, 4);
    table!(4, 18);

    queen_table!(size: 8);
    queen_table!(size: 17);
    queen_table!(size: N);
}
