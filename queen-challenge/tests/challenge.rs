//! Challenges and steps against their definitions.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{RefUnwindSafe, UnwindSafe};

use queen_challenge::iter::{Minimal, Picks, Steps};
use queen_challenge::{
    Action, Challenge, ChallengeError, Forced, Grade, Line, Notes, Reason, Step,
};
use queen_runtime::draw::Squares;
use queen_runtime::layout::{FixedLayout, Plain, Ranked};
use queen_runtime::{
    AnyQueenPuzzle, AnySolution, Board, PuzzleRange, QueenPuzzle, Solution, Square, Symmetric,
    Symmetry, queen_table,
};

const PUZZLES: PuzzleRange = queen_table!(1..=12);
const SIX: QueenPuzzle<6> = queen_table!(6);
const EIGHT: QueenPuzzle<8> = queen_table!(8);

fn puzzle(size: usize) -> AnyQueenPuzzle {
    PUZZLES.get(size).unwrap()
}

fn board(size: usize, squares: &str) -> Board {
    Board::from_squares(size, squares).unwrap()
}

fn all_challenges(size: usize) -> impl Iterator<Item = Challenge> {
    (0..=size).flat_map(move |givens| Challenge::minimal(&puzzle(size), givens))
}

/// The rows of the givens of each minimal challenge, as bits, by the definition: compares every
/// subset of the queens of each solution with all other solutions.
fn minimal_by_definition(size: usize) -> Vec<(AnySolution, u32)> {
    let solutions: Vec<_> = puzzle(size).iter().collect();
    let mut minimal = Vec::new();
    for solution in &solutions {
        // For each other solution, the rows where its queen is elsewhere.
        let differences: Vec<u32> = (solutions.iter().filter(|other| *other != solution))
            .map(|other| {
                (0..size)
                    .filter(|&row| other.columns()[row] != solution.columns()[row])
                    .map(|row| 1 << row)
                    .sum()
            })
            .collect();
        let is_unique = |rows: u32| differences.iter().all(|different| different & rows != 0);
        for rows in 0..1_u32 << size {
            let mut fewer = (0..size).filter(|row| rows >> row & 1 != 0).map(|row| rows ^ 1 << row);
            if is_unique(rows) && !fewer.any(is_unique) {
                minimal.push((*solution, rows));
            }
        }
    }
    minimal
}

fn check_lists(size: usize) {
    let expected = minimal_by_definition(size);
    for givens in 0..=size + 1 {
        let expected = expected.iter().filter(|(_, rows)| rows.count_ones() as usize == givens);
        let mut found = Challenge::minimal(&puzzle(size), givens);
        for &(solution, rows) in expected {
            let challenge = found.next().unwrap();
            assert_eq!(challenge.solution(), solution);
            let given = challenge.givens().queens().map(|queen| 1 << queen.row()).sum::<u32>();
            assert_eq!(given, rows);
            for queen in solution.queens() {
                assert_eq!(challenge.is_given(queen), rows >> queen.row() & 1 != 0);
            }
            assert!(challenge.is_minimal());
        }
        assert_eq!(found.next(), None);
        assert_eq!(found.next(), None);
    }
}

#[test]
fn all_minimal_challenges_are_listed_in_order() {
    (1..=7).for_each(check_lists);
}

#[test]
#[ignore = "takes long without optimization"]
fn all_minimal_challenges_of_larger_boards_are_listed_in_order() {
    (8..=10).for_each(check_lists);
}

#[test]
fn eight_queens_have_challenges_of_two_to_four_givens() {
    let counts = (0..=9).map(|givens| Challenge::minimal(&EIGHT, givens).count());
    assert!(counts.eq([0, 0, 308, 1560, 40, 0, 0, 0, 0, 0]));
}

