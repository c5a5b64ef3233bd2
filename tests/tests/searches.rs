//! The searches against each other.

use std::collections::BTreeSet;

use queen_math::MAX_TABLE_SIZE;
use queen_math::count::SOLUTIONS;
use queen_searches::count::levels;
use queen_searches::{
    Bitmask, Formulation, Heap, Incremental, Permutations, Swapping, for_each_solution,
};
use queen_tests::textbook;

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
fn work_is_the_size_of_the_tree() {
    for (n, solutions) in published().take(10) {
        let states: u64 = levels(n).unwrap().nodes().iter().sum();
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
fn sizes_outside_the_range_have_no_search() {
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert!(Permutations::new(size).is_none());
        assert!(Incremental::new(size).is_none());
        assert!(Swapping::new(size).is_none());
        assert!(Bitmask::new(size).is_none());
        assert_eq!(for_each_solution(size, |_| ()), None);
    }
}
