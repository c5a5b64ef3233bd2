//! Tokens of other kinds in place of the size.
use queen_runtime::queen_table;

fn main() {
    queen_table!(_);
    queen_table!(crate);
    queen_table!(pub 8);
    queen_table!(static mut 8);
    queen_table!((8));
    queen_table!({ 8 });
    queen_table!(,);
    queen_table!(#[allow(dead_code)] pub 8);
}
