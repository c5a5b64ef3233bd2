//! Puzzles: their tables against the search and brute force, those of a size chosen at run time against
//! those whose size is a type, and completions, hints and heat maps against their definition.

use queen_math::count::{Levels, SOLUTIONS};
use queen_math::search::Heap;
use queen_math::{Placement, order};
use queen_runtime::layout::FixedLayout;
use queen_runtime::{
    AnyQueenPuzzle, AnySolution, Board, PuzzleRange, QueenPuzzle, Solution, Square, Symmetric,
    queen_table,
};
use queen_tests::boards::{self, squares};
use queen_tests::{for_each_puzzle, textbook};

const PUZZLES: PuzzleRange = queen_table!(1..=10);
const SIX: QueenPuzzle<6> = queen_table!(6);
const EIGHT: QueenPuzzle<8> = queen_table!(8);

#[test]
fn tables_match_the_search() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        assert_eq!(puzzle.size(), N);
        assert_eq!(puzzle.nb_of_solutions() as u64, SOLUTIONS[N]);
        let levels = Levels::new(N).unwrap();
        assert_eq!(puzzle.nb_of_tested_permutations(), levels.tested_permutations());
        let found = Heap::new(N).unwrap();
        assert!(found.map(|placement| placement.columns().to_vec()).eq(puzzle.columns()));
    }
    for_each_puzzle!(check);
}

/// Its literal has another form than those of smaller tables.
#[test]
fn a_large_table_matches_the_enumeration() {
    const FOURTEEN: QueenPuzzle<14> = queen_table!(14);
    let (columns, levels) = queen_enumerate::columns(14, 2).unwrap();
    assert!(FOURTEEN.columns().as_flattened() == columns);
    assert_eq!(FOURTEEN.nb_of_tested_permutations(), levels.tested_permutations());
}

#[test]
fn tables_match_filtering_all_permutations() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let mut expected = Vec::new();
        textbook::permutations(N as u8, &mut |permutation| {
            if textbook::is_solution(permutation) {
                expected.extend_from_slice(permutation);
            }
        });
        assert_eq!(puzzle.columns().as_flattened(), expected);
    }
    for_each_puzzle!(check: 1 2 3 4 5 6 7 8 9);
}

#[test]
fn every_solution_is_valid_and_has_its_number() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let mut earlier = None;
        for k in 1..=puzzle.nb_of_solutions() {
            let solution = puzzle.solution(k).unwrap();
            assert!(textbook::is_solution(solution.columns()));
            assert_eq!(Solution::new(*solution.as_array()), Ok(solution));
            assert_eq!(puzzle.number_of(solution.columns()), Some(k));
            let rank = Some(order::rank(&Placement::new(solution.columns()).unwrap()));
            assert!(earlier < rank, "solutions are in rank order");
            earlier = rank;
        }
    }
    for_each_puzzle!(check);
}

#[test]
fn other_numbers_have_no_solution() {
    fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
        let count = puzzle.nb_of_solutions();
        for k in [0, count + 1, usize::MAX] {
            assert_eq!(puzzle.solution(k), None);
        }
        assert_eq!(puzzle.solution(1).is_some(), count > 0);
        assert_eq!(puzzle.solution(count).is_some(), count > 0);
        assert_eq!(puzzle.iter().nth(count), None);
        assert_eq!(puzzle.iter().nth(usize::MAX), None);
    }
    for_each_puzzle!(check);
}

#[test]
fn only_solutions_have_a_number() {
    const SIX: QueenPuzzle<6> = queen_table!(6);
    textbook::permutations(6, &mut |permutation| {
        assert_eq!(SIX.number_of(permutation).is_some(), textbook::is_solution(permutation));
        let solution = Solution::<6>::try_from(permutation);
        assert_eq!(solution.is_ok(), textbook::is_solution(permutation));
    });
    assert_eq!(SIX.number_of([0; 6]), None);
    assert_eq!(SIX.number_of([255; 6]), None);
}

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

#[test]
fn debug_output_is_short() {
    let solution = queen_table!(8).solution(13).unwrap();
    assert_eq!(format!("{solution:?}"), "Solution([3, 6, 4, 2, 0, 5, 7, 1])");
    let any = solution.into_any();
    assert_eq!(format!("{any:?}"), "AnySolution([3, 6, 4, 2, 0, 5, 7, 1])");
}

#[test]
fn a_solution_is_as_large_as_its_columns() {
    assert_eq!(size_of::<Solution<8>>(), 8);
    assert_eq!(size_of::<Solution<11>>(), 11);
    assert_eq!(align_of::<Solution<8>>(), 1);
}

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

fn completes<const N: usize>(solution: &Solution<N>, board: &Board) -> bool {
    board.queens().all(|queen| solution.has_queen(queen))
}

fn check_completions<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>) {
    for board in boards::of_two_queens(N) {
        let expected: Vec<_> =
            puzzle.iter().filter(|solution| completes(solution, &board)).collect();
        assert!(puzzle.completions(&board).eq(expected.iter().copied()), "{board}");
        assert!(puzzle.completions(&board).rev().eq(expected.iter().rev().copied()), "{board}");
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
    check_completions(SIX);
    check_completions(queen_table!(7));
    check_completions(queen_table!(6, layout = ranked));
    check_completions(queen_table!(7, layout = ranked(6)));
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
        while let Some(square) = EIGHT.hint(&board) {
            assert!(board.place(square));
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
fn the_heat_map_is_as_symmetric_as_the_board() {
    let through = EIGHT.heat_map(&EIGHT.board());
    for here in squares(8) {
        let there = boards::board(8, [here]).canonical().queens().next().unwrap();
        assert_eq!(through[here], through[there]);
    }
    assert_eq!(through.rows()[0], [4, 8, 16, 18, 18, 16, 8, 4]);
    assert!(through.rows().iter().all(|row| row.iter().sum::<u32>() == 92));
}