#[test]
fn other_boards_are_rejected() {
    let challenge = |size, squares| Challenge::new(board(size, squares));
    assert_eq!(challenge(8, ""), Err(ChallengeError::SeveralCompletions));
    assert_eq!(challenge(8, "a1"), Err(ChallengeError::SeveralCompletions));
    assert_eq!(challenge(8, "a1 b2"), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge(8, "a1 a5"), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge(8, "a1 f1"), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge(8, "a1 b3 c5"), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge(3, ""), Err(ChallengeError::NoCompletion));
    assert_eq!(challenge(16, ""), Err(ChallengeError::SeveralCompletions));
    assert_eq!(challenge(1, "").unwrap().solution().columns(), [0]);
    assert_eq!(challenge(3, "").unwrap_err().to_string(), "the board has no completion");

    let solved = Challenge::new(Board::from(EIGHT.solution(13).unwrap())).unwrap();
    assert_eq!(solved.solution(), EIGHT.solution(13).unwrap().into_any());
    assert_eq!(solved.grade(), Grade::Easy);
    assert!(!solved.is_minimal());
}

/// A board is a challenge if the table has exactly one completion.
#[test]
fn the_table_has_as_many_completions_as_the_search() {
    for size in 1..=7 {
        for solution in puzzle(size) {
            for rows in 0..1_u32 << size {
                let mut givens = puzzle(size).board();
                givens.extend(solution.queens().filter(|queen| rows >> queen.row() & 1 != 0));
                let mut completions = puzzle(size).completions(&givens);
                match (completions.next(), completions.next()) {
                    (Some(only), None) => {
                        assert_eq!(Challenge::new(givens).unwrap().solution(), only);
                    }
                    _ => {
                        assert_eq!(Challenge::new(givens), Err(ChallengeError::SeveralCompletions));
                    }
                }
            }
        }
    }
}

#[test]
fn a_challenge_can_be_a_constant() {
    const CHALLENGE: Challenge = {
        let mut givens = SIX.board();
        givens.place(Square::new(0, 2));
        match Challenge::new(givens) {
            Ok(challenge) => challenge,
            Err(_) => panic!("the board does not have exactly one completion"),
        }
    };
    assert_eq!(CHALLENGE.solution().columns(), [2, 5, 1, 4, 0, 3]);
}

/// The squares of a row or column.
fn squares(size: usize, line: Line) -> impl Iterator<Item = Square> + Clone {
    (0..size).map(move |other| match line {
        Line::Row(row) => Square::new(row, other),
        Line::Column(column) => Square::new(other, column),
    })
}

fn lines(size: usize) -> impl Iterator<Item = Line> {
    (0..size).flat_map(|index| [Line::Row(index), Line::Column(index)])
}

/// The free squares of a row or column, by the definition.
fn free(notes: &Notes, line: Line) -> Vec<Square> {
    let is_free = |&square: &Square| {
        notes.queens.is_safe(square)
            && !notes.queens.has_queen(square)
            && !notes.ruled_out.contains(square)
    };
    squares(notes.queens.size(), line).filter(is_free).collect()
}

fn has_queen(notes: &Notes, line: Line) -> bool {
    squares(notes.queens.size(), line).any(|square| notes.queens.has_queen(square))
}

fn attack(size: usize, one: Square, other: Square) -> bool {
    let mut board = Board::empty(size).unwrap();
    board.place(one);
    !board.is_safe(other)
}

fn singles(notes: &Notes) -> Vec<Square> {
    let lines = lines(notes.queens.size()).map(|line| free(notes, line));
    lines.filter(|free| free.len() == 1).map(|free| free[0]).collect()
}

/// Whether these queens are forced in turn and leave `line` without a free square.
fn is_chain(mut notes: Notes, forced: &[Square], line: Line) -> bool {
    let all_forced = forced.iter().all(|&queen| {
        let is_single = singles(&notes).contains(&queen);
        notes.queens.extend([queen]);
        is_single
    });
    all_forced && !has_queen(&notes, line) && free(&notes, line).is_empty()
}

/// Whether fewer than `bound` queens, each forced by those before it, leave a line without a free
/// square.
fn has_chain(notes: &Notes, bound: usize) -> bool {
    let is_empty = |line| !has_queen(notes, line) && free(notes, line).is_empty();
    let follows = |queen| {
        let mut notes = *notes;
        notes.queens.extend([queen]);
        has_chain(&notes, bound - 1)
    };
    bound > 0
        && (lines(notes.queens.size()).any(is_empty) || singles(notes).into_iter().any(follows))
}

