//! Puzzles of a range of sizes, against those whose size is a type.

use queen_runtime::{AnyQueenPuzzle, AnySolution, Board, PuzzleRange, QueenPuzzle, queen_table};
use queen_tests::boards::{self, squares};
use queen_tests::for_each_puzzle;

const PUZZLES: PuzzleRange = queen_table!(1..=10);

fn check_any<const N: usize>(puzzle: QueenPuzzle<N>) {
    let any = PUZZLES.get(N).unwrap();
    assert_eq!(any, AnyQueenPuzzle::from(puzzle));
    assert!(any.iter().eq(puzzle.iter().map(AnySolution::from)));
    for (k, solution) in (1..).zip(puzzle) {
        let other = any.solution(k).unwrap();
        assert_eq!(other.columns(), solution.columns());
        assert_eq!(other.to_string(), solution.to_string());
        let board = Board::from(other);
        assert_eq!(board, Board::from(solution));
        assert_eq!(board.row_masks()[..N], solution.row_masks());
        assert_eq!(board.row_masks()[N..], [0; 16][N..]);
        assert_eq!(other.row_masks(), board.row_masks());
        for square in squares(N + 1) {
            assert_eq!(other.has_queen(square), solution.has_queen(square));
        }
        assert_eq!(any.number_of(solution.columns()), Some(k));
    }
    assert!(any.solution(0).is_none() && any.solution(any.nb_of_solutions() + 1).is_none());
    assert!(any.solution(usize::MAX).is_none());

    for board in boards::of_two_queens(N) {
        let completions = puzzle.completions(&board).map(AnySolution::from);
        assert!(any.completions(&board).eq(completions));
        assert_eq!(any.has_completion(&board), puzzle.has_completion(&board));
        assert_eq!(any.hint(&board), puzzle.hint(&board));
        let (wide, narrow) = (any.heat_map(&board), puzzle.heat_map(&board));
        for square in squares(16) {
            assert_eq!(wide[square], narrow[square]);
        }
    }
}

#[test]
fn puzzles_of_a_range_are_those_of_each_size() {
    for_each_puzzle!(check_any: 1 2 3 4 5 6 7 8);
}

#[test]
fn ranges_have_their_sizes_and_no_others() {
    let some: PuzzleRange = queen_table!(4..7);
    assert_eq!(some.sizes(), 4..=6);
    assert!(some.iter().map(|puzzle| puzzle.size()).eq(4..=6));
    for size in (0..20).chain([usize::MAX]) {
        let expected = some.sizes().contains(&size).then_some(size);
        assert_eq!(some.get(size).map(|puzzle| puzzle.size()), expected);
    }
    assert_eq!(format!("{some:?}"), "PuzzleRange(4..=6)");
}

#[test]
#[should_panic(expected = "the sizes are not consecutive")]
fn sizes_of_a_range_are_consecutive() {
    static GAP: [AnyQueenPuzzle; 3] =
        [queen_table!(4).into_any(), queen_table!(5).into_any(), queen_table!(7).into_any()];
    let _ = queen_runtime::__private::range(&GAP);
}

#[test]
fn columns_of_no_solution_have_no_number() {
    let eight = PUZZLES.get(8).unwrap();
    for columns in [&[][..], &[0], &[0, 1, 2, 3, 4, 5, 6, 7], &[9; 8], &[1, 3, 0, 2], &[0; 17]] {
        assert_eq!(eight.number_of(columns), None, "{columns:?}");
    }
}
