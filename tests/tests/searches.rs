//! The five searches against each other, their sources and published counts.

use std::collections::BTreeSet;

use queen_math::count::{self, Levels, SOLUTIONS};
use queen_math::search::{
    Bitmask, Formulation, Heap, Incremental, Permutations, Swapping, for_each_solution,
    has_distinct_diagonals, next_permutation,
};
use queen_math::{MAX_TABLE_SIZE, Placement};
use queen_tests::textbook;

fn columns(search: impl IntoIterator<Item = Placement>) -> Vec<Vec<u8>> {
    search.into_iter().map(|placement| placement.columns().to_vec()).collect()
}

/// Each size from 1 with its number of solutions.
fn published() -> impl Iterator<Item = (usize, u64)> {
    SOLUTIONS.into_iter().enumerate().skip(1)
}

#[test]
fn all_find_the_same_solutions() {
    for (n, solutions) in published().take(10) {
        let lexicographic: Vec<_> = Bitmask::new(n).unwrap().collect();
        assert_eq!(lexicographic.len() as u64, solutions);
        assert!(lexicographic.is_sorted_by(|a, b| a < b));
        assert!(lexicographic.iter().all(|placement| textbook::is_solution(placement.columns())));
        assert!(Incremental::new(n).unwrap().eq(lexicographic.iter().copied()));
        if n <= 9 {
            assert!(Permutations::new(n).unwrap().eq(lexicographic.iter().copied()));
        }

        let set: BTreeSet<_> = lexicographic.into_iter().collect();
        let heap: Vec<_> = Heap::new(n).unwrap().collect();
        let swapping: Vec<_> = Swapping::new(n).unwrap().collect();
        assert_eq!(heap.len(), set.len());
        assert_eq!(swapping.len(), set.len());
        assert_eq!(BTreeSet::from_iter(heap), set);
        assert_eq!(BTreeSet::from_iter(swapping), set);
    }
}

#[test]
fn permutations_find_what_the_assignment_prints() {
    let from_one = |n| {
        let mut solutions = columns(Permutations::new(n).unwrap());
        solutions.iter_mut().flatten().for_each(|column| *column += 1);
        solutions
    };
    assert_eq!(
        from_one(5),
        [
            [1, 3, 5, 2, 4],
            [1, 4, 2, 5, 3],
            [2, 4, 1, 3, 5],
            [2, 5, 3, 1, 4],
            [3, 1, 4, 2, 5],
            [3, 5, 2, 4, 1],
            [4, 1, 3, 5, 2],
            [4, 2, 5, 3, 1],
            [5, 2, 4, 1, 3],
            [5, 3, 1, 4, 2],
        ]
    );
    let six = [[2, 4, 6, 1, 3, 5], [3, 6, 2, 5, 1, 4], [4, 1, 5, 2, 6, 3], [5, 3, 1, 6, 4, 2]];
    assert_eq!(from_one(6), six);
    assert_eq!(from_one(4), [[2, 4, 1, 3], [3, 1, 4, 2]]);
    assert!(from_one(3).is_empty());
    assert!(from_one(8).contains(&vec![2, 4, 6, 8, 3, 1, 7, 5]));
    assert!(!from_one(8).contains(&vec![2, 7, 8, 5, 1, 4, 6, 3]));
}

#[test]
fn next_permutation_follows_the_assignments_list_and_starts_over() {
    let list = "1234 1243 1324 1342 1423 1432 2134 2143 2314 2341 2413 2431 \
                3124 3142 3214 3241 3412 3421 4123 4132 4213 4231 4312 4321";
    let mut permutation = *b"1234";
    for (place, expected) in (1..).zip(list.split(' ')) {
        assert_eq!(permutation, expected.as_bytes());
        assert_eq!(next_permutation(&mut permutation), place < 24);
    }
    assert_eq!(permutation, *b"1234");
}

#[test]
fn next_permutation_of_a_single_permutation() {
    assert!(!next_permutation::<u8>(&mut []));
    assert!(!next_permutation(&mut [7]));
    let mut equal = [7, 7, 7];
    assert!(!next_permutation(&mut equal));
    assert_eq!(equal, [7, 7, 7]);
}

#[test]
fn next_permutation_of_equal_items_skips_repetitions() {
    let mut permutation = *b"1122";
    for expected in ["1122", "1212", "1221", "2112", "2121", "2211", "1122"] {
        assert_eq!(permutation, expected.as_bytes());
        assert_eq!(next_permutation(&mut permutation), expected != "2211");
    }
}

#[test]
fn a_limit_is_a_number_of_tested_permutations() {
    let mut search = Permutations::new(4).unwrap();
    for tested in [0, 10] {
        assert_eq!(search.next_within(tested), None);
        assert_eq!(search.tested_permutations(), tested);
    }
    assert_eq!(search.next_within(1).unwrap().columns(), [1, 3, 0, 2]);
}