/// Asserts that the reason of `step` holds.
fn assert_reason(notes: &Notes, step: &Step) {
    let size = notes.queens.size();
    let square = step.square();
    let is_placed = matches!(step.reason(), Reason::Single { .. });
    assert_eq!(step.action(), if is_placed { Action::Place } else { Action::RuleOut });
    assert!(free(notes, Line::Row(square.row())).contains(&square));
    assert_eq!(is_placed, !singles(notes).is_empty());
    let assert_pointing = |line, count| {
        let targets = free(notes, line);
        assert_eq!(targets.len(), count);
        let attacks_all = |&square: &Square| {
            targets.iter().all(|&target| target != square && attack(size, square, target))
        };
        // Of several such squares the first is taken, line by line.
        let parallel = (0..size).flat_map(|index| match line {
            Line::Row(_) => free(notes, Line::Row(index)),
            Line::Column(_) => free(notes, Line::Column(index)),
        });
        assert_eq!(parallel.into_iter().find(attacks_all), Some(square));
    };
    match step.reason() {
        Reason::Single { line } => assert_eq!(free(notes, line), [square]),
        Reason::PointingPair { line } => assert_pointing(line, 2),
        Reason::PointingTriple { line } => assert_pointing(line, 3),
        Reason::XWing { lines, across } => {
            assert!(matches!(
                (lines, across),
                ([Line::Row(_), Line::Row(_)], [Line::Column(_), Line::Column(_)])
                    | ([Line::Column(_), Line::Column(_)], [Line::Row(_), Line::Row(_)])
            ));
            let on = |line| squares(size, line).any(|other| other == square);
            assert!(lines[0] < lines[1] && across[0] < across[1]);
            assert!(!on(lines[0]) && !on(lines[1]) && (on(across[0]) || on(across[1])));
            for line in lines {
                let across = across.into_iter().flat_map(|line| squares(size, line));
                assert!(free(notes, line).iter().all(|free| across.clone().any(|a| a == *free)));
                assert_eq!(free(notes, line).len(), 2);
            }
        }
        Reason::Chain { forced, line } => {
            let mut assumed = *notes;
            assumed.queens.extend([square]);
            let queens: Vec<_> = forced.queens().collect();
            assert_eq!(format!("{forced:?}"), format!("{queens:?}"));
            assert_eq!(forced.len(), queens.len());
            assert!(!queens.is_empty() && is_chain(assumed, &queens, line));
            for square in lines(size).flat_map(|line| free(notes, line)) {
                let mut assumed = *notes;
                assumed.queens.extend([square]);
                assert!(!has_chain(&assumed, queens.len()), "{notes:?} {step}");
            }
        }
    }
}

/// Solves a challenge with [`Notes::next_step`] and returns the hardest grade of a step, or
/// `Guess`.
fn solve(challenge: &Challenge, mut each: impl FnMut(&Notes, &Step)) -> Grade {
    let mut notes = Notes::new(*challenge.givens());
    let mut hardest = Grade::Easy;
    while let Some(step) = notes.next_step() {
        each(&notes, &step);
        let is_solution = challenge.solution().has_queen(step.square());
        assert_eq!(is_solution, step.action() == Action::Place, "{challenge:?} {step}");
        hardest = hardest.max(step.grade());
        notes.apply(&step);
    }
    match notes.queens.solution() {
        Some(solution) => {
            assert_eq!(solution, challenge.solution());
            hardest
        }
        None => Grade::Guess,
    }
}

#[test]
fn reasons_hold_and_lead_to_the_solution() {
    let mut found = BTreeSet::new();
    for challenge in (1..=7).flat_map(all_challenges) {
        let grade = solve(&challenge, |notes, step| {
            assert_reason(notes, step);
            found.insert(step.reason().name());
        });
        assert_ne!(grade, Grade::Guess);
        assert_eq!(grade, challenge.grade());
    }
    assert_eq!(found, BTreeSet::from(Reason::NAMES));
}

#[test]
#[ignore = "takes long without optimization"]
fn reasons_hold_on_larger_boards() {
    let mut found = BTreeSet::new();
    for challenge in all_challenges(8).chain((9..=10).flat_map(|n| all_challenges(n).step_by(37))) {
        let grade = solve(&challenge, |notes, step| {
            assert_reason(notes, step);
            found.insert(step.reason().name());
        });
        assert_eq!(grade, challenge.grade());
    }
    assert_eq!(found, BTreeSet::from(Reason::NAMES));
}

