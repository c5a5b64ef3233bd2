use queen_runtime::queen_table;

fn main() {
    queen_table!(4..=10, layout = ranked);
}
