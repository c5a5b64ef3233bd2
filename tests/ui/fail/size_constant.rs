use queen_runtime::queen_table;

const N: usize = 7;

fn main() {
    let _ = N;
    queen_table!(N);
}