fn grades(size: usize) -> [u32; Grade::ALL.len()] {
    let mut counts = [0; Grade::ALL.len()];
    for challenge in all_challenges(size) {
        counts[challenge.grade() as usize] += 1;
    }
    counts
}

/// The grades must never change, because picks depend on them.
fn check_grades(size: usize) {
    let counts = grades(size);
    assert_eq!(Grade::ALL.map(|grade| grade.nb_of_challenges(size)), counts.map(Some), "{size}");
    let has_challenges = |grade: &Grade| counts[*grade as usize] > 0;
    assert!(Grade::ALL.iter().filter(|grade| has_challenges(grade)).eq(Grade::of_size(size)));
    for grade in Grade::ALL {
        let picked = Challenge::with_seed(&puzzle(size), 5, grade);
        assert_eq!(picked.is_some(), has_challenges(&grade), "{size} {grade}");
    }
}

#[test]
fn grades_of_small_boards() {
    assert_eq!(grades(5), [92, 8, 0, 0, 0]);
    assert_eq!(grades(8), [496, 784, 564, 64, 0]);
    (1..=8).for_each(check_grades);
}

#[test]
#[ignore = "takes long without optimization"]
fn grades_of_larger_boards() {
    (9..=11).for_each(check_grades);
}

#[test]
fn the_grades_of_a_size_are_those_with_challenges() {
    for size in 0..12 {
        let has_challenges = |grade: &Grade| grade.nb_of_challenges(size).unwrap() > 0;
        let grades: Vec<_> = Grade::ALL.into_iter().filter(has_challenges).collect();
        assert_eq!(grades, Grade::of_size(size), "{size}");
    }
}

/// Found with random solutions, as these sizes have no table here.
#[test]
fn the_largest_boards_have_every_grade() {
    let squares = [
        "h12 c10 f9 i8 e6 j2",
        "g11 l10 d5 j3 f1",
        "b12 j11 h8 m7 g5",
        "m10 b5 l4 j3 c2",
        "j12 m6 a4 b1",
        "d11 g10 k9 n7 e4 a3 f2",
        "j13 d10 l9 i8 b7 k4 f2",
        "e14 j12 l8 a7 k5 n4 c3",
        "g14 e13 b11 j7 c4",
        "k13 e10 n7 d3",
        "k14 f13 a10 l9 b8 m7 d5",
        "k13 d12 o10 l9 b7 f2 c1",
        "g13 d12 c10 h7 a4 l2 f1",
        "e15 b13 g12 o10 d8 l1",
        "h13 n8 k7 a3 l2 f1",
        "o15 n13 e9 a8 g4 p3 k2 i1",
        "a16 h15 n10 c8 f6 b5 m3 i1",
        "p16 h15 c14 j9 b7 d6 g1",
        "i13 c12 p9 b8 a4 o3 k1",
        "a16 b14 l13 i12 d11 g3",
    ];
    for (size, squares) in (13..=16).zip(squares.chunks(5)) {
        let grades: Vec<_> = (squares.iter())
            .map(|squares| Challenge::new(board(size, squares)).unwrap())
            .inspect(|challenge| assert!(challenge.is_minimal()))
            .map(|challenge| challenge.grade())
            .collect();
        assert_eq!(grades, Grade::of_size(size));
    }
}

#[test]
fn sizes_without_a_table_have_no_grade() {
    for size in [0, 17, usize::MAX] {
        assert_eq!(Grade::of_size(size), []);
    }
    for grade in Grade::ALL {
        assert_eq!(grade.nb_of_challenges(0), Some(0));
        assert_eq!(grade.nb_of_challenges(12), None);
    }
}

/// The first square at which notes contradict the challenge, by the definition.
fn mistake_by_definition(challenge: &Challenge, notes: &Notes) -> Option<Square> {
    let solution = challenge.solution();
    (0..16).flat_map(|row| squares(16, Line::Row(row))).find(|&square| {
        let is_right = solution.has_queen(square);
        if notes.queens.has_queen(square) {
            !is_right
        } else {
            challenge.is_given(square) || is_right && notes.ruled_out.contains(square)
        }
    })
}

