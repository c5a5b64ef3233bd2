//! The search by Heap's algorithm, its order and its counts against the textbook algorithm, each other
//! and published counts; the fast enumeration against this search, the ranks and the sizes of the tree.

use std::num::NonZeroUsize;
use std::thread;

use arbtest::arbtest;
use queen_math::count::{self, FUNDAMENTAL_SOLUTIONS, Levels, SOLUTIONS};
use queen_math::search::{Heap, Outcome, Trace};
use queen_math::{MAX_TABLE_SIZE, Placement, order};
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
fn counts_agree_with_the_formula_and_with_a000170() {
    let largest = if cfg!(debug_assertions) { 11 } else { 13 };
    for (n, &published) in SOLUTIONS.iter().enumerate().take(largest + 1).skip(1) {
        let mut search = Heap::new(n).unwrap();
        let solutions = search.by_ref().count() as u64;
        let levels = Levels::new(n).unwrap();
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
        assert_eq!(Levels::new(n.into()).unwrap().nodes(), sizes);
    }
}

#[test]
fn fundamental_solutions_follow_from_all_solutions() {
    for size in 1..=MAX_TABLE_SIZE {
        let fundamental = count::fundamental_solutions(size, SOLUTIONS[size]);
        assert_eq!(fundamental, Some(FUNDAMENTAL_SOLUTIONS[size]), "n = {size}");
    }
    // No solution for two columns could be symmetric, so eight would be images of one.
    assert_eq!(count::fundamental_solutions(2, 8), Some(1));
    for size in [33, 34, usize::MAX] {
        assert_eq!(count::fundamental_solutions(size, 0), None);
    }
}

#[test]
fn levels_reject_sizes_of_no_tree() {
    for n in 1..=12 {
        let levels = Levels::new(n).unwrap();
        assert_eq!(Levels::from_nodes(levels.nodes()), Some(levels));
    }
    let most: Vec<u64> = (0..=18).map(|m| (19 - m..=18).product()).collect();
    let largest = Levels::from_nodes(&most).unwrap();
    assert!(largest.tested_permutations() > 0 && largest.fundamental_solutions() > 0);
    assert_eq!(Levels::from_subproblems(18, []).unwrap().nodes()[..3], [1, 18, 0]);
    assert_eq!(Levels::from_subproblems(19, []), None);
    assert!(Levels::subproblems(18).is_some() && Levels::subproblems(19).is_none());
    let too_many = [[1; 20].as_slice(), &[1, u64::MAX, 0, 0], &[1, 0, 5, 0, 0], &[1, 3, 7, 0]];
    for sizes in too_many.into_iter().chain([[].as_slice(), &[1], &[0, 1]]) {
        assert_eq!(Levels::from_nodes(sizes), None, "{sizes:?}");
    }
}

#[test]
fn ranks_are_places_in_the_textbook_order() {
    for n in 1..=8 {
        let mut rank = 0;
        textbook::permutations(n, &mut |permutation| {
            let placement = Placement::new(permutation).unwrap();
            assert_eq!(order::rank(&placement), rank);
            assert_eq!(order::unrank(n.into(), rank), Some(placement));
            rank += 1;
        });
        assert_eq!(order::unrank(n.into(), rank), None);
    }
}

#[test]
fn unrank_is_the_inverse_of_rank() {
    let permutations = |n: usize| (1..=n as u64).product::<u64>();
    arbtest(|u| {
        let n = u.int_in_range(9..=MAX_TABLE_SIZE)?;
        let rank = u.int_in_range(0..=permutations(n) - 1)?;
        let placement = order::unrank(n, rank).unwrap();
        assert!(Placement::new(placement.columns()).is_some());
        assert_eq!(order::rank(&placement), rank);
        Ok(())
    });
    for n in 9..=MAX_TABLE_SIZE {
        let permutations = permutations(n);
        let last = order::unrank(n, permutations - 1).unwrap();
        assert_eq!(order::rank(&last), permutations - 1);
        assert_eq!(order::unrank(n, permutations), None);
        assert_eq!(order::unrank(n, u64::MAX), None);
    }
}

