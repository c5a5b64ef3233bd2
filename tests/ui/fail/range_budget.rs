use queen_runtime::queen_table;

fn main() {
    queen_table!(4..=15);
}
