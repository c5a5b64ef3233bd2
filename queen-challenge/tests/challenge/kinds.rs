//! Challenges of each kind, as they are picked.

use std::collections::BTreeSet;

use queen_challenge::{Challenge, ChallengeError, Clues, Grade, Kind, Regions};
use queen_runtime::layout::{FixedLayout, Ranked};
use queen_runtime::{PuzzleRange, QueenPuzzle, Square, queen_table};

use crate::boards::{EIGHT, puzzle};
use crate::clues::without;

/// The kinds with clues other than given queens alone: all but the first.
pub(crate) const WITH_CLUES: [Kind; Kind::ALL.len() - 1] = {
    let [_, others @ ..] = Kind::ALL;
    others
};

pub(crate) const DAILY: PuzzleRange = queen_table!(8..=10);

/// The queens of all solutions of a board with clues, by the definition: row by row, each square
/// that no clue and no queen above rules out.
///
/// Returns at most two.
pub(crate) fn solutions(clues: &Clues) -> Vec<Vec<Square>> {
    fn place(clues: &Clues, queens: &mut Vec<Square>, found: &mut Vec<Vec<Square>>) {
        let size = clues.size();
        let row = queens.len();
        if row == size {
            found.push(queens.clone());
            return;
        }
        let region = |square| clues.regions().and_then(|regions| regions.region_of(square));
        let given = (0..size).find(|&column| clues.givens().has_queen(Square::new(row, column)));
        for column in (0..size).filter(|&column| given.is_none_or(|given| given == column)) {
            let square = Square::new(row, column);
            let excludes = |&queen: &Square| {
                queen.column() == column
                    || queen.column().abs_diff(column) == row - queen.row()
                    || region(queen).is_some() && region(queen) == region(square)
            };
            if found.len() < 2 && !clues.blocked().contains(square) && !queens.iter().any(excludes)
            {
                queens.push(square);
                place(clues, queens, found);
                queens.pop();
            }
        }
    }
    let mut found = vec![];
    place(clues, &mut vec![], &mut found);
    found
}

/// Asserts what is promised of a challenge of this kind and grade.
pub(crate) fn assert_is(challenge: &Challenge<Clues>, kind: Kind, grade: Grade) {
    assert_eq!((challenge.kind(), challenge.grade()), (kind, grade), "{}", challenge.clues());
    let solution: Vec<_> = challenge.solution().queens().collect();
    assert_eq!(solutions(&challenge.clues()), [solution], "{}", challenge.clues());
    if kind == Kind::Mixed {
        assert_eq!(challenge.givens().queen_count(), 1);
        assert!(!challenge.blocked().is_empty() && challenge.regions().is_some());
    }
    if let Some(regions) = challenge.regions() {
        assert_looks(regions, grade);
    }
}

/// Asserts that without any one queen or blocked square the challenge would be harder, or have
/// several solutions.
fn assert_needed(challenge: &Challenge<Clues>) {
    for square in challenge.givens().queens().chain(challenge.blocked()) {
        let fewer = without(&challenge.clues(), square);
        let is_needed = match Challenge::with(fewer) {
            Ok(other) => other.grade() > challenge.grade(),
            Err(error) => error == ChallengeError::SeveralCompletions,
        };
        assert!(is_needed, "{}: {}", challenge.clues(), square.name(fewer.size()));
    }
}

/// Of 1,000 boards of 8 × 8 of each grade, 12 easy, 6 medium, 8 hard and 140 expert ones are
/// minimal.
#[test]
fn blocks_are_needed_for_the_grade_and_seldom_all_for_one_completion() {
    for grade in Grade::WITHOUT_GUESS {
        let challenges = (0..25).map(|seed| Kind::Blocked.with_seed(&EIGHT, seed, grade).unwrap());
        let (mut minimal, mut only_for_grade) = (0, 0);
        for challenge in challenges {
            assert_needed(&challenge);
            minimal += usize::from(challenge.is_minimal());
            let is_without_guess = |square| {
                let other = Challenge::with(without(&challenge.clues(), square));
                other.is_ok_and(|other| other.grade() < Grade::Guess)
            };
            only_for_grade += usize::from(challenge.blocked().iter().any(is_without_guess));
        }
        let (few, others) = if grade == Grade::Expert { (8, 0..=0) } else { (2, 23..=25) };
        assert!(minimal <= few, "{grade}: {minimal}");
        assert!(others.contains(&only_for_grade), "{grade}: {only_for_grade}");
    }
}

