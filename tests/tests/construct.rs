//! Constructed solutions against the rules.

use queen_math::construct::construct;
use queen_runtime::Solution;

/// Whether no two queens share a column or a diagonal, with a table for each.
fn is_solution(columns: impl ExactSizeIterator<Item = u32>) -> bool {
    let size = columns.len();
    let mut seen = [vec![false; size], vec![false; 2 * size], vec![false; 2 * size]];
    let indices = |row: usize, column: usize| [column, row + column, row + size - 1 - column];
    columns.enumerate().all(|(row, column)| {
        let indices = indices(row, column as usize);
        column < size as u32
            && seen
                .iter_mut()
                .zip(indices)
                .all(|(seen, index)| !std::mem::replace(&mut seen[index], true))
    })
}

#[test]
fn every_size_to_2000_and_large_ones_are_solved() {
    for size in (1..=2_000).chain(999_996..=1_000_004) {
        match construct(size) {
            Some(columns) => {
                assert!(columns.len() == size as usize && is_solution(columns), "{size}");
            }
            None => assert!(size == 2 || size == 3, "{size}"),
        }
    }
    assert_eq!(construct(0), None);
}

#[test]
fn is_solution_rejects_other_columns() {
    assert!(is_solution([1, 3, 0, 2].into_iter()));
    for other in [[1, 3, 0, 0], [0, 1, 3, 2], [1, 0, 3, 2], [1, 3, 0, 4]] {
        assert!(!is_solution(other.into_iter()), "{other:?}");
    }
}

#[test]
fn columns_are_the_same_from_both_ends_and_by_row() {
    for size in (1..=200).filter(|size| !matches!(size, 2 | 3)) {
        let all = construct(size).unwrap();
        let columns: Vec<_> = all.clone().collect();
        assert!(all.clone().rev().eq(columns.iter().rev().copied()));
        for (row, &column) in columns.iter().enumerate() {
            assert_eq!(all.column(row as u32), Some(column));
            assert_eq!(all.clone().nth(row), Some(column));
            assert_eq!(all.clone().nth_back(columns.len() - 1 - row), Some(column));
        }
        assert_eq!(all.column(size), None);
        assert_eq!(all.clone().nth(columns.len()), None);
    }
}

#[test]
fn constructed_solutions_are_those_of_the_iterator() {
    fn check<const N: usize>() {
        let columns =
            Solution::<N>::constructed().map(|solution| solution.as_array().map(u32::from));
        assert_eq!(
            columns.as_ref().map(<[u32; N]>::as_slice),
            construct(N as u32).map(Iterator::collect::<Vec<_>>).as_deref(),
        );
    }
    check::<1>();
    check::<2>();
    check::<3>();
    check::<4>();
    check::<5>();
    check::<8>();
    check::<15>();
    check::<16>();
    assert_eq!(Solution::<0>::constructed(), None);
    assert_eq!(Solution::<17>::constructed(), None);
}

#[test]
fn the_largest_board_has_a_solution() {
    let largest = construct(u32::MAX).unwrap();
    assert_eq!(largest.size(), u32::MAX);
    assert_eq!(largest.column(u32::MAX - 1), Some(u32::MAX - 1));
    assert_eq!(largest.column(u32::MAX), None);
    // Sampled rows, with neighbours among them.
    let rows = (0..u32::MAX).step_by(50_000_000).flat_map(|row| row..row + 3);
    for (row, other) in rows.clone().flat_map(|row| rows.clone().map(move |other| (row, other))) {
        if row != other {
            let columns = [row, other].map(|row| largest.column(row).unwrap());
            let apart = columns[0].abs_diff(columns[1]);
            assert!(apart != 0 && apart != row.abs_diff(other), "{row} {other}");
        }
    }
}
