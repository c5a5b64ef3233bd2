//! Positions of the expression.
use queen_runtime::{QueenPuzzle, queen_table};

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
}
