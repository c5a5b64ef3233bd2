//! Challenges that are picked with a seed.

use std::collections::{BTreeMap, BTreeSet};

use queen_challenge::{Challenge, Grade};
use queen_runtime::draw::Squares;
use queen_runtime::layout::{FixedLayout, Ranked};
use queen_runtime::{QueenPuzzle, queen_table};

use crate::boards::{EIGHT, all_challenges, puzzle};
use crate::steps::solve;

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
fn a_grade_that_a_size_does_not_have_is_not_looked_for() {
    for grade in [Grade::Easy, Grade::Medium, Grade::Expert, Grade::Guess] {
        assert_eq!(Challenge::picks(&puzzle(6), 1, grade).size_hint(), (0, Some(0)));
        assert_eq!(Challenge::with_seed(&puzzle(6), 1, grade), None);
    }
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
        all_ended += usize::from(check(damaged) == Grade::ALL.len());
    }
    assert!(all_ended > 0);
    assert_eq!(check(vec![0xff; table.len()]), Grade::ALL.len());
    // Grades that no challenge of this size has.
    assert_eq!(check(table.to_vec()), Grade::ALL.len() - Grade::of_size(8).len());
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
#[ignore = "takes long without optimization"]
fn larger_boards_have_all_grades() {
    for size in 9..=12 {
        for &grade in Grade::of_size(size) {
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
