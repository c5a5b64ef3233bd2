//! The search of permutations in lexicographic order against its source.

use queen_math::Placement;
use queen_searches::{Permutations, has_distinct_diagonals, next_permutation};
use queen_tests::textbook;

#[test]
fn permutations_find_what_the_assignment_prints() {
    let from_one = |n| {
        let search = Permutations::new(n).unwrap();
        let mut solutions: Vec<_> = search.map(|solution| solution.columns().to_vec()).collect();
        solutions.iter_mut().flatten().for_each(|column| *column += 1);
        solutions
    };
    assert_eq!(
        from_one(5),
        [
            [1, 3, 5, 2, 4],
            [1, 4, 2, 5, 3],
            [2, 4, 1, 3, 5],
            [2, 5, 3, 1, 4],
            [3, 1, 4, 2, 5],
            [3, 5, 2, 4, 1],
            [4, 1, 3, 5, 2],
            [4, 2, 5, 3, 1],
            [5, 2, 4, 1, 3],
            [5, 3, 1, 4, 2],
        ]
    );
    let six = [[2, 4, 6, 1, 3, 5], [3, 6, 2, 5, 1, 4], [4, 1, 5, 2, 6, 3], [5, 3, 1, 6, 4, 2]];
    assert_eq!(from_one(6), six);
    assert_eq!(from_one(4), [[2, 4, 1, 3], [3, 1, 4, 2]]);
    assert!(from_one(3).is_empty());
    assert!(from_one(8).contains(&vec![2, 4, 6, 8, 3, 1, 7, 5]));
    assert!(!from_one(8).contains(&vec![2, 7, 8, 5, 1, 4, 6, 3]));
}

#[test]
fn next_permutation_follows_the_assignments_list_and_starts_over() {
    let list = "1234 1243 1324 1342 1423 1432 2134 2143 2314 2341 2413 2431 \
                3124 3142 3214 3241 3412 3421 4123 4132 4213 4231 4312 4321";
    let mut permutation = *b"1234";
    for (place, expected) in (1..).zip(list.split(' ')) {
        assert_eq!(permutation, expected.as_bytes());
        assert_eq!(next_permutation(&mut permutation), place < 24);
    }
    assert_eq!(permutation, *b"1234");
}

#[test]
fn next_permutation_of_a_single_permutation() {
    assert!(!next_permutation::<u8>(&mut []));
    assert!(!next_permutation(&mut [7]));
    let mut equal = [7, 7, 7];
    assert!(!next_permutation(&mut equal));
    assert_eq!(equal, [7, 7, 7]);
}

#[test]
fn next_permutation_of_equal_items_skips_repetitions() {
    let mut permutation = *b"1122";
    for expected in ["1122", "1212", "1221", "2112", "2121", "2211", "1122"] {
        assert_eq!(permutation, expected.as_bytes());
        assert_eq!(next_permutation(&mut permutation), expected != "2211");
    }
}

#[test]
fn a_limit_is_a_number_of_tested_permutations() {
    let mut search = Permutations::new(4).unwrap();
    for tested in [0, 10] {
        assert_eq!(search.next_within(tested), None);
        assert_eq!(search.tested_permutations(), tested);
    }
    assert_eq!(search.next_within(1).unwrap().columns(), [1, 3, 0, 2]);
}

#[test]
fn sets_and_pairs_give_the_same_answer() {
    for n in 1..=8 {
        textbook::permutations(n, &mut |permutation| {
            let placement = Placement::new(permutation).unwrap();
            assert_eq!(has_distinct_diagonals(&placement), textbook::is_solution(permutation));
            assert_eq!(placement.is_solution(), textbook::is_solution(permutation));
        });
    }
}

#[test]
fn permutations_are_all_tested() {
    for n in 1..=9 {
        let mut search = Permutations::new(n).unwrap();
        search.by_ref().for_each(drop);
        assert_eq!(search.tested_permutations(), (1..=n as u64).product::<u64>());
    }
}
