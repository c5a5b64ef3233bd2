use queen_runtime::queen_table;

fn main() {
    queen_table!(#[cfg] 8, layuot = ranked);
}
