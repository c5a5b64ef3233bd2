//! The tables that the macro makes, against the search and against a brute force.

use queen_core::count::{Levels, SOLUTIONS};
use queen_core::search::Heap;
use queen_core::{Placement, order};
use queen_runtime::{AnySolution, QueenPuzzle, Solution, queen_table};
use queen_tests::squares::squares;
use queen_tests::{for_each_puzzle, textbook};

#[test]
fn tables_hold_what_the_search_finds() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        assert_eq!(puzzle.board_size(), N);
        assert_eq!(puzzle.nb_of_solutions() as u64, SOLUTIONS[N]);
        let levels = Levels::of(N).unwrap();
        assert_eq!(puzzle.nb_of_tested_permutations(), levels.tested_permutations());
        let found = Heap::new(N).unwrap();
        assert!(found.map(|placement| placement.columns().to_vec()).eq(puzzle.solutions()));
    }
    for_each_puzzle!(check);
}

/// Its literal is written in another way than those of smaller ones.
#[test]
fn a_large_table_holds_what_is_enumerated() {
    const FOURTEEN: QueenPuzzle<14> = queen_table!(14);
    let (columns, levels) = queen_enumerate::columns(14, 2).unwrap();
    assert!(FOURTEEN.solutions().as_flattened() == columns);
    assert_eq!(FOURTEEN.nb_of_tested_permutations(), levels.tested_permutations());
}

#[test]
fn tables_hold_what_filtering_all_permutations_finds() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let mut expected = Vec::new();
        textbook::permutations(N as u8, &mut |permutation| {
            if textbook::is_solution(permutation) {
                expected.extend_from_slice(permutation);
            }
        });
        assert_eq!(puzzle.solutions().as_flattened(), expected);
    }
    for_each_puzzle!(check: 1 2 3 4 5 6 7 8 9);
}

#[test]
fn every_solution_is_valid_and_knows_its_number() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let mut earlier = None;
        for k in 1..=puzzle.nb_of_solutions() {
            let solution = puzzle.solution(k).unwrap();
            assert!(textbook::is_solution(solution.columns()));
            assert_eq!(Solution::try_from(*solution.columns()), Ok(solution));
            assert_eq!(puzzle.number_of(solution.columns()), Some(k));
            let rank = Some(order::rank(&Placement::new(solution.columns()).unwrap()));
            assert!(earlier < rank, "in rank order, hence unique");
            earlier = rank;
        }
    }
    for_each_puzzle!(check);
}

#[test]
fn there_is_nothing_beyond_the_first_and_the_last() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let count = puzzle.nb_of_solutions();
        for k in [0, count + 1, usize::MAX] {
            assert_eq!(puzzle.solution(k), None);
        }
        assert_eq!(puzzle.solution(1).is_some(), count > 0);
        assert_eq!(puzzle.solution(count).is_some(), count > 0);
        assert_eq!(puzzle.iter().nth(count), None);
        assert_eq!(puzzle.iter().nth(usize::MAX), None);
    }
    for_each_puzzle!(check);
}

#[test]
fn only_solutions_have_a_number() {
    const SIX: QueenPuzzle<6> = queen_table!(6);
    textbook::permutations(6, &mut |permutation| {
        let columns = permutation.try_into().unwrap();
        assert_eq!(SIX.number_of(&columns).is_some(), textbook::is_solution(permutation));
        assert_eq!(Solution::try_from(columns).is_ok(), textbook::is_solution(permutation));
    });
    assert_eq!(SIX.number_of(&[0; 6]), None);
    assert_eq!(SIX.number_of(&[255; 6]), None);
}

#[test]
fn iteration_goes_both_ways() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let count = puzzle.nb_of_solutions();
        assert_eq!(puzzle.iter().len(), count);
        assert!(puzzle.iter().eq((1..=count).map(|k| puzzle.solution(k).unwrap())));
        assert!(puzzle.iter().rev().eq((1..=count).rev().map(|k| puzzle.solution(k).unwrap())));
        assert!(puzzle.into_iter().eq(&puzzle));
        for index in 0..count {
            assert_eq!(puzzle.iter().nth(index), puzzle.solution(index + 1));
            assert_eq!(puzzle.iter().nth_back(index), puzzle.solution(count - index));
        }
        let mut both = puzzle.iter();
        both.next();
        both.next_back();
        assert_eq!(both.len(), count.saturating_sub(2));
        let copy = both.clone();
        assert!(both.by_ref().eq(copy));
        assert_eq!((both.next(), both.next_back()), (None, None));
    }
    for_each_puzzle!(check);
}

#[test]
fn queens_masks_and_columns_are_the_same_queens() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        for solution in puzzle {
            for (row, column) in solution.queens() {
                assert_eq!(usize::from(solution.columns()[row]), column);
                assert_eq!(solution.row_masks()[row], 1 << column);
            }
            let queens = squares(N + 2).filter(|&(row, column)| solution.has_queen(row, column));
            assert!(queens.eq(solution.queens()));
            assert!(!solution.has_queen(usize::MAX, 0));
            assert!(!solution.has_queen(0, usize::MAX));
        }
    }
    for_each_puzzle!(check: 1 4 7 8);
}

#[test]
fn errors_name_the_topmost_offence() {
    for (columns, offence) in [
        (&[0, 0][..], "Attack { queens: [(0, 0), (1, 0)] }"),
        (&[0, 2, 1], "Attack { queens: [(1, 2), (2, 1)] }"),
        (&[1, 3, 0, 4], "OffBoard { row: 3, column: 4, size: 4 }"),
        (&[9, 3, 3, 4], "OffBoard { row: 0, column: 9, size: 4 }"),
        (&[1, 3, 0, 255], "OffBoard { row: 3, column: 255, size: 4 }"),
        (&[3, 1, 0, 2], "Attack { queens: [(1, 1), (2, 0)] }"),
        (&[], "Size { size: 0 }"),
        (&[0; 17], "Size { size: 17 }"),
    ] {
        assert_eq!(format!("{:?}", AnySolution::new(columns).unwrap_err()), offence);
    }
}

#[test]
fn debug_output_is_short() {
    const EIGHT: QueenPuzzle<8> = queen_table!(8);
    assert_eq!(format!("{EIGHT:?}"), "QueenPuzzle<8, Plain>");
    assert_eq!(format!("{:?}", EIGHT.solution(13)), "Some(Solution([3, 6, 4, 2, 0, 5, 7, 1]))");
}

#[test]
fn a_solution_is_as_large_as_its_columns() {
    assert_eq!(size_of::<Solution<8>>(), 8);
    assert_eq!(size_of::<Solution<11>>(), 11);
    assert_eq!(align_of::<Solution<8>>(), 1);
}
