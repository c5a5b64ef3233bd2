//! Forms of a solution against its queens.

use queen_runtime::{Board, QueenPuzzle, Square, queen_table};
use queen_tests::boards::squares;
use queen_tests::for_each_puzzle;

#[test]
fn queens_masks_and_columns_are_the_same_queens() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        for solution in puzzle {
            for queen in Board::from(solution).queens() {
                assert_eq!(usize::from(solution.columns()[queen.row()]), queen.column());
                assert_eq!(solution.row_masks()[queen.row()], 1 << queen.column());
            }
            let queens = squares(N + 2).filter(|&square| solution.has_queen(square));
            assert!(queens.eq(Board::from(solution).queens()));
            assert!(!solution.has_queen(Square::new(usize::MAX, 0)));
            assert!(!solution.has_queen(Square::new(0, usize::MAX)));
        }
    }
    for_each_puzzle!(check: 1 4 7 8);
}

#[test]
fn solutions_are_ordered_by_size_and_then_by_their_columns() {
    let puzzles =
        [queen_table!(4).into_any(), queen_table!(5).into_any(), queen_table!(6).into_any()];
    let mut solutions: Vec<_> = puzzles.iter().flatten().collect();
    solutions.sort();
    let columns = solutions.iter().map(|solution| (solution.size(), solution.columns()));
    assert!(columns.is_sorted());
}

/// Those of 4 × 4 are compared with those of the same size and of another one.
#[test]
fn a_size_may_be_a_type_on_one_side_only() {
    const FOUR: QueenPuzzle<4> = queen_table!(4);

    for typed in FOUR {
        let others = FOUR.into_any().iter().chain(queen_table!(5).into_any());
        let equal: Vec<_> = others.filter(|other| typed == *other).collect();
        assert_eq!(equal, [typed.into_any()]);
        for other in FOUR.into_any().iter().chain(queen_table!(5).into_any()) {
            assert_eq!(typed == other, other == typed);
        }
    }
}

#[test]
fn bitboards_count_from_a1() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        for solution in puzzle {
            let bit = |queen: Square| {
                1_u64.checked_shl((8 * (N - 1 - queen.row()) + queen.column()) as u32)
            };
            let bitboard: Option<u64> = Board::from(solution).queens().map(bit).sum();
            let expected = if N <= 8 { bitboard } else { None };
            assert_eq!(Board::from(solution).bitboard(), expected);
            assert_eq!(solution.bitboard(), expected);
        }
    }
    for_each_puzzle!(check: 1 4 5 6 7 8 9);
}
