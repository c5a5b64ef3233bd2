use queen_macros::queen_table;

fn main() {
    queen_table!();
    queen_table!(8, foo = 1);
}
