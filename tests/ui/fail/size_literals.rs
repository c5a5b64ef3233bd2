//! Literals of other types in place of the size.
use queen_runtime::queen_table;

fn main() {
    queen_table!(8i32);
    queen_table!(8f64);
    queen_table!(8queens);
    queen_table!(8.0);
    queen_table!('8');
    queen_table!("8");
    queen_table!(true);
}