/// Asserts the criteria of regions that look made by hand, by their definition.
fn assert_looks(regions: &Regions, grade: Grade) {
    let size = regions.size();
    let areas = (0..size).map(|region| regions.squares(region).iter().collect::<Vec<_>>());
    let lens: Vec<_> = areas.clone().map(|area| area.len()).collect();
    let ones = lens.iter().filter(|&&len| len == 1).count();
    assert!(if grade == Grade::Easy { ones <= 2 } else { ones == 0 }, "{regions:#}");
    let largest = *lens.iter().max().unwrap();
    assert!(largest >= size + 2 && largest <= 3 * size, "{regions:#}");
    for area in areas {
        let is_beside = |one: Square, other: Square| {
            one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1
        };
        let neighbours = |one: &Square| area.iter().filter(|&&it| is_beside(*one, it)).count();
        assert!(area.iter().filter(|one| neighbours(one) == 1).count() <= 3, "{regions:#}");
    }
}

/// The grades of each size are all there.
fn check_grades(kind: Kind, sizes: impl IntoIterator<Item = usize>, seeds: u64) {
    for size in sizes {
        for grade in Grade::ALL {
            for seed in 0..seeds {
                let challenge = kind.with_seed(&puzzle(size), seed, grade);
                let has_grade = kind.grades(size).contains(&grade);
                assert_eq!(challenge.is_some(), has_grade, "{kind} {size} {grade}");
                if let Some(challenge) = challenge {
                    assert_is(&challenge, kind, grade);
                    assert_needed(&challenge);
                    assert_eq!(Challenge::with(challenge.clues()), Ok(challenge));
                }
            }
        }
    }
}

/// A new grade is one of all of them, or this says which kind has no challenges of it.
#[test]
fn eight_rows_have_every_grade_of_every_kind() {
    for kind in WITH_CLUES {
        assert_eq!(kind.grades(8), Grade::WITHOUT_GUESS, "{kind}");
    }
}

#[test]
fn kinds_have_their_grades() {
    for kind in WITH_CLUES {
        check_grades(kind, 1..=8, 1);
    }
}

#[test]
#[ignore = "takes long without optimization"]
fn kinds_have_their_grades_on_larger_boards() {
    for kind in WITH_CLUES {
        check_grades(kind, 1..=11, 20);
        check_grades(kind, [12], 2);
    }
}

#[test]
fn the_kind_of_queens_is_made_by_the_methods_of_challenges() {
    for grade in Grade::ALL {
        let expected = Challenge::with_seed(&EIGHT, 7, grade).map(Into::into);
        assert_eq!(Kind::Queens.with_seed(&EIGHT, 7, grade), expected);
    }
    let expected = Challenge::picks(&EIGHT, 7, Grade::Hard).take(100);
    let expected = expected.map(|pick| pick.map(Into::into));
    assert!(Kind::Queens.picks(&EIGHT, 7, Grade::Hard).take(100).eq(expected));
    let expected = Challenge::daily(&DAILY, 20_780).map(Into::into);
    assert_eq!(Kind::Queens.daily(&DAILY, 20_780), expected);
    for size in 0..20 {
        assert_eq!(Kind::Queens.grades(size), Grade::of_size(size));
    }
}

#[test]
fn picks_are_those_of_with_seed_one_at_a_time() {
    for kind in WITH_CLUES {
        let mut picks = kind.picks(&EIGHT, 3, Grade::Hard);
        let (_, most) = picks.size_hint();
        let mut tries = 1;
        while picks.next().unwrap().is_none() {
            tries += 1;
        }
        assert_eq!(picks.size_hint(), (0, most.map(|most| most - tries)));
        let other = picks.flatten().next().unwrap();
        assert_ne!(Some(other), kind.with_seed(&EIGHT, 3, Grade::Hard));
        // A grade that there is not.
        assert_eq!(kind.picks(&EIGHT, 3, Grade::Guess).next(), None);
    }
}

#[test]
fn kinds_are_the_same_in_every_layout() {
    fn check<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>) {
        for kind in WITH_CLUES {
            let expected = kind.with_seed(&EIGHT, 5, Grade::Hard);
            assert_eq!(kind.with_seed(&puzzle, 5, Grade::Hard), expected);
            assert_eq!(kind.with_seed(&puzzle.into_any(), 5, Grade::Hard), expected);
        }
    }
    check(EIGHT);
    check::<8, Ranked>(queen_table!(8, layout = ranked));
}

#[test]
fn kinds_have_other_solutions_for_the_same_seed() {
    let solutions = (0..20).filter(|&seed| {
        let of = |kind: Kind| kind.with_seed(&puzzle(7), seed, Grade::Hard).unwrap().solution();
        WITH_CLUES.map(of).into_iter().collect::<BTreeSet<_>>().len() == WITH_CLUES.len()
    });
    assert!(solutions.count() > 10);
}

