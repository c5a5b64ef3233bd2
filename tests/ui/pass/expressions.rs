//! Positions of the expression, also in other macros, and uses of its value in constants and loops.
use queen_runtime::layout::Ranked;
use queen_runtime::{QueenPuzzle, Solution, Square, queen_table};

const EIGHT: QueenPuzzle<8> = queen_table!(8);
const THIRTEENTH: Solution<8> = EIGHT.solution(13).unwrap();
const NUMBER: usize = EIGHT.nb_of_solutions();
static BOARDS: [[u8; 8]; NUMBER] = *EIGHT.columns().first_chunk().unwrap();

const CONST: QueenPuzzle<4> = queen_table!(4);
static STATIC: QueenPuzzle<4> = queen_table!(4);

struct Levels {
    easy: QueenPuzzle<4>,
    hard: QueenPuzzle<8>,
}

impl Levels {
    const ALL: Self = Self { easy: queen_table!(4), hard: queen_table!(8) };
}

trait Puzzle {
    const PUZZLE: QueenPuzzle<6> = queen_table!(6);
}

impl Puzzle for Levels {}

const fn puzzle() -> QueenPuzzle<5> {
    queen_table!(5)
}

fn generic<T>() -> QueenPuzzle<7> {
    queen_table!(7)
}

macro_rules! by_literal {
    ($size:literal) => {
        queen_table!($size)
    };
}

macro_rules! by_expr {
    ($size:expr) => {
        queen_table!($size)
    };
}

macro_rules! by_tt {
    ($size:tt) => {
        queen_table!($size)
    };
}

macro_rules! budget {
    ($size:expr, $bytes:expr) => {
        queen_table!($size, max_bytes = $bytes)
    };
}

macro_rules! twice {
    ($size:expr) => {
        by_expr!($size)
    };
}

macro_rules! placed {
    ($(#[$attribute:meta])* $size:literal) => {
        queen_table!($(#[$attribute])* $size, layout = ranked)
    };
}

macro_rules! puzzles {
    ($($name:ident: $size:literal),*) => {
        $(const $name: QueenPuzzle<$size> = queen_table!($size);)*
    };
}

puzzles!(FOUR: 4, FIVE: 5);

fn main() {
    let local = queen_table!(4);
    let array = [queen_table!(4), queen_table![4], queen_table! { 4 }];
    assert_eq!(CONST, STATIC);
    assert_eq!(local.columns(), CONST.columns());
    assert!(array.iter().all(|puzzle| puzzle.columns() == local.columns()));
    assert_eq!(Levels::ALL.easy.nb_of_solutions(), 2);
    assert_eq!(Levels::ALL.hard.nb_of_solutions(), 92);
    assert_eq!(<Levels as Puzzle>::PUZZLE.nb_of_solutions(), 4);
    assert_eq!(puzzle().nb_of_solutions(), 10);
    assert_eq!(generic::<Levels>().nb_of_solutions(), 40);
    assert_eq!(queen_table!(4).iter().count() + queen_table!(5).iter().count(), 12);

    const { assert!(THIRTEENTH.has_queen(Square::new(0, 3))) };
    assert_eq!(EIGHT.number_of(THIRTEENTH), Some(13));
    const { assert!(THIRTEENTH.row_masks()[0] == 0b1000) };
    assert_eq!(BOARDS[12], *THIRTEENTH.as_array());
    let mut rows = 0;
    for solution in EIGHT {
        rows += solution.queens().len();
    }
    for solution in &EIGHT {
        rows += solution.columns().len();
    }
    assert_eq!(rows, 2 * 8 * 92);

    let _: [QueenPuzzle<8>; 5] =
        [by_literal!(8), by_expr!(8), by_tt!(8), budget!(8, 736), twice!(8)];
    let _: QueenPuzzle<6, Ranked> = placed!(#[unsafe(link_section = ".ext")] #[used] 6);
    assert_eq!(FOUR.nb_of_solutions() + FIVE.nb_of_solutions(), 12);
}