#[test]
fn a_mistake_is_a_queen_or_a_mark_that_contradicts_the_challenge() {
    let mut number = numbers(3);
    let mut found = 0;
    for round in 0..2000 {
        let size = 4 + round % 5;
        let size = if size == 6 { 16 } else { size };
        let challenge = match size {
            16 => Challenge::new(Solution::<16>::constructed().unwrap().into()).unwrap(),
            _ => all_challenges(size).nth(round % 8).unwrap(),
        };
        let mut notes = Notes::new(Board::from(challenge.solution()));
        assert_eq!(challenge.mistake(&notes), None);
        for _ in 0..number(3) {
            notes.queens.toggle(Square::new(number(size), number(size)));
            notes.ruled_out.insert(Square::new(number(size), number(size)));
        }
        let mistake = challenge.mistake(&notes);
        assert_eq!(mistake, mistake_by_definition(&challenge, &notes));
        found += usize::from(mistake.is_some());
    }
    assert!((200..1800).contains(&found), "{found}");

    // Notes of another size: queens are mistakes unless the solution has them.
    let challenge = Challenge::new(board(4, "a2")).unwrap();
    assert_eq!(challenge.mistake(&Notes::new(board(8, "b8 d7 a6 h1"))), Some(Square::new(7, 7)));
    assert_eq!(challenge.mistake(&Notes::new(board(8, "b8 d7"))), Some(Square::new(2, 0)));
}

#[test]
#[ignore = "takes long without optimization"]
fn picked_challenges_have_their_grade() {
    for seed in 0..10_000 {
        let grade = Grade::ALL[seed as usize % 4];
        let size = 9 + seed as usize / 4 % 4;
        let challenge = Challenge::with_seed(&puzzle(size), seed, grade).unwrap();
        assert!(challenge.is_minimal());
        assert_eq!(solve(&challenge, |_, _| {}), grade);
    }
}

#[test]
fn images_of_a_challenge_have_its_grade() {
    for challenge in (4..=7).flat_map(all_challenges).step_by(3) {
        for symmetry in Symmetry::ALL {
            let image = challenge.transform(symmetry);
            assert_eq!(Challenge::new(*image.givens()), Ok(image));
            assert_eq!(image.grade(), challenge.grade());
        }
    }
}

/// A fixed sequence of numbers below `bound`.
fn numbers(mut state: u64) -> impl FnMut(usize) -> usize {
    move |bound| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    }
}

/// A step agrees with every solution that fits the notes, not only in challenges.
#[test]
fn steps_hold_for_every_solution_that_fits() {
    let mut number = numbers(1);
    for round in 0..4000 {
        let size = 5 + round % 4;
        let solutions: Vec<_> = puzzle(size).iter().collect();
        let solution = solutions[number(solutions.len())];
        let mut notes = Notes::new(puzzle(size).board());
        notes.queens.extend(solution.queens().filter(|_| number(3) == 0));
        for _ in 0..number(size * size / 2) {
            notes.ruled_out.insert(Square::new(number(size), number(size)));
        }
        let fitting = solutions.iter().filter(|solution| {
            let mut queens = solution.queens();
            notes.queens.queens().all(|queen| solution.has_queen(queen))
                && queens
                    .all(|queen| notes.queens.has_queen(queen) || !notes.ruled_out.contains(queen))
        });
        let Some(step) = notes.next_step() else { continue };
        for solution in fitting {
            let has_queen = solution.has_queen(step.square());
            assert_eq!(has_queen, step.action() == Action::Place, "{notes:?} {step}");
        }
    }
}

#[test]
fn a_step_never_repeats_and_steps_end() {
    let mut number = numbers(2);
    for _ in 0..200 {
        let mut notes = Notes::new(EIGHT.board());
        notes.queens.extend((0..number(4)).map(|_| Square::new(number(8), number(8))));
        notes.ruled_out.extend((0..number(20)).map(|_| Square::new(number(8), number(8))));
        let mut steps = notes.steps();
        let mut taken = Vec::new();
        while let Some(step) = steps.next() {
            assert!(!taken.contains(&step.square()));
            taken.push(step.square());
            assert_eq!(notes.next_step(), Some(step));
            notes.apply(&step);
            assert_eq!(*steps.notes(), notes);
        }
        assert_eq!(steps.next(), None);
        assert_eq!(notes.next_step(), None);
    }
}