#[test]
fn a_damaged_table_ends_the_picks() {
    let table = queen_table!(8, layout = ranked).table();
    let puzzle = QueenPuzzle::<8, Ranked>::from_table(vec![0xff; table.len()].leak()).unwrap();
    for kind in WITH_CLUES {
        assert_eq!(kind.with_seed(&puzzle, 1, Grade::Hard), None);
    }
}

#[test]
fn kinds_round_trip_as_text() {
    for kind in Kind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
        assert_eq!(format!("{kind:>9}"), format!("{:>9}", kind.to_string()));
    }
    let error = "Queens".parse::<Kind>().unwrap_err();
    let names = Kind::ALL.map(|kind| format!("`{kind}`"));
    let [first @ .., last] = &names;
    assert_eq!(error.to_string(), format!("expected {} or {last}", first.join(", ")));
}

#[test]
fn a_day_needs_the_puzzle_of_its_size() {
    const EIGHT: PuzzleRange = queen_table!(8..=8);
    for kind in WITH_CLUES {
        let found = (4..11).filter(|&day| kind.daily(&EIGHT, day).is_some());
        let expected = (4..11).filter(|&day| {
            let size = kind.daily(&DAILY, day).unwrap().givens().size();
            assert!(Challenge::DAILY_SIZES.contains(&size));
            size == 8
        });
        assert!(found.eq(expected));
    }
}

fn assert_has_each_kind(boards: &[Kind]) {
    let missing = WITH_CLUES.iter().find(|kind| !boards.contains(kind));
    assert_eq!(missing, None, "no board of this kind is kept");
}

/// These must never change.
#[test]
fn golden_seeds() {
    let expected = [
        (Kind::Blocked, 5, 0, Grade::Easy, "5 blocked=d5,e5,e4,d3,e3,e2"),
        (
            Kind::Blocked,
            8,
            1,
            Grade::Hard,
            "8 blocked=b8,e8,c7,d6,g6,a5,b5,c5,g5,a4,g3,a2,c2,g2,a1,b1,c1,e1,g1,h1",
        ),
        (
            Kind::Blocked,
            9,
            u64::MAX,
            Grade::Expert,
            "9 blocked=b9,c9,e9,h9,a8,c8,f8,g8,h8,i8,g7,e6,h6,a5,h4,h3,a1,c1,e1,f1,h1",
        ),
        (Kind::Regions, 5, 0, Grade::Easy, "5 regions=AAABB/AAACB/CCDCB/CCCCE/CCCCC"),
        (
            Kind::Regions,
            8,
            1,
            Grade::Medium,
            "8 regions=AAAAAAAA/AABAAAAA/CABAAAAD/CAEEDDDD/FFGEDDDD/GFGGDDHH/GGGGGGHG/GGGGGGGG",
        ),
        (
            Kind::Regions,
            9,
            u64::MAX,
            Grade::Hard,
            "9 regions=AAAAABCCC/AAAABBCCC/DAAAACCCC/DDAACCCCE/DFAAACCEE/FFFFGCCCC/FFFFGGGGG/\
             FFFFGGHHG/FFFIIGHGG",
        ),
        (
            Kind::Mixed,
            7,
            0,
            Grade::Medium,
            "7 c2 blocked=a3 regions=AABBBBB/CCDBBBB/CCDDBBE/CCDDEEE/CCDDEEE/FFFFFEE/FFFFGGG",
        ),
        (
            Kind::Mixed,
            8,
            1,
            Grade::Hard,
            "8 a6 blocked=f2 regions=AAABCCCC/AABBCCCC/ABBBAADC/AAAAADDC/EEEAFDDC/EEFFFFGG/\
             HHHHFFGG/HHHHFFFG",
        ),
        (
            Kind::Mixed,
            9,
            u64::MAX,
            Grade::Expert,
            "9 d1 blocked=f6,f4,a3 regions=ABBBBCCCC/AABBBDDCC/AABDDDDCE/AAFGDDDEE/FFFGGGEEE/\
             FFFGGGEEE/FFHGGGIIE/FFHHGGIII/FFHHHHHHI",
        ),
    ];
    assert_has_each_kind(&expected.map(|(kind, ..)| kind));
    for (kind, size, seed, grade, expected) in expected {
        let challenge = kind.with_seed(&puzzle(size), seed, grade).unwrap();
        assert_is(&challenge, kind, grade);
        assert_eq!(challenge.clues().to_string(), expected, "{kind} {size} {seed}");
    }
}

#[test]
fn the_board_of_a_day_is_known_before_it_is_made() {
    for kind in Kind::ALL {
        for day in 20_780..20_787 {
            let challenge = kind.daily(&DAILY, day).unwrap();
            let made = (challenge.givens().size(), challenge.grade());
            assert_eq!(kind.of_day(day), made, "{kind} {day}");
        }
    }
}

