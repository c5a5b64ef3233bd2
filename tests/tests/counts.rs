//! Counts that follow from the levels of the search tree, against published numbers.

use queen_math::MAX_TABLE_SIZE;
use queen_math::count::{
    FUNDAMENTAL_SOLUTIONS, Levels, SOLUTIONS, TESTED_PERMUTATIONS, fundamental_solutions,
};
use queen_searches::Heap;
use queen_searches::count::{self, levels, subproblems};
use queen_tests::textbook;

#[test]
fn counts_agree_with_the_formula_and_with_a000170() {
    let largest = if cfg!(debug_assertions) { 11 } else { 13 };
    for (n, &published) in SOLUTIONS.iter().enumerate().take(largest + 1).skip(1) {
        let mut search = Heap::new(n).unwrap();
        let solutions = search.by_ref().count() as u64;
        let levels = levels(n).unwrap();
        assert_eq!(solutions, published, "n = {n}");
        assert_eq!(levels.solutions(), published, "n = {n}");
        assert_eq!(search.tested_permutations(), levels.tested_permutations(), "n = {n}");
    }
}

#[test]
fn levels_are_the_placements_on_the_last_rows() {
    for n in 1..=7 {
        let mut sizes = vec![0; usize::from(n) + 1];
        for (depth, size) in sizes.iter_mut().enumerate() {
            // Each placement on the last rows appears once for every order of the other rows.
            let mut placements = std::collections::HashSet::new();
            textbook::permutations(n, &mut |permutation| {
                let last = &permutation[permutation.len() - depth..];
                if textbook::is_solution(last) {
                    placements.insert(last.to_vec());
                }
            });
            *size = placements.len() as u64;
        }
        assert_eq!(levels(n.into()).unwrap().nodes(), sizes);
    }
}

#[test]
fn levels_reject_sizes_of_no_tree() {
    for n in 1..=12 {
        let levels = levels(n).unwrap();
        assert_eq!(Levels::from_nodes(levels.nodes()), Some(levels));
    }
    let most: Vec<u64> = (0..=18).map(|m| (19 - m..=18).product()).collect();
    let largest = Levels::from_nodes(&most).unwrap();
    assert!(largest.tested_permutations() > 0 && largest.fundamental_solutions() > 0);
    assert_eq!(Levels::from_subproblems(18, []).unwrap().nodes()[..3], [1, 18, 0]);
    assert_eq!(Levels::from_subproblems(19, []), None);
    assert!(subproblems(18).is_some() && subproblems(19).is_none());
    let too_many = [[1; 20].as_slice(), &[1, u64::MAX, 0, 0], &[1, 0, 5, 0, 0], &[1, 3, 7, 0]];
    for sizes in too_many.into_iter().chain([[].as_slice(), &[1], &[0, 1]]) {
        assert_eq!(Levels::from_nodes(sizes), None, "{sizes:?}");
    }
    for size in [0, Levels::MAX_SIZE + 1, usize::MAX] {
        assert!(levels(size).is_none());
    }
}

#[test]
fn fundamental_solutions_follow_from_all_solutions() {
    for size in 1..=MAX_TABLE_SIZE {
        let fundamental = fundamental_solutions(SOLUTIONS[size], size);
        assert_eq!(fundamental, Some(FUNDAMENTAL_SOLUTIONS[size]), "n = {size}");
    }
    // No solution for two columns could be symmetric, so eight would be images of one.
    assert_eq!(fundamental_solutions(8, 2), Some(1));
    for size in [33, 34, usize::MAX] {
        assert_eq!(fundamental_solutions(0, size), None);
    }
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
        let levels = levels(size).unwrap();
        assert_eq!(SOLUTIONS[size], levels.solutions());
        assert_eq!(TESTED_PERMUTATIONS[size], levels.tested_permutations());
        assert_eq!(FUNDAMENTAL_SOLUTIONS[size], levels.fundamental_solutions());
    }
}

#[test]
fn solutions_are_counted_as_published() {
    let largest = if cfg!(debug_assertions) { 12 } else { 15 };
    for (n, &solutions) in SOLUTIONS.iter().enumerate().take(largest + 1).skip(1) {
        assert_eq!(count::solutions(n), Some(solutions));
    }
    for size in [0, 33, usize::MAX] {
        assert_eq!(count::solutions(size), None);
    }
}