#[test]
fn placements_compare_as_their_ranks() {
    let placements: Vec<_> =
        (1..=5).flat_map(|n| (0..).map_while(move |rank| order::unrank(n, rank))).collect();
    for left in &placements {
        for right in &placements {
            let by_rank = (left.size(), order::rank(left)).cmp(&(right.size(), order::rank(right)));
            assert_eq!(order::compare(left, right), by_rank);
        }
    }
    for n in 6..=11 {
        let solutions: Vec<_> = Heap::new(n).unwrap().collect();
        assert!(solutions.is_sorted_by(|left, right| order::compare(left, right).is_lt()));
    }
}

#[test]
fn neighbours_in_heaps_order_differ_by_one_swap() {
    for n in 9..=MAX_TABLE_SIZE {
        for rank in (0..40_000).step_by(7) {
            let here = order::unrank(n, rank).unwrap();
            let next = order::unrank(n, rank + 1).unwrap();
            let differing = here.columns().iter().zip(next.columns()).filter(|(a, b)| a != b);
            assert_eq!(differing.count(), 2);
        }
    }
}

#[test]
fn sizes_outside_the_range_have_no_search() {
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert!(Heap::new(size).is_none());
        assert!(Trace::new(size).is_none());
        assert!(Placement::identity(size).is_none());
        assert!(order::unrank(size, 0).is_none());
    }
    for size in [0, queen_math::count::Levels::MAX_SIZE + 1, usize::MAX] {
        assert!(Levels::new(size).is_none());
    }
    assert!(!Placement::identity(4).unwrap().attacks_below(usize::MAX));
}

#[test]
fn the_enumeration_matches_the_search() {
    let largest = if cfg!(debug_assertions) { 12 } else { 14 };
    for size in 1..=largest {
        let mut walk = Heap::new(size).unwrap();
        let (mut columns, mut ranks) = (Vec::new(), Vec::new());
        for solution in walk.by_ref() {
            columns.extend_from_slice(solution.columns());
            ranks.push(order::rank(&solution));
        }
        let levels = Levels::new(size).unwrap();
        assert_eq!(levels.tested_permutations(), walk.tested_permutations(), "n = {size}");
        assert!(queen_enumerate::columns(size, 1) == Some((columns, levels.clone())), "n = {size}");
        assert!(queen_enumerate::ranks(size, 1) == Some((ranks, levels)), "n = {size}");
    }
}

#[test]
fn the_enumeration_does_not_depend_on_the_number_of_threads() {
    for size in 1..=11 {
        let columns = queen_enumerate::columns(size, 1);
        let ranks = queen_enumerate::ranks(size, 1);
        for threads in [0, 2, 3, 20] {
            assert!(
                queen_enumerate::columns(size, threads) == columns,
                "n = {size}, {threads} threads"
            );
            assert!(
                queen_enumerate::ranks(size, threads) == ranks,
                "n = {size}, {threads} threads"
            );
        }
    }
}

#[test]
fn enumerations_of_large_sizes_are_worth_all_threads() {
    let all = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    assert!((0..12).all(|size| queen_enumerate::threads(size) == 1));
    assert!((12..=MAX_TABLE_SIZE).all(|size| queen_enumerate::threads(size) == all));
}

#[test]
#[ignore = "takes seconds in release, minutes without"]
fn the_enumeration_finds_all_solutions_of_the_largest_sizes() {
    for size in [15, 16] {
        let (ranks, levels) = queen_enumerate::ranks(size, 2).unwrap();
        assert_eq!(Some(&levels), Levels::new(size).as_ref());
        assert_eq!(ranks.len() as u64, SOLUTIONS[size]);
        assert!(ranks.is_sorted_by(|before, after| before < after), "n = {size}");
        let (columns, _) = queen_enumerate::columns(size, 2).unwrap();
        assert_eq!(columns.len(), ranks.len() * size);
        for (rank, columns) in ranks.into_iter().zip(columns.chunks_exact(size)) {
            let solution = order::unrank(size, rank).unwrap();
            assert!(solution.is_solution() && solution.columns() == columns, "n = {size}, {rank}");
        }
    }
}

#[test]
fn the_enumeration_rejects_other_sizes() {
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert_eq!(queen_enumerate::columns(size, 1), None);
        assert_eq!(queen_enumerate::ranks(size, 1), None);
    }
}