/// These must never change.
#[test]
fn golden_days() {
    let expected = [
        (
            Kind::Blocked,
            0,
            Grade::Hard,
            "9 blocked=a6,a5,b5,c5,d5,e5,f5,g5,i5,a3,c3,d3,e3,i3,a2,i2,a1,b1,f1",
        ),
        (
            Kind::Blocked,
            20_780,
            Grade::Medium,
            "10 blocked=d9,a8,b8,c8,d8,e8,f8,g8,h8,j8,d7,d6,j6,d5,d4,h4,a2,b2,d2,f2,g2,h2,j2",
        ),
        (
            Kind::Blocked,
            u32::MAX,
            Grade::Expert,
            "10 blocked=b10,c10,h10,a9,c9,e9,g9,i9,j9,c8,e8,f8,j8,b7,e7,g7,f6,g6,h6,a5,b5,f5,g5,\
             h5,i5,j5,c4,b3,f3,j3,b2,c2,e2,f2,j2,a1,d1,e1",
        ),
        (
            Kind::Regions,
            0,
            Grade::Medium,
            "10 regions=AAAAAAABBB/AAAAAABBBB/CAAAADBBBB/CCCAADABEE/CCCCAAAEEE/CCFFAAGEEE/\
             FFFFAAGGGE/FFFFFAGGGH/FIIFJJGGHH/FFFFJJGGHH",
        ),
        (
            Kind::Regions,
            20_780,
            Grade::Easy,
            "8 regions=AAABBBBB/CCABBBBB/CCABBBDD/CCCCBBED/CFFFEEEE/FFFFGEEE/FFFFFFEE/FFFHFFFF",
        ),
        (
            Kind::Regions,
            u32::MAX,
            Grade::Expert,
            "10 regions=AAABBACCCC/DDAABACCCC/DDAAAACCCC/DDAAAACCCC/EDDDAFCCGH/EEIIFFGGGH/\
             IEIIIJJJJH/IIIJIJJJHH/IIIJJJJJHH/IIIJJJJJJH",
        ),
        (
            Kind::Mixed,
            0,
            Grade::Medium,
            "9 c6 blocked=f5 regions=AAABCCCDD/AAEBCCCDD/AEECCCDDD/AAECCCDDD/AAECCCCFF/AAEGFFFFF/\
             GGGGFFHFF/HHHIIHHHH/HHHHHHHHH",
        ),
        (
            Kind::Mixed,
            20_780,
            Grade::Easy,
            "8 c8 blocked=e2 regions=AAABBBBB/AACBBBBB/CCCCCBBB/DCCCCCBB/EEEEEEFG/EEEEEEFF/\
             EEEHHEFF/HHHHHFFF",
        ),
        (
            Kind::Mixed,
            u32::MAX,
            Grade::Expert,
            "10 j3 blocked=g2,g1 regions=ABBBBBCCCC/AADBBCCCEE/AADBBCCEEE/AAAFFCEEEE/AAAFFFFEEE/\
             AFFFFFFEEG/AFFHHHHEEG/IIFFHJJJGG/IIIIIJJJGG/IIIIIJJJJG",
        ),
    ];
    assert_has_each_kind(&expected.map(|(kind, ..)| kind));
    for (kind, day, grade, expected) in expected {
        let challenge = kind.daily(&DAILY, day).unwrap();
        assert_is(&challenge, kind, grade);
        assert_eq!(challenge.clues().to_string(), expected, "{kind} {day}");
    }
}

/// Each of them is of the kind, has one solution, and is solved by the steps that are explained.
#[test]
fn lessons_are_small_boards_of_their_kind() {
    for kind in Kind::ALL {
        let lessons = kind.lessons();
        assert_eq!(lessons.len(), if kind == Kind::Queens { 1 } else { 3 }, "{kind}");
        for lesson in lessons {
            let clues: Clues = lesson.clues.parse().unwrap();
            assert_eq!(clues.to_string(), lesson.clues, "as all other clues are written");
            assert!(clues.size() <= 6, "{}", lesson.clues);
            let challenge = Challenge::with(clues).unwrap();
            assert_eq!(challenge.kind(), kind, "{}", lesson.clues);
            assert_ne!(challenge.grade(), Grade::Guess, "{}", lesson.clues);
            let solution: Vec<_> = challenge.solution().queens().collect();
            assert_eq!(solutions(&clues), [solution], "{}", lesson.clues);
        }
        for pair in lessons.windows(2) {
            assert_ne!(pair[0].about, pair[1].about);
        }
    }
}
