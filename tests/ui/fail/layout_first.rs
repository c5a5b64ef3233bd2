use queen_runtime::queen_table;

fn main() {
    queen_table!(layout = ranked, 8);
}
