//! Puzzles of each layout, in generic functions and in constants.

use queen_math::table::{Layout, Shape};
use queen_runtime::iter::{Completions, Solutions};
use queen_runtime::layout::{FixedLayout, Plain, Ranked};
use queen_runtime::{
    AnyQueenPuzzle, AnySolution, Board, PuzzleRange, QueenPuzzle, Solution, queen_table,
};
use queen_tests::{boards, for_each_pair};

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
fn a_board_of_another_size_has_no_completions() {
    fn check<const N: usize, L: FixedLayout>(puzzle: &QueenPuzzle<N, L>) {
        let any = puzzle.into_any();
        for board in (1..=16).filter(|&size| size != N).filter_map(Board::empty) {
            assert_eq!(puzzle.completions(&board).next(), None);
            assert_eq!(puzzle.completions(&board).next_back(), None);
            assert_eq!(puzzle.completions(&board).last(), None);
            assert!(!puzzle.has_completion(&board) && !any.has_completion(&board));
            assert_eq!((puzzle.hint(&board), any.hint(&board)), (None, None));
            assert_eq!(puzzle.heat_map(&board).rows(), &[[0; N]; N]);
            assert_eq!(any.heat_map(&board).rows(), &[[0; 16]; 16]);
            assert_eq!(any.completions(&board).count(), 0);
        }
    }
    check(&PLAIN);
    check(&RANKED);
    check(&queen_table!(1));
    check(&queen_table!(1, layout = ranked));
}

#[test]
fn debug_output_names_the_size_and_the_layout() {
    assert_eq!(format!("{PLAIN:?}"), "QueenPuzzle(8, plain)");
    assert_eq!(format!("{RANKED:?}"), "QueenPuzzle(8, ranked(5))");
    assert_eq!(format!("{:?}", RANKED.into_any()), format!("{RANKED:?}"));
    let table = Shape::new(8, Layout::Plain).unwrap().table(PLAIN.table());
    assert_eq!(format!("{table:?}"), "Table(8, plain)");
    assert_eq!(format!("{:?}", table.iter()), "Iter { len: 92 }");
    assert_eq!(format!("{:?}", table.completions([0; 16])), "Completions { .. }");
}

#[test]
#[cfg(target_pointer_width = "64")]
fn types_take_what_they_need() {
    assert_eq!(size_of::<QueenPuzzle<8>>(), 40);
    assert_eq!(size_of::<QueenPuzzle<16, Ranked>>(), 40);
    assert_eq!(size_of::<Option<AnyQueenPuzzle>>(), 40);
    assert_eq!(size_of::<Solutions<8, Plain>>(), 16);
    assert!(size_of::<Completions<8, Plain>>() < 100);
    assert!(size_of::<Solutions<8, Ranked>>() < 728);
}
