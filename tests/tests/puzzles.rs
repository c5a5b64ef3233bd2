//! Puzzles of a size that is chosen at run time, against those whose size is a type.

use queen_runtime::{AnyQueenPuzzle, Board, QueenPuzzle, QueenPuzzles, queen_table};

const PUZZLES: QueenPuzzles = queen_table!(1..=10);

fn check<const N: usize>(puzzle: QueenPuzzle<N>) {
    let any = PUZZLES.get(N).unwrap();
    assert_eq!(any, AnyQueenPuzzle::from(puzzle));
    assert_eq!(any.board_size(), N);
    assert_eq!(any.nb_of_solutions(), puzzle.nb_of_solutions());
    assert_eq!(any.nb_of_tested_permutations(), puzzle.nb_of_tested_permutations());
    assert_eq!(any.nb_of_fundamental_solutions(), puzzle.nb_of_fundamental_solutions());

    let down = any.downcast::<N>().unwrap();
    assert_eq!(down.solutions(), puzzle.solutions());
    assert_eq!(down.nb_of_tested_permutations(), puzzle.nb_of_tested_permutations());
    assert_eq!(down.nb_of_fundamental_solutions(), puzzle.nb_of_fundamental_solutions());

    assert!(any.solutions().eq(puzzle.solutions()));
    assert!(any.iter().map(|solution| solution.downcast().unwrap()).eq(puzzle.iter()));
    assert!(
        any.fundamental_solutions()
            .map(|it| it.downcast().unwrap())
            .eq(puzzle.fundamental_solutions())
    );
    for (k, solution) in (1..).zip(puzzle) {
        let other = any.solution(k).unwrap();
        assert_eq!(other.columns(), solution.columns());
        assert_eq!(other.to_string(), solution.to_string());
        assert!(other.queens().eq(solution.queens()));
        assert!(other.rows().eq(solution.rows()));
        assert_eq!(other.bitboard(), solution.bitboard());
        for row in 0..=N {
            assert_eq!(other.row_mask(row), solution.row_mask(row));
            for column in 0..=N {
                assert_eq!(other.has_queen(row, column), solution.has_queen(row, column));
            }
        }
        assert_eq!(any.number_of(solution.columns()), Some(k));
    }
    assert!(any.solution(0).is_none() && any.solution(any.nb_of_solutions() + 1).is_none());
    assert!(any.solution(usize::MAX).is_none());

    let squares = || (0..N).flat_map(|row| (0..N).map(move |column| (row, column)));
    for queens in squares().flat_map(|one| squares().map(move |other| [one, other])) {
        let board = Board::from_iter(queens);
        let completions = any.completions(queens).map(|solution| solution.downcast().unwrap());
        assert!(completions.eq(puzzle.completions(&board)));
        assert!(any.completions(board).eq(any.completions(queens)));
        assert_eq!(any.is_solvable(queens), puzzle.is_solvable(&board));
        assert_eq!(any.hint(queens), puzzle.hint(&board));
        let (wide, narrow) = (any.heat_map(queens), puzzle.heat_map(&board));
        for (row, column) in squares() {
            assert_eq!(wide[row][column], narrow[row][column]);
        }
        assert_eq!(wide.as_flattened().iter().sum::<u32>(), narrow.as_flattened().iter().sum());
    }
    assert!(!any.is_solvable([(N, 0)]) && !any.is_solvable([(0, usize::MAX)]));
}

#[test]
fn puzzles_of_a_range_are_those_of_each_size() {
    check(queen_table!(1));
    check(queen_table!(2));
    check(queen_table!(3));
    check(queen_table!(4));
    check(queen_table!(5));
    check(queen_table!(6));
    check(queen_table!(7));
    check(queen_table!(8));
}

#[test]
fn ranges_have_their_sizes_and_no_others() {
    let some: QueenPuzzles = queen_table!(4..7);
    assert_eq!(some.sizes(), 4..=6);
    assert!(some.iter().map(|puzzle| puzzle.board_size()).eq(4..=6));
    for size in (0..20).chain([usize::MAX]) {
        let expected = some.sizes().contains(&size).then_some(size);
        assert_eq!(some.get(size).map(|puzzle| puzzle.board_size()), expected);
    }
    assert_eq!(format!("{some:?}"), "QueenPuzzles(4..=6)");
    assert_eq!(format!("{:?}", some.get(5)), "Some(AnyQueenPuzzle(5))");
    assert_eq!(
        format!("{:?}", some.get(4).unwrap().solution(1)),
        "Some(AnySolution([1, 3, 0, 2]))"
    );
}

#[test]
fn columns_of_no_solution_have_no_number() {
    let eight = PUZZLES.get(8).unwrap();
    for columns in [&[][..], &[0], &[0, 1, 2, 3, 4, 5, 6, 7], &[9; 8], &[1, 3, 0, 2], &[0; 17]] {
        assert_eq!(eight.number_of(columns), None, "{columns:?}");
    }
    assert!(eight.downcast::<7>().is_none());
    assert!(eight.solution(1).unwrap().downcast::<7>().is_none());
}
