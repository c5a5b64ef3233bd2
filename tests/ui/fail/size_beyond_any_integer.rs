use queen_runtime::queen_table;

fn main() {
    queen_table!(99999999999999999999999);
}
