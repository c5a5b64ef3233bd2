//! Completions, hints and heat maps against their definition.

use queen_runtime::layout::Fixed;
use queen_runtime::{Board, QueenPuzzle, Solution, Symmetric, queen_table};
use queen_tests::boards;
use queen_tests::squares::squares;

const SIX: QueenPuzzle<6> = queen_table!(6);
const EIGHT: QueenPuzzle<8> = queen_table!(8);

fn completes<const N: usize>(solution: &Solution<N>, board: &Board) -> bool {
    board.queens().all(|(row, column)| solution.has_queen(row, column))
}

fn check<const N: usize, L: Fixed>(puzzle: QueenPuzzle<N, L>) {
    for board in boards::of_two_queens(N) {
        let expected: Vec<_> =
            puzzle.iter().filter(|solution| completes(solution, &board)).collect();
        assert!(puzzle.completions(&board).eq(expected.iter().copied()), "{board}");
        assert!(puzzle.completions(&board).rev().eq(expected.iter().rev().copied()), "{board}");
        assert_eq!(puzzle.has_completion(&board), !expected.is_empty(), "{board}");

        let through = puzzle.heat_map(&board);
        for (row, column) in squares(N) {
            let count = expected.iter().filter(|solution| solution.has_queen(row, column)).count();
            assert_eq!(through[row][column] as usize, count, "{board}");
        }

        let mut best = None;
        for (row, column) in squares(N).filter(|&(row, column)| !board.has_queen(row, column)) {
            let mut next = board;
            next.place(row, column);
            let left = puzzle.completions(&next).count();
            if left > best.map_or(0, |(left, _)| left) {
                best = Some((left, (row, column)));
            }
        }
        assert_eq!(puzzle.hint(&board), best.map(|(_, square)| square), "{board}");
    }
}

#[test]
fn completions_of_two_queens_match_the_definition() {
    check(queen_table!(1));
    check(queen_table!(2));
    check(queen_table!(4));
    check(SIX);
    check(queen_table!(7));
    check(queen_table!(6, layout = ranked));
    check(queen_table!(7, layout = ranked(6)));
}

#[test]
fn completions_of_a_queen_match_the_definition() {
    const TEN: QueenPuzzle<10> = queen_table!(10);
    for square in squares(10) {
        let board = boards::board(10, [square]);
        let expected: Vec<_> =
            TEN.into_iter().filter(|solution| completes(solution, &board)).collect();
        assert!(TEN.completions(&board).eq(expected.iter().copied()), "{board}");
        assert!(TEN.completions(&board).rev().eq(expected.iter().rev().copied()), "{board}");
    }
}

#[test]
fn hints_solve_every_solvable_board() {
    for mut board in boards::of_two_queens(8).filter(|board| EIGHT.has_completion(board)) {
        while let Some((row, column)) = EIGHT.hint(&board) {
            assert!(board.place(row, column));
        }
        assert!(board.is_solved(), "{board}");
    }
}

#[test]
fn attacking_queens_have_no_completion() {
    let board = Board::from_squares(8, "a1 h8").unwrap();
    assert!(!EIGHT.has_completion(&board));
    assert_eq!(EIGHT.completions(&board).next(), None);
    assert_eq!(EIGHT.hint(&board), None);
    assert_eq!(EIGHT.heat_map(&board), [[0; 8]; 8]);
}

#[test]
fn the_only_completion_of_a_solution_is_itself() {
    for solution in EIGHT {
        let board = Board::from(solution);
        assert!(EIGHT.completions(&board).eq([solution]));
        assert_eq!(EIGHT.hint(&board), None);
    }
}

#[test]
fn the_heat_map_is_as_symmetric_as_the_board() {
    let through = EIGHT.heat_map(&EIGHT.board());
    for (row, column) in squares(8) {
        let here = boards::board(8, [(row, column)]);
        let (row_there, column_there) = here.canonical().queens().next().unwrap();
        assert_eq!(through[row][column], through[row_there][column_there]);
    }
    assert_eq!(through[0], [4, 8, 16, 18, 18, 16, 8, 4]);
    assert!(through.iter().all(|row| row.iter().sum::<u32>() == 92));
}
