use queen_runtime::{QueenPuzzle, queen_table};

const FIVE: QueenPuzzle<5> = queen_table!(
    /// A comment is an attribute, too.
    #[unsafe(link_section = ".ext")]
    #[used]
    5
);
const SIX: QueenPuzzle<6> = queen_table!(#[unsafe(export_name = "SIX_QUEENS")] 6, max_bytes = 24);

fn main() {
    assert_eq!(FIVE.nb_of_solutions(), 10);
    assert_eq!(SIX.nb_of_solutions(), 4);
}
