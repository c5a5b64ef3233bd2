//! Tables of the macro against the search for their solutions.

use queen_math::count::SOLUTIONS;
use queen_math::{Placement, order};
use queen_runtime::{QueenPuzzle, Solution, queen_table};
use queen_searches::Heap;
use queen_searches::count::levels;
use queen_tests::{for_each_puzzle, textbook};

#[test]
fn tables_match_the_search() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        assert_eq!(puzzle.size(), N);
        assert_eq!(puzzle.nb_of_solutions() as u64, SOLUTIONS[N]);
        let levels = levels(N).unwrap();
        assert_eq!(puzzle.nb_of_tested_permutations(), levels.tested_permutations());
        let found = Heap::new(N).unwrap();
        assert!(found.map(|placement| placement.columns().to_vec()).eq(puzzle.columns()));
    }
    for_each_puzzle!(check);
}

/// Its literal has another form than those of smaller tables.
#[test]
fn a_large_table_matches_the_enumeration() {
    const FOURTEEN: QueenPuzzle<14> = queen_table!(14);
    let (columns, levels) = queen_enumerate::columns(14, 2).unwrap();
    assert!(FOURTEEN.columns().as_flattened() == columns);
    assert_eq!(FOURTEEN.nb_of_tested_permutations(), levels.tested_permutations());
}

#[test]
fn tables_match_filtering_all_permutations() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let mut expected = Vec::new();
        textbook::permutations(N as u8, &mut |permutation| {
            if textbook::is_solution(permutation) {
                expected.extend_from_slice(permutation);
            }
        });
        assert_eq!(puzzle.columns().as_flattened(), expected);
    }
    for_each_puzzle!(check: 1 2 3 4 5 6 7 8 9);
}

#[test]
fn every_solution_is_valid_and_has_its_number() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let mut earlier = None;
        for k in 1..=puzzle.nb_of_solutions() {
            let solution = puzzle.solution(k).unwrap();
            assert!(textbook::is_solution(solution.columns()));
            assert_eq!(Solution::new(*solution.as_array()), Ok(solution));
            assert_eq!(puzzle.number_of(solution.columns()), Some(k));
            let rank = Some(order::rank(&Placement::new(solution.columns()).unwrap()));
            assert!(earlier < rank, "solutions are in rank order");
            earlier = rank;
        }
    }
    for_each_puzzle!(check);
}

#[test]
fn other_numbers_have_no_solution() {
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
        assert_eq!(SIX.number_of(permutation).is_some(), textbook::is_solution(permutation));
        let solution = Solution::<6>::try_from(permutation);
        assert_eq!(solution.is_ok(), textbook::is_solution(permutation));
    });
    assert_eq!(SIX.number_of([0; 6]), None);
    assert_eq!(SIX.number_of([255; 6]), None);
}
