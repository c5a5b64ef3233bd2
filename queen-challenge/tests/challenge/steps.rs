//! Steps towards the solution.

use queen_challenge::{Action, Challenge, Grade, Notes, Step};
use queen_runtime::{Board, Square};

use crate::boards::{EIGHT, SIX, board, puzzle};
use crate::random::numbers;

/// Solves a challenge with [`Notes::next_step`] and returns the hardest grade of a step, or
/// `Guess`.
pub(crate) fn solve(challenge: &Challenge, mut each: impl FnMut(&Notes, &Step)) -> Grade {
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

#[test]
fn wrong_notes_have_no_step() {
    assert_eq!(Notes::new(board("a1 b2", 8)).next_step(), None);
    assert_eq!(Notes::new(board("a1 b2", 8)).free(), None);
    assert_eq!(Notes::new(board("a1", 4)).next_step().unwrap().action(), Action::RuleOut);
    // Row 4 has no free square.
    assert_eq!(Notes::new(board("a1 c2", 4)).next_step(), None);
    assert_eq!(Notes::new(Board::from(SIX.solution(1).unwrap())).next_step(), None);

    let mut notes = Notes::new(SIX.board());
    notes.ruled_out = board("a8 h8 h1", 8).into();
    assert_eq!(notes.free().unwrap().len(), 35);
}
