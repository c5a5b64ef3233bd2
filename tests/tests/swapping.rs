//! The search by swapping against the recursive function that it comes from.

use queen_math::Placement;
use queen_searches::{Swapping, for_each_solution};
use queen_tests::textbook;

fn columns(search: impl IntoIterator<Item = Placement>) -> Vec<Vec<u8>> {
    search.into_iter().map(|placement| placement.columns().to_vec()).collect()
}

#[test]
fn swapping_follows_the_recursive_function() {
    fn sub(i: usize, permutation: &mut [u8], found: &mut Vec<Vec<u8>>) {
        if i == permutation.len() {
            found.push(permutation.to_vec());
        }
        for k in i..permutation.len() {
            permutation.swap(i, k);
            if textbook::is_solution(&permutation[..=i]) {
                sub(i + 1, permutation, found);
            }
            permutation.swap(i, k);
        }
    }
    for n in 1..=9 {
        let mut expected = Vec::new();
        sub(0, &mut (0..n).collect::<Vec<u8>>(), &mut expected);
        assert_eq!(columns(Swapping::new(n.into()).unwrap()), expected);
    }
    assert_eq!(columns(Swapping::new(4).unwrap()), [[1, 3, 0, 2], [2, 0, 3, 1]]);
}

#[test]
fn both_forms_of_swapping_have_the_same_order() {
    for n in 1..=9 {
        let mut found = Vec::new();
        let count = for_each_solution(n, |solution| found.push(*solution));
        assert_eq!(count, Some(found.len()));
        assert!(Swapping::new(n).unwrap().eq(found));
    }
}
