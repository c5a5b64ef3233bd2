//! Grades of challenges.

use queen_challenge::{Challenge, Grade};
use queen_runtime::{Symmetric, Symmetry};

use crate::boards::{all_challenges, board, puzzle};

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
    for (size, squares) in (13..=16).zip(squares.chunks(Grade::ALL.len())) {
        let grades: Vec<_> = (squares.iter())
            .map(|squares| Challenge::new(board(squares, size)).unwrap())
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

#[test]
fn grades_round_trip_as_text() {
    for grade in Grade::ALL {
        assert_eq!(grade.to_string().parse(), Ok(grade));
    }
    let [first, .., last] = Grade::ALL;
    let padded = format!("{first:>20}");
    assert_eq!((padded.trim_start(), padded.len()), (first.to_string().as_str(), 20));
    let error = first.to_string().to_uppercase().parse::<Grade>().unwrap_err().to_string();
    assert!(error.starts_with(&format!("expected `{first}`, `")), "{error}");
    assert!(error.ends_with(&format!("` or `{last}`")), "{error}");
}
