//! The search around given queens, against tables or other searches.

use queen_math::{Square, count};
use queen_runtime::{Board, PuzzleRange, queen_table};
use queen_searches::{Bitmask, Completions};

const PUZZLES: PuzzleRange = queen_table!(1..=8);

/// All completions, in the order in which they are found, with the assignments of the search.
fn completions(size: usize, given: &[Square]) -> (Vec<Vec<u8>>, u64) {
    let mut search = Completions::new(size, given.iter().copied()).unwrap();
    let mut found = Vec::new();
    while let Some(columns) = search.next_solution() {
        found.push(columns.to_vec());
    }
    let assignments = search.assignments();
    assert_eq!(search.next_solution(), None);
    assert_eq!(search.assignments(), assignments);
    (found, assignments)
}

#[test]
fn without_given_queens_they_are_all_solutions() {
    for size in 1..=9 {
        let mut search = Bitmask::new(size).unwrap();
        let expected: Vec<_> = search.by_ref().map(|found| found.columns().to_vec()).collect();
        assert_eq!(completions(size, &[]), (expected, search.assignments()), "{size}");
    }
}

#[test]
fn all_pairs_of_queens_have_the_completions_of_the_tables() {
    for size in 1..=8 {
        let squares = || (0..size * size).map(|index| Square::new(index / size, index % size));
        let puzzle = PUZZLES.get(size).unwrap();
        for (one, other) in squares().flat_map(|one| squares().map(move |other| (one, other))) {
            let mut board = Board::empty(size).unwrap();
            board.extend([one, other]);
            let mut expected: Vec<_> =
                puzzle.completions(&board).map(|found| found.columns().to_vec()).collect();
            expected.sort();
            assert_eq!(completions(size, &[one, other]).0, expected, "{size} {one:?} {other:?}");
        }
    }
}

#[test]
fn large_boards_are_completed() {
    for size in [17, 24, count::MAX_COUNT_SIZE] {
        let columns: Vec<u32> = queen_math::construct::construct(size as u32).unwrap().collect();
        let queen = |row: usize| Square::new(row, columns[row] as usize);
        // All but the queens of these rows are given, so there may be other completions.
        let open = [0, 3, size / 2, size - 1];
        let given: Vec<_> = (0..size).filter(|row| !open.contains(row)).map(queen).collect();
        let found = completions(size, &given).0;
        assert!(found.iter().any(|found| {
            found.iter().map(|&column| u32::from(column)).eq(columns.iter().copied())
        }));
        for columns in &found {
            assert!(queen_tests::textbook::is_solution(columns));
            assert!(given.iter().all(|queen| usize::from(columns[queen.row()]) == queen.column()));
        }
    }
}

#[test]
fn sizes_and_squares_outside_the_range_have_no_search() {
    assert!(Completions::new(0, []).is_none());
    assert!(Completions::new(33, []).is_none());
    assert!(Completions::new(8, [Square::new(8, 0)]).is_none());
    assert!(Completions::new(8, [Square::new(0, 8)]).is_none());
    assert!(Completions::new(8, [Square::new(0, usize::MAX)]).is_none());
}
