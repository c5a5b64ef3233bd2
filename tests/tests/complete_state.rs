//! The complete-state search, on boards from one row to a million.

use std::collections::BTreeSet;

use queen_math::count::SOLUTIONS;
use queen_searches::{Bitmask, CompleteState};

/// Slices for the search on a board of `size` × `size`.
fn slices(size: usize) -> (Vec<u32>, Vec<u8>) {
    (vec![0; size], vec![0; 4 * size])
}

/// Whether each queen is alone in its column, on its diagonal and on its anti-diagonal.
fn is_solution(columns: &[u32]) -> bool {
    let size = columns.len();
    let [mut of_column, mut of_diagonal, mut of_anti_diagonal] =
        [(); 3].map(|()| vec![0; 2 * size]);
    columns.iter().enumerate().all(|(row, &column)| {
        let column = column as usize;
        let lines = [
            &mut of_column[column],
            &mut of_diagonal[row + column],
            &mut of_anti_diagonal[row + size - column],
        ];
        column < size
            && lines.into_iter().all(|queens| {
                *queens += 1;
                *queens == 1
            })
    })
}

#[test]
fn queens_that_attack_each_other_are_no_solution() {
    assert!(is_solution(&[1, 3, 0, 2]));
    for columns in [[1, 3, 0, 3], [1, 3, 2, 0], [1, 2, 3, 0], [1, 3, 0, 4]] {
        assert!(!is_solution(&columns), "{columns:?}");
    }
}

/// Asserts that each of the seeds below `seeds` leads to a solution, for each size that has one.
/// Returns the largest numbers of tested swaps and of restarts.
fn all_end(sizes: impl IntoIterator<Item = usize>, seeds: u64) -> (u64, u64) {
    let mut most = (0, 0);
    for size in sizes {
        let (mut columns, mut counts) = slices(size);
        for seed in 0..seeds {
            let mut search = CompleteState::new(&mut columns, &mut counts, seed).unwrap();
            let solution = search.next_solution().unwrap();
            assert!(is_solution(solution), "{size} {seed} {solution:?}");
            most = (most.0.max(search.tested_swaps()), most.1.max(search.restarts()));
        }
    }
    most
}

#[test]
fn every_seed_leads_to_a_solution() {
    all_end((4..=100).chain([1]), 20);
    all_end([101, 1_000, 10_000], 3);
}

#[test]
#[ignore = "takes seconds in release, minutes without"]
fn ten_thousand_seeds_of_each_size_lead_to_solutions() {
    for size in 4..=100 {
        let (swaps, restarts) = all_end([size], 10_000);
        println!("{size}: at most {swaps} tested swaps and {restarts} restarts");
    }
    all_end([1_000_000], 3);
}

#[test]
fn two_and_three_queens_have_no_solution() {
    for size in [2, 3] {
        let (mut columns, mut counts) = slices(size);
        let mut search = CompleteState::new(&mut columns, &mut counts, 1).unwrap();
        assert_eq!(search.next_solution(), None);
        assert_eq!((search.tested_swaps(), search.restarts()), (0, 0));
    }
}

#[test]
fn all_solutions_come_up() {
    for size in (1..=8).filter(|&size| SOLUTIONS[size] > 0) {
        let known: BTreeSet<Vec<u32>> = Bitmask::new(size)
            .unwrap()
            .map(|placement| placement.columns().iter().map(|&column| column.into()).collect())
            .collect();
        let (mut columns, mut counts) = slices(size);
        let mut search = CompleteState::new(&mut columns, &mut counts, 1).unwrap();
        let mut found = BTreeSet::new();
        // Chance would need 500 on average for the 92 of size 8 if all were equally likely.
        for _ in 0..5_000 {
            found.insert(search.next_solution().unwrap().to_vec());
        }
        assert_eq!(found, known, "{size}");
    }
}

#[test]
fn the_seed_determines_the_solutions() {
    // What the slices hold before is ignored.
    let mut results = Vec::new();
    for (seed, value) in [(1, 0), (1, 7), (2, 0), (3, 0)] {
        let (mut columns, mut counts) = (vec![u32::from(value); 30], vec![value; 130]);
        let mut search = CompleteState::new(&mut columns, &mut counts, seed).unwrap();
        let solutions = [(); 3].map(|()| search.next_solution().unwrap().to_vec());
        assert!(search.tested_swaps() >= 3 * 30);
        results.push((solutions, search.tested_swaps(), search.restarts()));
    }
    assert_eq!(results[0], results[1]);
    assert_ne!(results[0].0, results[2].0);
    assert_ne!(results[2].0, results[3].0);
    assert_ne!(results[0].0[0], results[0].0[1]);
}

#[test]
fn slices_of_wrong_lengths_have_no_search() {
    assert!(CompleteState::new(&mut [], &mut [], 1).is_none());
    assert!(CompleteState::new(&mut [0; 8], &mut [0; 31], 1).is_none());
    assert!(CompleteState::new(&mut [0; 8], &mut [0; 32], 1).is_some());
    assert!(CompleteState::new(&mut [0; 8], &mut [0; 33], 1).is_some());
}