/// Placing the first single each time leads to three queens from c5, and the fewest of those are
/// three.
#[test]
fn the_shortest_chain_comes_first() {
    let mut notes = Notes::new(board(10, "i9 a8 h2"));
    notes.ruled_out = board(10, "e6 g5 b1").into();
    let Some(Reason::Chain { forced, .. }) = notes.next_step().map(|step| step.reason()) else {
        panic!()
    };
    assert_eq!(forced.len(), 2);
    assert_reason(&notes, &notes.next_step().unwrap());
}

#[test]
fn free_squares_of_the_largest_board() {
    let notes = Notes::new(board(16, "c1 f8"));
    let is_free = |square: &Square| free(&notes, Line::Row(square.row())).contains(square);
    let squares = (0..16).flat_map(|row| squares(16, Line::Row(row)));
    assert!(notes.free().unwrap().iter().eq(squares.filter(is_free)));
}

#[test]
fn wrong_notes_have_no_step() {
    assert_eq!(Notes::new(board(8, "a1 b2")).next_step(), None);
    assert_eq!(Notes::new(board(8, "a1 b2")).free(), None);
    assert_eq!(Notes::new(board(4, "a1")).next_step().unwrap().action(), Action::RuleOut);
    // Row 4 has no free square.
    assert_eq!(Notes::new(board(4, "a1 c2")).next_step(), None);
    assert_eq!(Notes::new(Board::from(SIX.solution(1).unwrap())).next_step(), None);

    let mut notes = Notes::new(SIX.board());
    notes.ruled_out = board(8, "a8 h8 h1").into();
    assert_eq!(notes.free().unwrap().len(), 35);
}

#[test]
fn sentences() {
    let sentences = |size, squares| -> Vec<_> {
        Notes::new(board(size, squares)).steps().map(|step| step.to_string()).collect()
    };
    assert_eq!(
        sentences(4, "a2"),
        ["column b has only b4 left", "row 3 has only d3 left", "row 1 has only c1 left"],
    );
    assert_eq!(
        sentences(6, "c6")[..8],
        [
            "d2 attacks all three squares left in row 4",
            "a1 forces f5 and leaves no square in column d",
            "d3 forces e1 and leaves no square in row 5",
            "e5 forces b4 and leaves no square in row 3",
            "f2 attacks all three squares left in column e",
            "f4 forces d1 and leaves no square in column e",
            "b2 attacks both squares left in row 4",
            "b1 attacks both squares left in column f",
        ],
    );
    // Other squares force three queens.
    let chain = "e7 forces a5, then d4 and leaves no square in row 2";
    assert_eq!(sentences(8, "b1 h3")[1], chain);
    assert_eq!(sentences(7, "c7 f6")[5], "e2 is out, as rows 3 and 4 take columns a and e");
    assert_eq!(sentences(7, "b7 f2")[2], "a5 is out, as columns e and g take rows 5 and 6");
    assert_eq!(
        sentences(9, "d5 e3")[0],
        "b8 forces c2, then g7, then f9 and leaves no square in row 1",
    );
    assert_eq!(Notes::new(board(9, "d5 e3")).next_step().unwrap().grade(), Grade::Expert);
}

#[test]
fn picks_are_the_same_in_every_layout() {
    fn check<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>) {
        for seed in [0, 1, u64::MAX] {
            for grade in [Grade::Easy, Grade::Hard] {
                let expected = Challenge::with_seed(&EIGHT, seed, grade);
                assert_eq!(Challenge::with_seed(&puzzle, seed, grade), expected);
                assert_eq!(Challenge::with_seed(&puzzle.into_any(), seed, grade), expected);
            }
        }
        assert_eq!(
            Challenge::with_seed(&puzzle, 20_000, Grade::Easy),
            Challenge::with_seed(&EIGHT, 20_000, Grade::Easy)
        );
        assert_eq!(
            Challenge::with_seed(&puzzle.into_any(), 7, Grade::Easy),
            Challenge::with_seed(&EIGHT, 7, Grade::Easy)
        );
        assert!(
            Challenge::minimal(&puzzle, 2)
                .step_by(50)
                .eq(Challenge::minimal(&EIGHT.into_any(), 2).step_by(50))
        );
    }
    check(EIGHT);
    check::<8, Ranked>(queen_table!(8, layout = ranked));
}

