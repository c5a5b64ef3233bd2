//! Steps of challenges with clues of all kinds, each proved.

use std::collections::{BTreeMap, BTreeSet};

use queen_challenge::{
    Action, Challenge, Clues, Forced, Grade, Kind, Line, Notes, Reason, Regions, Step,
};
use queen_runtime::{AnySolution, Board, Square, SquareSet, Symmetric, Symmetry};

use crate::boards::{all_challenges, puzzle};
use crate::free::{all_lines, free_of, is_free, squares_of};
use crate::random::numbers;
use crate::reasons::{first_square, holds, is_empty, lines_of, singles, with_queen};
use crate::regions::random_regions_around;

/// The kinds of clues that are picked at random. Challenges of queens are all listed.
const RANDOM: [Kind; Kind::ALL.len() - 1] = [Kind::Blocked, Kind::Regions, Kind::Mixed];

/// The number of steps by the name of their reason and their grade.
type Found = BTreeMap<(&'static str, Grade), usize>;

/// The number of challenges of each grade.
type Grades = [usize; Grade::ALL.len()];

/// A challenge of this kind, if what is picked has one solution. As few squares are blocked as that
/// takes, so many of these boards are harder than those that games get.
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
    assert!(challenge.is_minimal() || kind == Kind::Mixed || size > 8);
    Some(challenge)
}

/// A challenge of this kind as games get them, of any of its grades.
fn challenge_of_games(
    kind: Kind,
    size: usize,
    number: &mut impl FnMut(usize) -> usize,
) -> Option<Challenge<Clues>> {
    let grades = kind.grades(size);
    let grade = grades[number(grades.len())];
    let challenge = kind.with_seed(&puzzle(size), number(usize::MAX) as u64, grade)?;
    assert_eq!((challenge.kind(), challenge.grade()), (kind, grade));
    Some(challenge)
}

/// The lines that a reason rests on: those that it names, and for each queen of a chain one in
/// which the queens before it leave no other square.
fn premises(challenge: &Challenge<Clues>, notes: &Notes, step: &Step) -> Vec<Line> {
    let (mut lines, _) = lines_of(step.reason());
    let mut assumed = with_queen(notes, step.square());
    for queen in step.reason().forced().iter().flat_map(Forced::queens) {
        let is_left_alone = |&line: &Line| free_of(challenge, &assumed, line) == [queen];
        lines.push(all_lines(challenge).find(is_left_alone).unwrap());
        assumed = with_queen(&assumed, queen);
    }
    lines
}

/// Asserts that a step follows from the rules and its evidence alone. Its reason holds, by the
/// definition. And of `boards`, which are all that keep the rules, each whose queens in the lines
/// of the evidence are on free squares agrees with the step, whatever the other clues are.
fn assert_follows(challenge: &Challenge<Clues>, boards: &[SquareSet], notes: &Notes, step: &Step) {
    assert!(holds(challenge, notes, step), "{challenge:?} {notes:?} {step}");
    let (lines, across) = lines_of(step.reason());
    assert!(step.reason().lines().eq(lines) && step.reason().across().eq(across), "{step:?}");
    let mut ruled_out = SquareSet::EMPTY;
    for line in premises(challenge, notes, step) {
        let squares = squares_of(challenge, line);
        assert!(!squares.iter().any(|&square| notes.queens.has_queen(square)), "{step:?}");
        ruled_out.extend(squares.into_iter().filter(|&square| !is_free(challenge, notes, square)));
    }
    for board in boards.iter().filter(|&&board| (board & ruled_out).is_empty()) {
        let has_queen = board.contains(step.square());
        assert_eq!(has_queen, step.action() == Action::Place, "{challenge:?} {notes:?} {step}");
    }
}

