//! The search by Heap's algorithm against the textbook's permutations.

use queen_math::{MAX_TABLE_SIZE, Placement, order};
use queen_searches::{Heap, Outcome, Trace};
use queen_tests::textbook;

#[test]
fn finds_the_same_as_filtering_all_permutations() {
    for n in 1..=9 {
        let mut expected = Vec::new();
        textbook::permutations(n, &mut |permutation| {
            if textbook::is_solution(permutation) {
                expected.push(Placement::new(permutation).unwrap());
            }
        });
        let found: Vec<Placement> = Heap::new(n.into()).unwrap().collect();
        assert_eq!(found, expected, "n = {n}");
    }
}

#[test]
fn traces_every_permutation_in_the_textbook_order() {
    for n in 1..=8 {
        let mut trace = Trace::new(n.into()).unwrap();
        textbook::permutations(n, &mut |permutation| {
            let (placement, mark) = trace.next().unwrap();
            assert_eq!(placement.columns(), permutation);
            assert_eq!(mark == Outcome::Solution, textbook::is_solution(permutation));
        });
        assert_eq!(trace.next(), None);
    }
}

#[test]
fn the_marks_of_a_trace_match_the_counts_of_the_search() {
    for n in 1..=9 {
        let mut search = Heap::new(n).unwrap();
        let solutions = search.by_ref().count() as u64;
        let mut marks = [0; 3];
        for (_, mark) in Trace::new(n).unwrap() {
            marks[mark as usize] += 1;
        }
        let [solution, attacked, skipped] = marks;
        assert_eq!(solution, solutions);
        assert_eq!(solution + attacked, search.tested_permutations());
        assert_eq!(skipped, search.skipped_permutations());
    }
}

#[test]
fn reports_its_work_so_far() {
    let mut search = Heap::new(8).unwrap();
    while let Some(solution) = search.next() {
        assert_eq!(
            search.tested_permutations() + search.skipped_permutations(),
            order::rank(&solution) + 1
        );
    }
    assert_eq!(search.tested_permutations() + search.skipped_permutations(), 40_320);
    assert_eq!(search.next(), None);
    assert_eq!(search.tested_permutations(), 3544);
}

#[test]
fn sizes_outside_the_range_have_no_search() {
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert!(Heap::new(size).is_none());
        assert!(Trace::new(size).is_none());
    }
}
