//! The enumeration against the walk that defines it.

use std::num::NonZeroUsize;
use std::thread;

use queen_math::count::SOLUTIONS;
use queen_math::{MAX_TABLE_SIZE, order};
use queen_searches::Heap;
use queen_searches::count;

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
        let levels = count::levels(size).unwrap();
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
        assert_eq!(Some(&levels), count::levels(size).as_ref());
        assert_eq!(ranks.len() as u64, SOLUTIONS[size]);
        assert!(ranks.is_sorted_by(|before, after| before < after), "n = {size}");
        let (columns, _) = queen_enumerate::columns(size, 2).unwrap();
        assert_eq!(columns.len(), ranks.len() * size);
        for (rank, columns) in ranks.into_iter().zip(columns.chunks_exact(size)) {
            let solution = order::unrank(rank, size).unwrap();
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
