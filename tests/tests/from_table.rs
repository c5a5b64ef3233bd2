//! Puzzles from tables that are not from the macro, including damaged ones.

use arbtest::arbtest;
use queen_math::count::{FUNDAMENTAL_SOLUTIONS, Levels, SOLUTIONS, TESTED_PERMUTATIONS};
use queen_math::table::{Layout, Shape};
use queen_runtime::layout::{Fixed, Ranked};
use queen_runtime::{AnyQueenPuzzle, QueenPuzzle, Solution, queen_table};
use queen_tests::for_each_pair;

#[test]
fn the_bytes_of_a_puzzle_give_the_same_puzzle() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        assert_eq!(QueenPuzzle::from_table(plain.table()), Some(plain));
        assert_eq!(QueenPuzzle::from_table(ranked.table()), Some(ranked));
        for puzzle in [plain.into_any(), ranked.into_any()] {
            let (size, coding) = (puzzle.size(), puzzle.layout());
            assert_eq!(AnyQueenPuzzle::from_parts(size, coding, puzzle.table()), Some(puzzle));
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
    let one_more = [FIVE.solutions().as_flattened(), &FIVE.solutions()[0]].concat().leak();
    assert_eq!(AnyQueenPuzzle::from_parts(5, Layout::Plain, one_more), None);
    assert_eq!(AnyQueenPuzzle::from_parts(0, Layout::Plain, &[]), None);
    assert_eq!(AnyQueenPuzzle::from_parts(17, Layout::Plain, &[]), None);
    assert_eq!(AnyQueenPuzzle::from_parts(5, Layout::Ranked { rows: 1 }, &[]), None);
    let shape = Shape::new(5, Layout::Plain).unwrap();
    assert!(shape.table(FIVE.table()).verify());
    assert!(!shape.table(shorter(FIVE.table())).verify());
    assert!(!shape.table(longer(FIVE.table())).verify());
    let four = Shape::new(4, Layout::Plain).unwrap();
    assert!(!four.table(&[0, 1, 2, 3, 1, 0, 2, 3]).verify(), "these attack each other");
}

/// Flips every `step`th bit of the table in turn. Then the table is rejected, or look-ups return
/// only solutions or `None`, and `verify` returns `false`.
fn check_damaged<const N: usize, L: Fixed>(puzzle: QueenPuzzle<N, L>, step: usize) {
    let mut accepted = 0;
    for bit in (0..8 * puzzle.table().len()).step_by(step) {
        let mut table = puzzle.table().to_vec();
        table[bit / 8] ^= 1 << (bit % 8);
        let Some(damaged) = QueenPuzzle::<N, L>::from_table(table.leak()) else {
            assert_eq!(L::LAYOUT, Layout::Plain);
            continue;
        };
        accepted += 1;
        let is_solution = |solution: Solution<N>| Solution::new(*solution.columns()).is_ok();
        let numbers = 1..=puzzle.nb_of_solutions();
        assert!(numbers.filter_map(|k| damaged.solution(k)).all(is_solution), "bit {bit}");
        assert!(damaged.iter().all(is_solution), "bit {bit}");
        assert!(!damaged.verify(), "bit {bit}");
    }
    assert_eq!(accepted > 0, L::LAYOUT != Layout::Plain);
}

#[test]
fn damaged_tables_give_only_solutions() {
    check_damaged::<6, _>(queen_table!(6), 1);
    check_damaged::<8, _>(queen_table!(8), 7);
    check_damaged::<7, Ranked>(queen_table!(7, layout = ranked), 1);
    check_damaged::<8, Ranked>(queen_table!(8, layout = ranked), 1);
    check_damaged::<9, Ranked>(queen_table!(9, layout = ranked), 37);
}

#[test]
fn any_bytes_of_the_right_length_do_no_harm() {
    const EIGHT: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);
    arbtest(|u| {
        let table: Box<[u8; EIGHT.table().len()]> = Box::new(u.arbitrary()?);
        let puzzle = QueenPuzzle::<8, Ranked>::from_table(Box::leak(table)).unwrap();
        assert!(puzzle.iter().all(|solution| Solution::new(*solution.columns()).is_ok()));
        assert!(!puzzle.verify());
        Ok(())
    });
    // Solutions, but one of them twice.
    let [first, .., last] = queen_table!(8).solutions() else { unreachable!() };
    let table = [*first; 91].as_flattened().iter().chain(last).copied().collect::<Vec<_>>();
    let puzzle = QueenPuzzle::<8>::from_table(table.leak()).unwrap();
    assert!(!puzzle.verify() && !puzzle.into_any().verify());
    assert_eq!(puzzle.number_of(&[0; 8]), None);
}

#[test]
fn counts_are_those_of_the_tree() {
    check_counts(1..=11);
}

#[test]
#[ignore = "takes seconds in release, minutes without"]
fn counts_of_large_boards_are_those_of_the_tree() {
    check_counts(12..=16);
}

fn check_counts(sizes: std::ops::RangeInclusive<usize>) {
    for size in sizes {
        let levels = Levels::new(size).unwrap();
        assert_eq!(SOLUTIONS[size], levels.solutions());
        assert_eq!(TESTED_PERMUTATIONS[size], levels.tested_permutations());
        assert_eq!(FUNDAMENTAL_SOLUTIONS[size], levels.fundamental_solutions());
    }
}
