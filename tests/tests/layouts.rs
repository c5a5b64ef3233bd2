//! Layouts of tables, all of which have the same answers.

use queen_runtime::layout::{FixedLayout, Ranked};
use queen_runtime::{
    AnyQueenPuzzle, AnySolution, Board, PuzzleRange, QueenPuzzle, Solution, queen_table,
};
use queen_searches::Heap;
use queen_tests::tables::{ranked, written};
use queen_tests::{boards, for_each_pair, textbook};

const PLAIN: QueenPuzzle<8> = queen_table!(8);
const RANKED: QueenPuzzle<8, Ranked> = queen_table!(8, layout = ranked);

/// Every answer of a puzzle, as text.
fn answers<const N: usize, L: FixedLayout>(puzzle: &QueenPuzzle<N, L>) -> Vec<String> {
    let mut answers = vec![
        format!("{:?}", puzzle.iter().collect::<Vec<_>>()),
        format!("{:?}", puzzle.into_iter().rev().collect::<Vec<_>>()),
        puzzle.nb_of_solutions().to_string(),
        puzzle.nb_of_fundamental_solutions().to_string(),
        puzzle.nb_of_tested_permutations().to_string(),
        puzzle.size().to_string(),
    ];
    for k in 0..puzzle.nb_of_solutions() + 2 {
        let solution = puzzle.solution(k);
        let number = solution.and_then(|solution| puzzle.number_of(solution));
        answers.push(format!("{k}: {solution:?}, {number:?}"));
    }
    for board in boards::of_two_queens(N).step_by(61) {
        answers.push(format!(
            "{board:?}: {:?}, {:?}, {:?}, {}",
            puzzle.completions(&board).collect::<Vec<_>>(),
            puzzle.hint(&board),
            puzzle.heat_map(&board),
            puzzle.has_completion(&board),
        ));
    }
    answers
}

#[test]
fn all_layouts_have_the_same_answers() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        assert_eq!(answers(&plain), answers(&ranked));
    }
    for_each_pair!(check: 1 2 3 4 5 6 7 8);
}

#[test]
fn any_number_of_rows_may_be_searched() {
    let expected = answers(&queen_table!(7));
    macro_rules! check {
        ($($rows:literal)*) => {
            $({
                let puzzle: QueenPuzzle<7, Ranked<$rows>> =
                    queen_table!(7, layout = ranked($rows));
                assert_eq!(answers(&puzzle), expected, "{} rows", $rows);
                assert_eq!(puzzle.into_any().downcast(), Some(puzzle));
                assert_eq!(puzzle.into_any().layout(), Ranked::<$rows>::LAYOUT);
            })*
        };
    }
    check!(2 3 4 5 6 7);
}

#[test]
fn a_range_may_be_ranked() {
    const PLAIN: PuzzleRange = queen_table!(1..=7);
    const RANKED: PuzzleRange = queen_table!(1..=7, layout = ranked);
    assert_eq!(PLAIN.sizes(), RANKED.sizes());
    for (plain, ranked) in PLAIN.into_iter().zip(RANKED) {
        assert_ne!(plain.layout(), ranked.layout());
        assert!(plain.iter().eq(ranked.iter()));
        assert_eq!(plain.nb_of_tested_permutations(), ranked.nb_of_tested_permutations());
        for board in boards::of_two_queens(plain.size()).step_by(31) {
            assert!(plain.completions(&board).eq(ranked.completions(&board)));
            assert_eq!(plain.hint(&board), ranked.hint(&board));
            assert_eq!(plain.heat_map(&board), ranked.heat_map(&board));
        }
    }
    let six = RANKED.get(6).unwrap();
    assert_eq!(six.downcast::<6, Ranked>(), Some(queen_table!(6, layout = ranked)));
    assert_eq!(format!("{six:?}"), "QueenPuzzle(6, ranked(5))");
}

#[test]
fn every_solution_is_that_of_the_plain_layout() {
    fn check<const N: usize>(plain: QueenPuzzle<N>, ranked: QueenPuzzle<N, Ranked>) {
        let count = plain.nb_of_solutions();
        assert_eq!(ranked.size(), N);
        assert_eq!(ranked.nb_of_solutions(), count);
        assert_eq!(ranked.nb_of_tested_permutations(), plain.nb_of_tested_permutations());
        for k in 1..=count {
            let solution = plain.solution(k).unwrap();
            assert_eq!(ranked.solution(k), Some(solution), "n = {N}, k = {k}");
            assert_eq!(ranked.number_of(solution.columns()), Some(k));
        }
        for k in [0, count + 1, usize::MAX] {
            assert_eq!(ranked.solution(k), None);
        }
        assert!(ranked.iter().eq(plain));
        assert!(ranked.iter().rev().eq(plain.iter().rev()));
    }
    for_each_pair!(check);
}

#[test]
#[ignore = "takes seconds in release, minutes without"]
fn every_solution_is_that_of_the_search() {
    for size in [13, 14] {
        let shape = ranked(size);
        let bytes = written(shape);
        let table = shape.table(&bytes);
        let mut index = 0;
        for (solution, next) in Heap::new(size).unwrap().zip(&table) {
            assert_eq!(solution, next);
            assert_eq!(table.get(index), Some(solution), "n = {size}");
            assert_eq!(table.index_of(solution.columns()), Some(index));
            index += 1;
        }
        assert_eq!((index, table.get(index)), (table.len(), None));
    }
}

#[test]
fn look_ups_are_possible_at_compile_time() {
    macro_rules! check {
        ($puzzle:ident) => {{
            const SOLUTION: Option<Solution<8>> = $puzzle.solution(13);
            const BEYOND: [Option<Solution<8>>; 2] = [$puzzle.solution(0), $puzzle.solution(93)];
            const COUNTS: (usize, usize, u64) = (
                $puzzle.nb_of_solutions(),
                $puzzle.nb_of_fundamental_solutions(),
                $puzzle.nb_of_tested_permutations(),
            );
            const BOARD: Board = $puzzle.board();
            const ANY: AnyQueenPuzzle = $puzzle.into_any();
            const ANY_SOLUTION: Option<AnySolution> = ANY.solution(92);

            assert_eq!(SOLUTION.map(<[u8; 8]>::from), Some([3, 6, 4, 2, 0, 5, 7, 1]));
            assert_eq!(BEYOND, [None; 2]);
            assert_eq!(COUNTS, (92, 12, 3544));

            assert_eq!((BOARD.size(), ANY.board()), (8, BOARD));
            assert_eq!(ANY_SOLUTION, $puzzle.solution(92).map(AnySolution::from));
            assert_eq!(ANY.downcast(), Some($puzzle));
        }};
    }
    check!(PLAIN);
    check!(RANKED);
}

#[test]
fn only_solutions_have_a_number() {
    const SIX: QueenPuzzle<6, Ranked> = queen_table!(6, layout = ranked);
    const SEVEN: QueenPuzzle<7, Ranked> = queen_table!(7, layout = ranked);
    textbook::permutations(6, &mut |permutation| {
        assert_eq!(SIX.number_of(permutation).is_some(), textbook::is_solution(permutation));
    });
    textbook::permutations(7, &mut |permutation| {
        assert_eq!(SEVEN.number_of(permutation).is_some(), textbook::is_solution(permutation));
    });
    assert_eq!(SIX.number_of([0; 6]), None);
    assert_eq!(SIX.number_of([255; 6]), None);
}
