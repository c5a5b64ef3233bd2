//! Steps of challenges with clues of all kinds, each proved.

use std::collections::BTreeMap;

use queen_challenge::{Action, Challenge, Clues, Grade, Notes, Reason, Step};
use queen_runtime::{AnySolution, Board, Square, SquareSet, Symmetric, Symmetry};

use crate::boards::puzzle;
use crate::free::all_lines;
use crate::random::numbers;
use crate::reasons::{first_square, holds, is_empty, lines_of, singles, with_queen};
use crate::regions::random_regions_around;

/// The kinds of clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Blocked,
    Regions,
    Mixed,
}

/// The number of steps by the name of their reason and their grade.
type Found = BTreeMap<(&'static str, Grade), usize>;

/// The number of challenges of each grade.
type Grades = [usize; Grade::ALL.len()];

/// A challenge of this kind, if what is picked has one solution. As few squares are blocked as that
/// takes.
fn random_challenge(
    kind: Kind,
    size: usize,
    number: &mut impl FnMut(usize) -> usize,
) -> Option<Challenge<Clues>> {
    let solution = puzzle(size).solution(1 + number(puzzle(size).nb_of_solutions())).unwrap();
    let (mut givens, mut blocked) = (Board::empty(size).unwrap(), SquareSet::EMPTY);
    let regions = (kind != Kind::Blocked).then(|| {
        let columns: Vec<_> = solution.columns().iter().map(|&column| column.into()).collect();
        random_regions_around(&columns, number)
    });
    if kind == Kind::Mixed {
        givens.extend(solution.queens().nth(number(size)));
    }
    if kind != Kind::Regions {
        // All squares without a queen are blocked, and then freed in a random order. Each other
        // solution that agrees with the other clues has to keep one blocked square.
        let others = puzzle(size).iter().filter(|other| *other != solution);
        let clues = Clues::from_parts(givens, blocked, regions).unwrap();
        let mut others: Vec<_> =
            others.filter(|other| agrees(&clues, other)).map(|it| (it, 0)).collect();
        let mut squares: Vec<_> =
            Square::all(size).filter(|&square| !solution.has_queen(square)).collect();
        for (other, hits) in &mut others {
            *hits = other.queens().filter(|&queen| !solution.has_queen(queen)).count();
        }
        while !squares.is_empty() {
            let square = squares.swap_remove(number(squares.len()));
            let mut hit = others.iter_mut().filter(|(other, _)| other.has_queen(square));
            if hit.all(|(_, hits)| *hits > 1) {
                let hit = others.iter_mut().filter(|(other, _)| other.has_queen(square));
                hit.for_each(|(_, hits)| *hits -= 1);
            } else {
                blocked.insert(square);
            }
        }
    }
    let clues = Clues::from_parts(givens, blocked, regions).unwrap();
    let challenge = Challenge::with(clues).ok()?;
    assert_eq!(challenge.solution(), solution);
    Some(challenge)
}

/// Asserts that the reason of a step holds, by its definition, that there is no easier one, and
/// that of several squares for which it holds the step is about the first.
fn assert_reason(challenge: &Challenge<Clues>, notes: &Notes, step: &Step) {
    assert!(holds(challenge, notes, step), "{challenge:?} {notes:?} {step}");
    let (lines, across) = lines_of(step.reason());
    assert!(step.reason().lines().eq(lines) && step.reason().across().eq(across), "{step:?}");
    let first = first_square(challenge, notes, step);
    assert_eq!(first, Some(step.square()), "{challenge:?} {notes:?} {step}");
    assert_eq!(step.grade() == Grade::Easy, !singles(challenge, notes).is_empty());
    if step.grade() > Grade::Medium {
        let leaves_no_square = |&square: &Square| {
            let notes = with_queen(notes, square);
            all_lines(challenge).any(|line| is_empty(challenge, &notes, line))
        };
        let squares = challenge.free(notes).unwrap();
        assert_eq!(squares.iter().find(leaves_no_square), None, "{challenge:?} {notes:?}");
    }
}

/// Solves a challenge and asserts that each step agrees with the solution, and that its reason
/// holds if `are_defined`.
fn prove(challenge: &Challenge<Clues>, are_defined: bool, found: &mut Found) -> Grade {
    let mut grade = Grade::Easy;
    let mut notes = Notes::new(*challenge.givens());
    let mut steps = challenge.steps();
    while let Some(step) = challenge.next_step(&notes) {
        assert_eq!(steps.next(), Some(step));
        let is_solution = challenge.solution().has_queen(step.square());
        assert_eq!(is_solution, step.action() == Action::Place, "{challenge:?} {step}");
        if are_defined {
            assert_reason(challenge, &notes, &step);
        }
        *found.entry((step.reason().name(), step.grade())).or_default() += 1;
        grade = grade.max(step.grade());
        notes.apply(&step);
    }
    if challenge.is_solved_by(&notes.queens) { grade } else { Grade::Guess }
}

/// Proves as many challenges of each kind and size, the reasons of every `step`th, and returns what
/// was found and the number of challenges of each grade.
fn check(kind: Kind, sizes: &[usize], challenges: usize, step: usize) -> (Found, Grades) {
    let mut number = numbers(kind as u64);
    let (mut found, mut grades) = (Found::new(), Grades::default());
    for &size in sizes {
        let mut left = challenges;
        while left > 0 {
            let Some(challenge) = random_challenge(kind, size, &mut number) else { continue };
            let grade = prove(&challenge, left.is_multiple_of(step), &mut found);
            assert_eq!(grade, challenge.grade());
            assert!(challenge.is_minimal() || kind == Kind::Mixed || size > 8);
            grades[grade as usize] += 1;
            left -= 1;
            // The independent solver: the table.
            if left.is_multiple_of(step) {
                let agreeing =
                    puzzle(size).iter().filter(|solution| agrees(&challenge.clues(), solution));
                assert!(agreeing.eq([challenge.solution()]));
                for symmetry in Symmetry::ALL {
                    assert_eq!(challenge.transform(symmetry).grade(), grade, "{challenge:?}");
                }
            }
        }
    }
    (found, grades)
}

/// Whether a solution agrees with clues, by the definition.
fn agrees(clues: &Clues, solution: &AnySolution) -> bool {
    let mut taken = 0_u32;
    solution.queens().all(|queen| {
        let region = clues.regions().and_then(|regions| regions.region_of(queen));
        let is_new = region.is_none_or(|region| taken >> region & 1 == 0);
        taken |= region.map_or(0, |region| 1 << region);
        is_new && !clues.blocked().contains(queen)
    }) && clues.givens().queens().all(|queen| solution.has_queen(queen))
}

#[test]
fn steps_with_all_clues_are_proved() {
    let mut all = Found::new();
    let lacks = |all: &Found, name| !all.keys().any(|(found, _)| *found == name);
    // A rare reason takes more challenges than the others.
    for challenges in [8, 16, 32, 64, 128] {
        for kind in [Kind::Blocked, Kind::Regions, Kind::Mixed] {
            let (found, _) = check(kind, &[5, 6, 7], challenges, 1);
            all.extend(found);
        }
        if !Reason::NAMES.iter().any(|&name| lacks(&all, name)) {
            break;
        }
    }
    for name in Reason::NAMES {
        assert!(!lacks(&all, name), "no step has the reason {name}: {all:?}");
    }
}

#[test]
#[ignore = "takes long without optimization"]
fn steps_of_ten_thousand_challenges_of_each_kind_are_proved() {
    for kind in [Kind::Blocked, Kind::Regions, Kind::Mixed] {
        let (found, grades) = check(kind, &[5, 6, 7, 8, 9, 10], 10_000 / 6 + 1, 8);
        println!("{kind:?}: {grades:?} {found:?}");
        // Minimal blocked boards are hard, regions are not.
        let guesses = grades[Grade::Guess as usize];
        assert_eq!(guesses * 20 < grades.iter().sum(), kind != Kind::Blocked, "{kind:?}");
    }
}