#[test]
fn sets_and_pairs_give_the_same_answer() {
    for n in 1..=8 {
        textbook::permutations(n, &mut |permutation| {
            let placement = Placement::new(permutation).unwrap();
            assert_eq!(has_distinct_diagonals(&placement), textbook::is_solution(permutation));
            assert_eq!(placement.is_solution(), textbook::is_solution(permutation));
        });
    }
}

#[test]
fn swapping_follows_the_recursive_function() {
    fn sub(i: usize, permutation: &mut [u8], found: &mut Vec<Vec<u8>>) {
        if i == permutation.len() {
            found.push(permutation.to_vec());
        }
        for k in i..permutation.len() {
            permutation.swap(i, k);
            if textbook::is_solution(&permutation[..=i]) {
                sub(i + 1, permutation, found);
            }
            permutation.swap(i, k);
        }
    }
    for n in 1..=9 {
        let mut expected = Vec::new();
        sub(0, &mut (0..n).collect::<Vec<u8>>(), &mut expected);
        assert_eq!(columns(Swapping::new(n.into()).unwrap()), expected);
    }
    assert_eq!(columns(Swapping::new(4).unwrap()), [[1, 3, 0, 2], [2, 0, 3, 1]]);
}

#[test]
fn both_forms_of_swapping_have_the_same_order() {
    for n in 1..=9 {
        let mut found = Vec::new();
        let count = for_each_solution(n, |solution| found.push(*solution));
        assert_eq!(count, Some(found.len()));
        assert!(Swapping::new(n).unwrap().eq(found));
    }
}

#[test]
fn work_is_the_size_of_the_tree() {
    for (n, solutions) in published().take(10) {
        let states: u64 = Levels::new(n).unwrap().nodes().iter().sum();
        let mut incremental = Incremental::new(n).unwrap();
        let mut swapping = Swapping::new(n).unwrap();
        let mut bitmask = Bitmask::new(n).unwrap();
        incremental.by_ref().for_each(drop);
        swapping.by_ref().for_each(drop);
        bitmask.by_ref().for_each(drop);
        assert_eq!(incremental.assignments(), states - 1);
        assert_eq!(swapping.assignments(), states - 1);
        assert_eq!(bitmask.assignments(), states - 1);
        assert_eq!(incremental.tested_squares(), (states - solutions) * n as u64);
        assert!((states - 1..=incremental.tested_squares()).contains(&swapping.tested_squares()));
        assert_eq!(Formulation::SafeSquare.state_space(n), Some(states.into()));
    }
}

#[test]
fn permutations_are_all_tested() {
    for n in 1..=9 {
        let mut search = Permutations::new(n).unwrap();
        search.by_ref().for_each(drop);
        assert_eq!(search.tested_permutations(), (1..=n as u64).product::<u64>());
    }
}

#[test]
fn work_grows_until_the_search_ends() {
    macro_rules! check {
        ($($search:ident: $work:ident),+) => {$(
            let mut search = $search::new(6).unwrap();
            let mut before = 0;
            assert_eq!(search.$work(), 0);
            while search.next().is_some() {
                assert!(search.$work() > before);
                before = search.$work();
            }
            let end = search.$work();
            assert_eq!(search.next(), None);
            assert_eq!(search.$work(), end);
        )+};
    }
    check!(Heap: tested_permutations, Permutations: tested_permutations);
    check!(Incremental: assignments, Incremental: tested_squares);
    check!(Swapping: assignments, Swapping: tested_squares, Bitmask: assignments);
}

#[test]
fn state_spaces_of_the_three_formulations() {
    assert_eq!(Formulation::AnySquare.state_space(8), Some(64 * 63 * 62 * 61 * 60 * 59 * 58 * 57));
    assert_eq!(Formulation::SafeSquare.state_space(8), Some(2_057));
    assert_eq!(Formulation::Complete.state_space(8), Some(4_426_165_368));
    assert_eq!(Formulation::AnySquare.state_space(1), Some(1));
    // 2¹²⁸ would not fit.
    assert!(Formulation::AnySquare.state_space(MAX_TABLE_SIZE).unwrap() > 1 << 127);
}

#[test]
fn solutions_are_counted_as_published() {
    let largest = if cfg!(debug_assertions) { 12 } else { 15 };
    for (n, solutions) in published().take(largest) {
        assert_eq!(count::solutions(n), Some(solutions));
    }
}

#[test]
fn sizes_outside_the_range_have_no_search() {
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert!(Permutations::new(size).is_none());
        assert!(Incremental::new(size).is_none());
        assert!(Swapping::new(size).is_none());
        assert!(Bitmask::new(size).is_none());
        assert_eq!(for_each_solution(size, |_| ()), None);
        assert_eq!(Formulation::AnySquare.state_space(size), None);
    }
    for size in [0, 33, usize::MAX] {
        assert_eq!(count::solutions(size), None);
    }
}