/// These must never change.
#[test]
fn golden_picks() {
    use Grade::{Easy, Expert, Guess, Hard, Medium};
    let expected = [
        (1, 0, Easy, ""),
        (1, 2, Easy, ""),
        (4, 0, Easy, "b1"),
        (4, 2, Easy, "a3"),
        (5, 2, Easy, "c3 d1"),
        (5, 0, Medium, "d5 e2"),
        (5, 2, Medium, "d5 a4"),
        (6, 0, Hard, "f5"),
        (6, 2, Hard, "b1"),
        (7, 2, Easy, "g6 d4 c1"),
        (7, 0, Medium, "g7 b6"),
        (7, 2, Medium, "g6 d5"),
        (7, 2, Hard, "a7 c3"),
        (8, 0, Easy, "g7 c4 f2"),
        (8, 1, Easy, "c7 f5 d2"),
        (8, 2, Easy, "b6 f4 d3 e1"),
        (8, 0, Medium, "h5 b2 g1"),
        (8, 2, Medium, "g7 h5 d2"),
        (8, 0, Hard, "h4 d2 g1"),
        (8, 2, Hard, "e7 f4 b2"),
        (8, 0, Expert, "d5 g4"),
        (8, 2, Expert, "b8 d5"),
        (9, 2, Easy, "c9 a8 e5 d3"),
        (9, 0, Medium, "a8 e7 b3"),
        (9, 2, Medium, "h7 a6 i3 c1"),
        (9, 2, Hard, "h7 c5 d1"),
        (9, 2, Expert, "c7 i2"),
        (9, 2, Guess, "g7 e6"),
        (10, 2, Easy, "a10 d9 h6 c2"),
        (10, 2, Medium, "a10 c7 b3 d2"),
        (10, 0, Hard, "i9 a6 c5 j2"),
        (10, 2, Hard, "h6 e4 i3 d1"),
        (10, 0, Expert, "b9 f8 e1"),
        (10, 2, Expert, "g6 f2 h1"),
        (10, 2, Guess, "d10 c5 b2"),
        (11, 2, Easy, "e9 c6 h5 d2"),
        (11, 2, Medium, "a8 j6 g4 b2"),
        (11, 0, Hard, "j11 e9 c5 f1"),
        (11, 2, Hard, "c11 j10 b9 h4"),
        (11, 2, Expert, "i11 b9 a6 d5"),
        (12, 2, Easy, "j11 i9 c8 g5 d1"),
        (12, 2, Medium, "e10 c9 b4 f3 i1"),
        (12, 0, Hard, "e12 h11 b7 k3 d2"),
        (12, 2, Hard, "g12 a10 k9 e4 l1"),
        (12, 2, Expert, "h11 d8 e3 b2"),
        (8, u64::MAX, Easy, "f8 e4 g3"),
        (8, 20_000, Hard, "b8 a3"),
    ];
    for grade in Grade::ALL {
        assert!(expected.iter().any(|&(_, _, of, _)| of == grade), "no pick of grade {grade}");
    }
    for (size, seed, grade, squares) in expected {
        let challenge = Challenge::with_seed(&puzzle(size), seed, grade).unwrap();
        assert_eq!(challenge.grade(), grade);
        assert!(challenge.is_minimal());
        assert_eq!(Squares::new(challenge.givens()).to_string(), squares, "{size} {seed} {grade}");
    }
}

#[test]
fn picks_are_those_of_with_seed_one_at_a_time() {
    let mut picks = Challenge::picks(&EIGHT, 1, Grade::Expert);
    assert_eq!(picks.size_hint(), (0, Some(1 << 21)));
    let mut tested = 0;
    let challenge = loop {
        tested += 1;
        if let Some(challenge) = picks.next().unwrap() {
            break challenge;
        }
    };
    assert!((10..10_000).contains(&tested), "{tested}");
    assert_eq!(picks.size_hint(), (0, Some((1 << 21) - tested)));
    assert_eq!(Challenge::with_seed(&EIGHT, 1, Grade::Expert), Some(challenge));

    // The same seed has more challenges.
    let more: BTreeSet<_> = picks.flatten().take(20).collect();
    assert!(more.len() > 10 && more.iter().all(|other| other.grade() == Grade::Expert));
}

