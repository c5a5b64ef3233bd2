//! Ranks in Heap's order against the textbook's permutations.

use arbtest::arbtest;
use queen_math::{MAX_TABLE_SIZE, Placement, order};
use queen_searches::Heap;
use queen_tests::textbook;

#[test]
fn ranks_are_places_in_the_textbook_order() {
    for n in 1..=8 {
        let mut rank = 0;
        textbook::permutations(n, &mut |permutation| {
            let placement = Placement::new(permutation).unwrap();
            assert_eq!(order::rank(&placement), rank);
            assert_eq!(order::unrank(rank, n.into()), Some(placement));
            rank += 1;
        });
        assert_eq!(order::unrank(rank, n.into()), None);
    }
}

#[test]
fn unrank_is_the_inverse_of_rank() {
    let permutations = |n: usize| (1..=n as u64).product::<u64>();
    arbtest(|u| {
        let n = u.int_in_range(9..=MAX_TABLE_SIZE)?;
        let rank = u.int_in_range(0..=permutations(n) - 1)?;
        let placement = order::unrank(rank, n).unwrap();
        assert!(Placement::new(placement.columns()).is_some());
        assert_eq!(order::rank(&placement), rank);
        Ok(())
    });
    for n in 9..=MAX_TABLE_SIZE {
        let permutations = permutations(n);
        let last = order::unrank(permutations - 1, n).unwrap();
        assert_eq!(order::rank(&last), permutations - 1);
        assert_eq!(order::unrank(permutations, n), None);
        assert_eq!(order::unrank(u64::MAX, n), None);
    }
    for size in [0, MAX_TABLE_SIZE + 1, usize::MAX] {
        assert!(order::unrank(0, size).is_none());
    }
}

#[test]
fn placements_compare_as_their_ranks() {
    let placements: Vec<_> =
        (1..=5).flat_map(|n| (0..).map_while(move |rank| order::unrank(rank, n))).collect();
    for left in &placements {
        for right in &placements {
            let by_rank = (left.size(), order::rank(left)).cmp(&(right.size(), order::rank(right)));
            assert_eq!(order::compare(left, right), by_rank);
        }
    }
    for n in 6..=11 {
        let solutions: Vec<_> = Heap::new(n).unwrap().collect();
        assert!(solutions.is_sorted_by(|left, right| order::compare(left, right).is_lt()));
    }
}

#[test]
fn neighbours_in_heaps_order_differ_by_one_swap() {
    for n in 9..=MAX_TABLE_SIZE {
        for rank in (0..40_000).step_by(7) {
            let here = order::unrank(rank, n).unwrap();
            let next = order::unrank(rank + 1, n).unwrap();
            let differing = here.columns().iter().zip(next.columns()).filter(|(a, b)| a != b);
            assert_eq!(differing.count(), 2);
        }
    }
}
