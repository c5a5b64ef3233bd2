//! Reasons, each against its definition.

use std::collections::BTreeSet;

use queen_challenge::{Action, Challenge, Clues, Grade, Line, Notes, Reason, Step};
use queen_runtime::Square;

use crate::boards::{all_challenges, board};
use crate::free::{all_lines, excludes, free_of, squares_of};
use crate::steps::solve;

/// The queens that the free squares of a board force, each the only one of its line.
pub(crate) fn singles(challenge: &Challenge<Clues>, notes: &Notes) -> Vec<Square> {
    let lines = all_lines(challenge).map(|line| free_of(challenge, notes, line));
    lines.filter(|free| free.len() == 1).map(|free| free[0]).collect()
}

/// Whether a line needs a queen and has no free square.
pub(crate) fn is_empty(challenge: &Challenge<Clues>, notes: &Notes, line: Line) -> bool {
    let has_queen =
        squares_of(challenge, line).iter().any(|&square| notes.queens.has_queen(square));
    !has_queen && free_of(challenge, notes, line).is_empty()
}

pub(crate) fn with_queen(notes: &Notes, queen: Square) -> Notes {
    let mut notes = *notes;
    notes.queens.place(queen);
    notes
}

/// The lines that a reason is about, and those that they take.
pub(crate) fn lines_of(reason: Reason) -> (Vec<Line>, Vec<Line>) {
    match reason {
        Reason::XWing { lines, across } => (lines.into(), across.into()),
        Reason::Claiming { line, region } => (vec![line], vec![region]),
        Reason::Single { line }
        | Reason::PointingPair { line }
        | Reason::PointingTriple { line }
        | Reason::Covering { line }
        | Reason::Chain { line, .. } => (vec![line], Vec::new()),
    }
}

/// The first square to which the reason of a step applies, where there can be several.
pub(crate) fn first_square(
    challenge: &Challenge<Clues>,
    notes: &Notes,
    step: &Step,
) -> Option<Square> {
    let free = |line| free_of(challenge, notes, line);
    let mut squares = challenge.free(notes).unwrap().iter();
    match step.reason() {
        Reason::PointingPair { line: line @ Line::Region(_) }
        | Reason::PointingTriple { line: line @ Line::Region(_) } => {
            squares.find(|&square| free(line).iter().all(|&left| square.attacks(left)))
        }
        Reason::Covering { line } => {
            squares.find(|&square| free(line).iter().all(|&left| excludes(challenge, square, left)))
        }
        Reason::Claiming { line, region } => {
            free(region).into_iter().find(|square| !free(line).contains(square))
        }
        // Nothing here tells which of several squares these take.
        Reason::Single { .. }
        | Reason::PointingPair { .. }
        | Reason::PointingTriple { .. }
        | Reason::XWing { .. }
        | Reason::Chain { .. } => Some(step.square()),
    }
}

/// Whether the reason of a step holds, by its definition.
pub(crate) fn holds(challenge: &Challenge<Clues>, notes: &Notes, step: &Step) -> bool {
    let square = step.square();
    let free = |line| free_of(challenge, notes, line);
    let is_pointing =
        |line, len| free(line).len() == len && free(line).iter().all(|&left| square.attacks(left));
    free(Line::Row(square.row())).contains(&square)
        && match step.reason() {
            Reason::Single { line } => free(line) == [square],
            Reason::PointingPair { line } => is_pointing(line, 2),
            Reason::PointingTriple { line } => is_pointing(line, 3),
            Reason::Claiming { line, region } => {
                let of_region = squares_of(challenge, region);
                free(line).iter().all(|left| of_region.contains(left))
                    && of_region.contains(&square)
                    && !free(line).contains(&square)
            }
            Reason::Covering { line } => {
                free(line).iter().all(|&left| excludes(challenge, square, left))
            }
            Reason::XWing { lines, across } => {
                let [inside, outside] = [across, lines]
                    .map(|lines| lines.map(|line| squares_of(challenge, line)).concat());
                lines[0] < lines[1]
                    && across[0] < across[1]
                    && lines.map(free).concat().iter().all(|left| inside.contains(left))
                    && inside.contains(&square)
                    && !outside.contains(&square)
            }
            Reason::Chain { forced, line } => {
                let mut assumed = with_queen(notes, square);
                let are_forced = forced.queens().all(|queen| {
                    let is_single = singles(challenge, &assumed).contains(&queen);
                    assumed = with_queen(&assumed, queen);
                    is_single
                });
                are_forced && is_empty(challenge, &assumed, line)
            }
        }
}

/// Whether fewer than `bound` queens, each forced by those before it, leave a line without a free
/// square.
fn has_chain(challenge: &Challenge<Clues>, notes: &Notes, bound: usize) -> bool {
    let follows = |queen| has_chain(challenge, &with_queen(notes, queen), bound - 1);
    bound > 0
        && (all_lines(challenge).any(|line| is_empty(challenge, notes, line))
            || singles(challenge, notes).into_iter().any(follows))
}

/// Asserts that the reason of a step holds on a board without regions, and that it is the first one
/// in the order of the searches.
fn assert_reason(challenge: &Challenge<Clues>, notes: &Notes, step: &Step) {
    assert!(holds(challenge, notes, step), "{challenge:?} {notes:?} {step}");
    let is_placed = step.action() == Action::Place;
    assert_eq!(is_placed, !singles(challenge, notes).is_empty());
    let free = |line| free_of(challenge, notes, line);
    match step.reason() {
        // Of several such squares the first is taken, line by line.
        Reason::PointingPair { line } | Reason::PointingTriple { line } => {
            let mut parallel = all_lines(challenge)
                .filter(|other| matches!(other, Line::Row(_)) == matches!(line, Line::Row(_)))
                .flat_map(free);
            let attacks_all =
                |square: &Square| free(line).iter().all(|&target| square.attacks(target));
            assert_eq!(parallel.find(attacks_all), Some(step.square()));
        }
        Reason::XWing { lines, across } => assert!(matches!(
            (lines, across),
            ([Line::Row(_), Line::Row(_)], [Line::Column(_), Line::Column(_)])
                | ([Line::Column(_), Line::Column(_)], [Line::Row(_), Line::Row(_)])
        )),
        Reason::Chain { forced, .. } => {
            let queens: Vec<_> = forced.queens().collect();
            assert_eq!(format!("{forced:?}"), format!("{queens:?}"));
            assert_eq!(forced.len(), queens.len());
            assert!(!queens.is_empty());
            for square in challenge.free(notes).unwrap() {
                let assumed = with_queen(notes, square);
                assert!(!has_chain(challenge, &assumed, queens.len()), "{notes:?} {step}");
            }
        }
        _ => {}
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
            assert_reason(&challenge.into(), notes, step);
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
            assert_reason(&challenge.into(), notes, step);
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
    let step = notes.next_step().unwrap();
    let Reason::Chain { forced, .. } = step.reason() else { panic!() };
    assert_eq!((forced.len(), step.grade()), (2, Grade::Expert));
    // Free squares follow from the notes alone, whatever the givens.
    let challenge = all_challenges(10).next().unwrap().into();
    assert_reason(&challenge, &notes, &step);
}