/// Asserts that there is no easier reason for a step, and that of several squares for which its
/// reason holds it is about the first.
fn assert_first(challenge: &Challenge<Clues>, notes: &Notes, step: &Step) {
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

/// Challenges that were proved, each once.
#[derive(Debug, Default)]
struct Proved {
    challenges: BTreeSet<Challenge<Clues>>,
    /// The number of challenges of each size.
    sizes: BTreeMap<usize, usize>,
    grades: Grades,
    found: Found,
}

impl Proved {
    /// Solves a challenge and proves each step; returns `false` if that was done before. Of one
    /// challenge in `interval`, what takes long is compared, too: whether a step is the first one
    /// of its grade, and the grades of images.
    ///
    /// The boards that keep the rules are the solutions of the table, and those that agree with the
    /// clues are found among them: that is the independent solver.
    fn add(
        &mut self,
        challenge: &Challenge<Clues>,
        solutions: &[AnySolution],
        interval: usize,
    ) -> bool {
        if !self.challenges.insert(*challenge) {
            return false;
        }
        let compares_all = self.challenges.len().is_multiple_of(interval);
        let clues = challenge.clues();
        let agreeing = solutions.iter().filter(|solution| agrees(&clues, solution));
        assert!(agreeing.eq([&challenge.solution()]), "{challenge:?}");
        let keep_the_rules = solutions.iter().filter(|it| are_apart(challenge.regions(), it));
        let boards: Vec<_> = keep_the_rules.map(|it| it.queens().collect::<SquareSet>()).collect();

        let mut grade = Grade::Easy;
        let mut notes = Notes::new(*challenge.givens());
        let mut steps = challenge.steps();
        while let Some(step) = challenge.next_step(&notes) {
            assert_eq!(steps.next(), Some(step));
            let is_solution = challenge.solution().has_queen(step.square());
            assert_eq!(is_solution, step.action() == Action::Place, "{challenge:?} {step}");
            assert_follows(challenge, &boards, &notes, &step);
            if compares_all {
                assert_first(challenge, &notes, &step);
            }
            *self.found.entry((step.reason().name(), step.grade())).or_default() += 1;
            grade = grade.max(step.grade());
            notes.apply(&step);
        }
        if !challenge.is_solved_by(&notes.queens) {
            grade = Grade::Guess;
        }
        assert_eq!(grade, challenge.grade(), "{challenge:?}");
        if compares_all {
            for symmetry in Symmetry::ALL {
                assert_eq!(challenge.transform(symmetry).grade(), grade, "{challenge:?}");
            }
        }
        *self.sizes.entry(challenge.givens().size()).or_default() += 1;
        self.grades[grade as usize] += 1;
        true
    }
}

/// The number of challenges of a size that are picked for one that was not proved yet: there are
/// few with blocked squares on the smallest boards.
const PICKS: usize = 64;

/// Proves so many different challenges, of each size as many as long as there are others: in turn a
/// round of random ones and a round of those that games get.
fn prove_random(kind: Kind, sizes: &[usize], challenges: usize, interval: usize) -> Proved {
    let mut number = numbers(kind as u64);
    let mut proved = Proved::default();
    let solutions: Vec<(usize, Vec<_>)> =
        sizes.iter().map(|&size| (size, puzzle(size).iter().collect())).collect();
    for round in 0.. {
        let pick = if round % 2 == 0 { random_challenge } else { challenge_of_games };
        for (size, solutions) in &solutions {
            if proved.challenges.len() >= challenges {
                return proved;
            }
            let mut picks = (0..PICKS).filter_map(|_| pick(kind, *size, &mut number));
            picks.find(|challenge| proved.add(challenge, solutions, interval));
        }
    }
    proved
}

/// Proves all challenges of queens, none of which is given in vain, in these orientations.
fn prove_queens(sizes: &[usize], orientations: &[Symmetry], interval: usize) -> Proved {
    let mut proved = Proved::default();
    for &size in sizes {
        let solutions: Vec<_> = puzzle(size).iter().collect();
        for challenge in all_challenges(size) {
            for &symmetry in orientations {
                proved.add(&challenge.transform(symmetry).into(), &solutions, interval);
            }
        }
    }
    proved
}

/// Whether a solution agrees with clues, by the definition.
fn agrees(clues: &Clues, solution: &AnySolution) -> bool {
    are_apart(clues.regions(), solution)
        && !solution.queens().any(|queen| clues.blocked().contains(queen))
        && clues.givens().queens().all(|queen| solution.has_queen(queen))
}

/// Whether no two queens of a solution are in one region.
fn are_apart(regions: Option<&Regions>, solution: &AnySolution) -> bool {
    let regions = regions.map(|regions| solution.queens().map(|queen| regions.region_of(queen)));
    regions.is_none_or(|taken| taken.collect::<BTreeSet<_>>().len() == solution.size())
}

#[test]
fn steps_with_all_clues_are_proved() {
    let mut all = prove_queens(&[5, 6, 7], &[Symmetry::Identity], 1).found;
    let lacks = |all: &Found, name| !all.keys().any(|(found, _)| *found == name);
    // A rare reason takes more challenges than the others.
    for challenges in [24, 48, 96, 192, 384] {
        for kind in RANDOM {
            all.extend(prove_random(kind, &[5, 6, 7], challenges, 1).found);
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
    const SIZES: [usize; 6] = [5, 6, 7, 8, 9, 10];
    for kind in Kind::ALL {
        let proved = match kind {
            Kind::Queens => prove_queens(&SIZES, &Symmetry::ALL, 8),
            _ => prove_random(kind, &SIZES, 10_000, 8),
        };
        let Proved { challenges, sizes, grades, found } = proved;
        let steps: usize = found.values().sum();
        println!("{kind}: {} different challenges, {steps} steps", challenges.len());
        println!("  of the sizes {sizes:?}, of the grades {grades:?}, by the reasons {found:?}");
        assert!(challenges.len() >= 10_000, "{kind}");
        // Random blocked boards are hard, others are not.
        let guesses = grades[Grade::Guess as usize];
        assert_eq!(guesses * 20 < grades.iter().sum(), kind != Kind::Blocked, "{kind:?}");
    }
}
