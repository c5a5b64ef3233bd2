//! The one solution of picked challenges, by an independent search.

use crate::boards::puzzle;
use crate::kinds::{WITH_CLUES, assert_is, solutions};

/// An independent search finds one solution of each, the right one.
fn check_solutions(challenges: u64, sizes: &[usize]) {
    for kind in WITH_CLUES {
        let sizes: Vec<_> = sizes.iter().filter(|&&n| !kind.grades(n).is_empty()).collect();
        for seed in 0..challenges {
            let size = *sizes[seed as usize % sizes.len()];
            // Larger boards of harder grades take long to pick.
            let grades = kind.grades(size);
            let grades = if size > 10 { &grades[..1] } else { grades };
            let grade = grades[seed as usize / sizes.len() % grades.len()];
            let challenge = kind.with_seed(&puzzle(size), seed, grade).unwrap();
            assert_is(&challenge, kind, grade);
        }
        println!("{kind}: {challenges} challenges of the sizes {sizes:?} have one solution each");
    }
}

#[test]
fn picked_challenges_have_one_solution() {
    check_solutions(24, &[5, 6, 7, 8]);
}

#[test]
#[ignore = "takes long without optimization"]
fn ten_thousand_picked_challenges_of_each_kind_have_one_solution() {
    check_solutions(10_000, &[5, 6, 7, 8, 9, 10, 11, 12]);
}

#[test]
fn the_independent_search_finds_a_second_solution() {
    for (text, expected) in [("6 blocked=a6", 2), ("6 blocked=b6,c6", 2), ("6 c6", 1), ("6 a1", 0)]
    {
        assert_eq!(solutions(&text.parse().unwrap()).len(), expected, "{text}");
    }
}
