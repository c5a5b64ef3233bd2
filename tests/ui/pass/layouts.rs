//! Layouts with the types that have them.
use queen_runtime::layout::{FixedLayout, Plain, Ranked};
use queen_runtime::{PuzzleRange, QueenPuzzle, Solution, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8, layout = plain);
const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
static SMALL: QueenPuzzle<8, Ranked<6>> = queen_table!(8, max_bytes = 19, layout = ranked(6),);
static NO_BYTES: QueenPuzzle<8, Ranked<8>> = queen_table!(8, layout = ranked(8), max_bytes = 0);
static ONE: QueenPuzzle<1, Ranked<5>> = queen_table!(1, layout = ranked);
static IN_A_SECTION: QueenPuzzle<10, Ranked<2>> =
    queen_table!(#[unsafe(link_section = ".ext_flash")] 10, layout = ranked(0x2u8));
static RANGE: PuzzleRange = queen_table!(1..=9, layout = ranked);
static SMALL_RANGE: PuzzleRange = queen_table!(1..=9, layout = ranked(9), max_bytes = 0);

const THIRTEENTH: Option<Solution<8>> = RANKED.solution(13);

macro_rules! table {
    ($size:literal, $layout:ident) => {
        queen_table!($size, layout = $layout)
    };
    ($size:literal, $layout:expr) => {
        queen_table!($size, layout = $layout)
    };
    ($size:literal; $rows:expr) => {
        queen_table!($size, layout = ranked($rows))
    };
}

fn agrees<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>, size: usize) {
    assert_eq!(N, size);
    let range = RANGE.get(size).unwrap();
    let small = SMALL_RANGE.get(size).unwrap();
    assert_eq!(puzzle.nb_of_solutions(), range.nb_of_solutions());
    for k in 0..=puzzle.nb_of_solutions() + 1 {
        let solution = puzzle.solution(k).map(|solution| solution.into_any());
        assert_eq!(solution, range.solution(k));
        assert_eq!(solution, small.solution(k));
    }
}

fn main() {
    let plain: QueenPuzzle<8, Plain> = table!(8, plain);
    let ranked: QueenPuzzle<8, Ranked> = table!(8, ranked);
    let seven: QueenPuzzle<8, Ranked<7>> = table!(8, ranked(7));
    let three: QueenPuzzle<8, Ranked<3>> = table!(8; 3);
    assert!(plain.iter().eq(ranked));
    assert!(plain.iter().eq(seven));
    assert!(plain.iter().eq(three));
    assert!(plain.iter().eq(SMALL));
    assert!(plain.iter().eq(NO_BYTES));
    assert_eq!(plain, EIGHT);
    assert_eq!(THIRTEENTH, EIGHT.solution(13));
    assert_eq!(IN_A_SECTION.iter().count(), 724);

    agrees(ONE, 1);
    agrees(queen_table!(2), 2);
    agrees(queen_table!(3), 3);
    agrees(queen_table!(4), 4);
    agrees(queen_table!(5), 5);
    agrees(EIGHT, 8);
    agrees(queen_table!(9), 9);
}