#[test]
fn picks_end_at_a_damaged_solution() {
    let check = |table: Vec<u8>| {
        let puzzle = QueenPuzzle::<8, Ranked>::from_table(table.leak()).unwrap();
        let ended = Grade::ALL.into_iter().filter(|&grade| {
            let mut picks = Challenge::picks(&puzzle, 3, grade);
            let found = picks.by_ref().take(10_000).position(|pick| pick.is_some());
            let challenge = Challenge::with_seed(&puzzle, 3, grade);
            assert_eq!(challenge.is_some(), found.is_some());
            if let Some(challenge) = challenge {
                assert_eq!(Challenge::new(*challenge.givens()), Ok(challenge));
                assert_eq!(challenge.grade(), grade);
                return false;
            }
            picks.size_hint() == (0, Some(0)) && picks.next().is_none()
        });
        ended.count()
    };
    let table = queen_table!(8, layout = ranked).table();
    let mut all_ended = 0;
    for index in 0..table.len() {
        let mut damaged = table.to_vec();
        damaged[index] ^= 0xff;
        all_ended += usize::from(check(damaged) == 5);
    }
    assert!(all_ended > 0);
    assert_eq!(check(vec![0xff; table.len()]), 5);
    assert_eq!(check(table.to_vec()), 1); // no challenge of this size needs a guess
}

#[test]
#[ignore = "takes long without optimization"]
fn larger_boards_have_all_grades() {
    for size in 9..=12 {
        for grade in Grade::ALL {
            let challenge = Challenge::with_seed(&puzzle(size), 3, grade).unwrap();
            assert_eq!(challenge.grade(), grade);
        }
    }
}

/// All challenges are picked equally often, within 4.5 standard deviations.
fn check_evenness(size: usize, grade: Grade, seeds: u32) {
    let mut picks = BTreeMap::new();
    for challenge in all_challenges(size).filter(|challenge| challenge.grade() == grade) {
        picks.insert(challenge, 0_u32);
    }
    for seed in 0..seeds {
        *picks
            .get_mut(&Challenge::with_seed(&puzzle(size), seed.into(), grade).unwrap())
            .unwrap() += 1;
    }
    let expected = f64::from(seeds) / f64::from(picks.len() as u32);
    for (challenge, &count) in &picks {
        let deviation = (f64::from(count) - expected) / expected.sqrt();
        assert!(deviation.abs() < 4.5, "{challenge:?}: {count} of {expected}");
    }
}

#[test]
fn picks_are_even() {
    check_evenness(4, Grade::Easy, 2000);
    check_evenness(6, Grade::Hard, 2000);
}

#[test]
#[ignore = "takes long without optimization"]
fn picks_of_larger_boards_are_even() {
    check_evenness(7, Grade::Medium, 100_000);
    check_evenness(8, Grade::Easy, 100_000);
    check_evenness(8, Grade::Hard, 100_000);
    check_evenness(9, Grade::Guess, 100);
}

#[test]
fn grades_round_trip_as_text() {
    for grade in Grade::ALL {
        assert_eq!(grade.to_string().parse(), Ok(grade));
    }
    assert_eq!(format!("{:>6}", Grade::Easy), "  easy");
    let error = "Easy".parse::<Grade>().unwrap_err();
    assert_eq!(error.to_string(), "expected `easy`, `medium`, `hard`, `expert` or `guess`");
}

#[test]
fn types_can_cross_threads() {
    fn check<T: Send + Sync + UnwindSafe + RefUnwindSafe + Clone + std::fmt::Debug>() {}
    check::<Challenge>();
    check::<Minimal<8, Plain>>();
    check::<Picks<8, Plain>>();
    check::<Notes>();
    check::<Step>();
    check::<Steps>();
    check::<Reason>();
    check::<Forced>();
    check::<Grade>();
}
