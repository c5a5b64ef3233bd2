//! Puzzles from bytes that a program has, which the macro did not put there.

use queen_math::table::{Layout, Shape};
use queen_runtime::layout::Ranked;
use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, queen_table};
use queen_tests::for_each_pair;

#[test]
fn the_bytes_of_a_puzzle_give_the_same_puzzle() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        assert_eq!(QueenPuzzle::from_table(plain.table()), Some(plain));
        assert_eq!(QueenPuzzle::from_table(ranked.table()), Some(ranked));
        for puzzle in [plain.into_any(), ranked.into_any()] {
            let (size, coding) = (puzzle.size(), puzzle.layout());
            assert_eq!(AnyQueenPuzzle::from_parts(puzzle.table(), size, coding), Some(puzzle));
            assert!(puzzle.verify());
        }
        assert!(plain.verify() && ranked.verify());
    }
    for_each_pair!(check);
}

#[test]
fn a_table_has_the_length_of_its_shape() {
    const FIVE: QueenPuzzle<5> = queen_table!(5);
    const SMALL: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
    let shorter = |table: &'static [u8]| &table[1..];
    let longer = |table: &'static [u8]| [table, &[0]].concat().leak();
    assert_eq!(QueenPuzzle::<5>::from_table(shorter(FIVE.table())), None);
    assert_eq!(QueenPuzzle::<5>::from_table(longer(FIVE.table())), None);
    assert_eq!(QueenPuzzle::<8, Ranked>::from_table(shorter(SMALL.table())), None);
    assert_eq!(QueenPuzzle::<8, Ranked>::from_table(longer(SMALL.table())), None);
    // All are solutions, but the first one is there twice.
    let one_more = [FIVE.columns().as_flattened(), &FIVE.columns()[0]].concat().leak();
    assert_eq!(AnyQueenPuzzle::from_parts(one_more, 5, Layout::Plain), None);
    assert_eq!(AnyQueenPuzzle::from_parts(&[], 0, Layout::Plain), None);
    assert_eq!(AnyQueenPuzzle::from_parts(&[], 17, Layout::Plain), None);
    assert_eq!(AnyQueenPuzzle::from_parts(&[], 5, Layout::Ranked { rows: 1 }), None);
    let shape = Shape::new(5, Layout::Plain).unwrap();
    assert!(shape.table(FIVE.table()).verify());
    assert!(!shape.table(shorter(FIVE.table())).verify());
    assert!(!shape.table(longer(FIVE.table())).verify());
    let four = Shape::new(4, Layout::Plain).unwrap();
    assert!(!four.table(&[0, 1, 2, 3, 1, 0, 2, 3]).verify(), "these attack each other");
}
