use queen_runtime::queen_table;

fn main() {
    queen_table!(max_bytes = 1, 8);
}
