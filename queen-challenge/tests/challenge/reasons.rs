//! Reasons, each against its definition.

use std::collections::BTreeSet;

use queen_challenge::{Action, Grade, Line, Notes, Reason, Step};
use queen_runtime::{Board, Square};

use crate::boards::{all_challenges, board};
use crate::free::{free, has_queen, lines, squares};
use crate::steps::solve;

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
            Line::Region(_) => panic!("there are no regions"),
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
        Reason::Claiming { .. } | Reason::Covering { .. } => panic!("there are no regions"),
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

/// Asserts that these are all reasons up to a grade, each with its grade.
fn assert_all_found(found: &BTreeSet<(&str, Grade)>, hardest: Grade) {
    let expected = Reason::BY_GRADE.iter().map(|&(name, grade, _)| (name, grade));
    assert_eq!(*found, expected.filter(|(_, grade)| *grade <= hardest).collect());
}

#[test]
fn words_explain_all_reasons() {
    let words = Reason::BY_GRADE.iter().chain(&Reason::OF_REGIONS);
    let names: BTreeSet<_> = words.map(|(name, ..)| *name).collect();
    assert_eq!(names, BTreeSet::from(Reason::NAMES));
}

#[test]
fn reasons_hold_and_lead_to_the_solution() {
    let mut found = BTreeSet::new();
    for challenge in (1..=7).flat_map(all_challenges) {
        let grade = solve(&challenge, |notes, step| {
            assert_reason(notes, step);
            found.insert((step.reason().name(), step.grade()));
        });
        assert_ne!(grade, Grade::Guess);
        assert_eq!(grade, challenge.grade());
    }
    assert_all_found(&found, Grade::Hard);
}

#[test]
#[ignore = "takes long without optimization"]
fn reasons_hold_on_larger_boards() {
    let mut found = BTreeSet::new();
    for challenge in all_challenges(8).chain((9..=10).flat_map(|n| all_challenges(n).step_by(37))) {
        let grade = solve(&challenge, |notes, step| {
            assert_reason(notes, step);
            found.insert((step.reason().name(), step.grade()));
        });
        assert_eq!(grade, challenge.grade());
    }
    // No reason is of the hardest grade, so these are all.
    assert_all_found(&found, Grade::Guess);
}

/// Placing the first single each time leads to three queens from c5, and the fewest of those are
/// three.
#[test]
fn the_shortest_chain_comes_first() {
    let mut notes = Notes::new(board("i9 a8 h2", 10));
    notes.ruled_out = board("e6 g5 b1", 10).into();
    let Some(Reason::Chain { forced, .. }) = notes.next_step().map(|step| step.reason()) else {
        panic!()
    };
    assert_eq!(forced.len(), 2);
    assert_reason(&notes, &notes.next_step().unwrap());
}
