//! Lists of minimal challenges.

use queen_challenge::Challenge;
use queen_runtime::AnySolution;

use crate::boards::{EIGHT, puzzle};

/// The rows of the givens of each minimal challenge, as bits, by the definition: compares every
/// subset of the queens of each solution with all other solutions.
fn minimal_by_definition(size: usize) -> Vec<(AnySolution, u32)> {
    let solutions: Vec<_> = puzzle(size).iter().collect();
    let mut minimal = Vec::new();
    for solution in &solutions {
        // For each other solution, the rows where its queen is elsewhere.
        let differences: Vec<u32> = (solutions.iter().filter(|other| *other != solution))
            .map(|other| {
                (0..size)
                    .filter(|&row| other.columns()[row] != solution.columns()[row])
                    .map(|row| 1 << row)
                    .sum()
            })
            .collect();
        let is_unique = |rows: u32| differences.iter().all(|different| different & rows != 0);
        for rows in 0..1_u32 << size {
            let mut fewer = (0..size).filter(|row| rows >> row & 1 != 0).map(|row| rows ^ 1 << row);
            if is_unique(rows) && !fewer.any(is_unique) {
                minimal.push((*solution, rows));
            }
        }
    }
    minimal
}

fn check_lists(size: usize) {
    let expected = minimal_by_definition(size);
    for givens in 0..=size + 1 {
        let expected = expected.iter().filter(|(_, rows)| rows.count_ones() as usize == givens);
        let mut found = Challenge::minimal(&puzzle(size), givens);
        for &(solution, rows) in expected {
            let challenge = found.next().unwrap();
            assert_eq!(challenge.solution(), solution);
            let given = challenge.givens().queens().map(|queen| 1 << queen.row()).sum::<u32>();
            assert_eq!(given, rows);
            for queen in solution.queens() {
                assert_eq!(challenge.is_given(queen), rows >> queen.row() & 1 != 0);
            }
            assert!(challenge.is_minimal());
        }
        assert_eq!(found.next(), None);
        assert_eq!(found.next(), None);
    }
}

#[test]
fn all_minimal_challenges_are_listed_in_order() {
    (1..=7).for_each(check_lists);
}

#[test]
#[ignore = "takes long without optimization"]
fn all_minimal_challenges_of_larger_boards_are_listed_in_order() {
    (8..=10).for_each(check_lists);
}

#[test]
fn eight_queens_have_challenges_of_two_to_four_givens() {
    let counts = (0..=9).map(|givens| Challenge::minimal(&EIGHT, givens).count());
    assert!(counts.eq([0, 0, 308, 1560, 40, 0, 0, 0, 0, 0]));
}
