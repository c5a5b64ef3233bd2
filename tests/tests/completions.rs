//! Completions of a board against their definition, with the hints that they give.

use queen_math::MAX_TABLE_SIZE;
use queen_math::construct::construct;
use queen_math::order::compare;
use queen_math::table::{Layout, Shape};
use queen_runtime::layout::{FixedLayout, Ranked};
use queen_runtime::{Board, QueenPuzzle, Solution, Square, Symmetric, queen_table};
use queen_tests::boards::{self, squares};

const EIGHT: QueenPuzzle<8> = queen_table!(8);
const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);

fn completes<const N: usize>(solution: &Solution<N>, board: &Board) -> bool {
    board.queens().all(|queen| solution.has_queen(queen))
}

fn check_completions<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>) {
    for board in boards::of_two_queens(N) {
        let expected: Vec<_> =
            puzzle.iter().filter(|solution| completes(solution, &board)).collect();
        assert!(puzzle.completions(&board).eq(expected.iter().copied()), "{board}");
        assert_eq!(puzzle.completions(&board).last(), expected.last().copied(), "{board}");
        assert_eq!(puzzle.has_completion(&board), !expected.is_empty(), "{board}");

        let through = puzzle.heat_map(&board);
        for square in squares(N) {
            let count = expected.iter().filter(|solution| solution.has_queen(square)).count();
            assert_eq!(through[square] as usize, count, "{board}");
        }

        let mut best = None;
        for square in squares(N).filter(|&square| !board.has_queen(square)) {
            let mut next = board;
            next.place(square);
            let left = puzzle.completions(&next).count();
            if left > best.map_or(0, |(left, _)| left) {
                best = Some((left, square));
            }
        }
        assert_eq!(puzzle.hint(&board), best.map(|(_, square)| square), "{board}");
    }
}

#[test]
fn completions_of_two_queens_match_the_definition() {
    check_completions(queen_table!(1));
    check_completions(queen_table!(2));
    check_completions(queen_table!(4));
    check_completions(queen_table!(6));
    check_completions(queen_table!(7));
    check_completions(queen_table!(6, layout = ranked));
    check_completions(queen_table!(7, layout = ranked(6)));
}

#[test]
fn completions_of_a_queen_match_the_definition() {
    const TEN: QueenPuzzle<10> = queen_table!(10);
    for square in squares(10) {
        let board = boards::board([square], 10);
        let expected: Vec<_> =
            TEN.into_iter().filter(|solution| completes(solution, &board)).collect();
        assert!(TEN.completions(&board).eq(expected.iter().copied()), "{board}");
        assert!(TEN.completions(&board).rev().eq(expected.iter().rev().copied()), "{board}");
    }
}

/// Of 13 to 16 rows, of which no table has to be written: the search does not read it.
#[test]
fn completions_of_the_largest_board_end() {
    for size in 13..=MAX_TABLE_SIZE {
        let table = Shape::new(size, Layout::Ranked { rows: 12 }).unwrap().table(&[]);
        let columns: Vec<u32> = construct(size as u32).unwrap().collect();
        for open in [[0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 3, 5, 6, 8, 10, size - 1], {
            let last = |distance| size - 1 - distance;
            [0, 1, 2, 3, 4, 5, 6, 7].map(last)
        }] {
            let mut masks = [0; MAX_TABLE_SIZE];
            let given: Vec<_> = (0..size).filter(|row| !open.contains(row)).collect();
            for &row in &given {
                masks[row] = 1 << columns[row];
            }
            let completions = || table.completions(masks);
            assert!(completions().is_sorted_by(|one, next| compare(one, next).is_lt()));
            let mut found: Vec<_> = completions().map(|found| found.columns().to_vec()).collect();
            found.sort();

            let squares = given.iter().map(|&row| Square::new(row, columns[row] as usize));
            let mut search = queen_searches::Completions::new(size, squares).unwrap();
            let mut expected = Vec::new();
            while let Some(columns) = search.next_solution() {
                expected.push(columns.to_vec());
            }
            assert!(!expected.is_empty());
            assert_eq!(found, expected, "n = {size}, {given:?}");
        }
    }
}

#[test]
fn hints_solve_every_solvable_board() {
    for mut board in boards::of_two_queens(8).filter(|board| EIGHT.has_completion(board)) {
        while let Some(square) = EIGHT.hint(&board) {
            assert!(board.place(square));
        }
        assert!(board.is_solved(), "{board}");
    }
}

#[test]
fn attacking_queens_have_no_completion() {
    let board = Board::from_squares("a1 h8", 8).unwrap();
    assert!(!EIGHT.has_completion(&board));
    assert_eq!(EIGHT.completions(&board).next(), None);
    assert_eq!(EIGHT.hint(&board), None);
    assert_eq!(EIGHT.heat_map(&board).rows(), &[[0; 8]; 8]);
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
fn a_board_of_another_size_has_no_completions() {
    fn check<const N: usize, L: FixedLayout>(puzzle: &QueenPuzzle<N, L>) {
        let any = puzzle.into_any();
        for board in (1..=16).filter(|&size| size != N).filter_map(Board::empty) {
            assert_eq!(puzzle.completions(&board).next(), None);
            assert_eq!(puzzle.completions(&board).last(), None);
            assert!(!puzzle.has_completion(&board) && !any.has_completion(&board));
            assert_eq!((puzzle.hint(&board), any.hint(&board)), (None, None));
            assert_eq!(puzzle.heat_map(&board).rows(), &[[0; N]; N]);
            assert_eq!(any.heat_map(&board).rows(), &[[0; 16]; 16]);
            assert_eq!(any.completions(&board).count(), 0);
        }
    }
    check(&EIGHT);
    check(&RANKED);
    check(&queen_table!(1));
    check(&queen_table!(1, layout = ranked));
}

#[test]
fn the_heat_map_is_as_symmetric_as_the_board() {
    let through = EIGHT.heat_map(&EIGHT.board());
    for here in squares(8) {
        let there = boards::board([here], 8).canonical().queens().next().unwrap();
        assert_eq!(through[here], through[there]);
    }
    assert_eq!(through.rows()[0], [4, 8, 16, 18, 18, 16, 8, 4]);
    assert!(through.rows().iter().all(|row| row.iter().sum::<u32>() == 92));
}
