use queen_runtime::layout::{Plain, Ranked};
use queen_runtime::{QueenPuzzle, Solution, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8, layout = plain);
const RANKED: QueenPuzzle<8, Ranked<8>> = queen_table!(8, layout = ranked);
static SMALL: QueenPuzzle<8, Ranked<8>> = queen_table!(8, max_bytes = 46, layout = ranked,);
static IN_A_SECTION: QueenPuzzle<10, Ranked<10>> =
    queen_table!(#[unsafe(link_section = ".ext_flash")] 10, layout = ranked);

const THIRTEENTH: Option<Solution<8>> = RANKED.solution(13);
const NUMBER: Option<usize> = RANKED.number_of(&[3, 6, 4, 2, 0, 5, 7, 1]);

macro_rules! table {
    ($size:literal, $layout:ident) => {
        queen_table!($size, layout = $layout)
    };
}

fn main() {
    let plain: QueenPuzzle<8, Plain<8>> = table!(8, plain);
    let ranked: QueenPuzzle<8, Ranked<8>> = table!(8, ranked);
    assert!(plain.iter().eq(ranked));
    assert_eq!(plain, EIGHT);
    assert_eq!(THIRTEENTH, EIGHT.solution(13));
    assert_eq!(NUMBER, Some(13));
    assert_eq!(SMALL.nb_of_solutions(), 92);
    assert_eq!(IN_A_SECTION.iter().count(), 724);
}
