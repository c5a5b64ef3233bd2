//! Orbits of positions under the symmetries.

use std::collections::BTreeSet;

use queen_math::symmetry::{Symmetric, Symmetry};
use queen_math::{Placement, Square};
use queen_runtime::layout::FixedLayout;
use queen_runtime::{Board, QueenPuzzle, queen_table};
use queen_searches::count::levels;
use queen_searches::{Heap, Trace};
use queen_tests::boards::squares;
use queen_tests::for_each_puzzle;

fn permutations(size: usize) -> impl Iterator<Item = Placement> {
    Trace::new(size).unwrap().map(|(placement, _)| placement)
}

#[test]
fn placements_transform_like_their_queens() {
    for placement in (1..=6).flat_map(permutations) {
        for symmetry in Symmetry::ALL {
            let image = placement.transform(symmetry);
            assert_eq!(Placement::new(image.columns()), Some(image));
            for (row, &column) in placement.columns().iter().enumerate() {
                let queen = Square::new(row, column.into());
                let queen = symmetry.apply(queen, placement.size()).unwrap();
                assert_eq!(usize::from(image.columns()[queen.row()]), queen.column());
            }
            assert_eq!(placement.is_fixed_by(symmetry), image == placement);
            assert_eq!(placement.is_solution(), image.is_solution());
        }
    }
}

#[test]
fn an_orbit_has_one_canonical_member() {
    for placement in (1..=6).flat_map(permutations) {
        let orbit = BTreeSet::from(Symmetry::ALL.map(|symmetry| placement.transform(symmetry)));
        assert_eq!(placement.orbit_len(), orbit.len());
        for image in &orbit {
            assert_eq!(Some(&image.canonical()), orbit.first());
            assert_eq!(image.is_canonical(), Some(image) == orbit.first());
        }
    }
}

/// A square of a board of 3 × 3, which has all but one method from the trait.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct OfThree(Square);

impl Symmetric for OfThree {
    fn transform(self, symmetry: Symmetry) -> Self {
        Self(symmetry.apply(self.0, 3).unwrap())
    }
}

#[test]
fn every_square_but_the_centre_has_an_orbit_of_four() {
    for square in squares(3) {
        let expected = if square == Square::new(1, 1) { 1 } else { 4 };
        assert_eq!(OfThree(square).orbit_len(), expected, "{square:?}");
    }
}

/// The lengths of the orbits of all solutions.
fn orbits(size: usize) -> Vec<usize> {
    Heap::new(size)
        .unwrap()
        .filter(|solution| solution.is_canonical())
        .map(Symmetric::orbit_len)
        .collect()
}

/// The On-Line Encyclopedia of Integer Sequences, [A002562](https://oeis.org/A002562).
#[test]
fn fundamental_solutions_are_as_many_as_published() {
    let published = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752, 285_053];
    let (searched, counted) = if cfg!(debug_assertions) { (12, 12) } else { (12, 15) };
    for (size, fundamental) in (1..=counted).zip(published) {
        let levels = levels(size).unwrap();
        assert_eq!(levels.fundamental_solutions(), fundamental, "{size}");
        if size <= searched {
            let orbits = orbits(size);
            assert_eq!(orbits.len() as u64, fundamental, "{size}");
            assert_eq!(orbits.iter().sum::<usize>() as u64, levels.solutions(), "{size}");
        }
    }
}

#[test]
fn the_macro_counts_the_fundamental_solutions() {
    fn check<const N: usize, L: FixedLayout>(puzzle: QueenPuzzle<N, L>) {
        let fundamental: Vec<_> =
            puzzle.iter().filter(|solution| solution.is_canonical()).collect();
        assert_eq!(puzzle.nb_of_fundamental_solutions(), fundamental.len());
        let mut walked = puzzle.fundamental_solutions();
        for (found, &solution) in fundamental.iter().enumerate() {
            let left = fundamental.len() - found;
            assert_eq!((walked.len(), walked.size_hint()), (left, (left, Some(left))));
            assert_eq!(
                (walked.clone().count(), walked.clone().last()),
                (left, fundamental.last().copied())
            );
            assert_eq!(walked.next(), Some(solution));
        }
        assert_eq!((walked.next(), walked.next_back(), walked.len()), (None, None, 0));
        let backwards = puzzle.fundamental_solutions().rev();
        assert!(backwards.eq(fundamental.iter().rev().copied()));
        let mut inwards = puzzle.fundamental_solutions();
        let (middle, last) = (fundamental.len() / 2, fundamental.len());
        for place in 0..middle {
            assert_eq!(inwards.next(), Some(fundamental[place]));
            assert_eq!(inwards.next_back(), Some(fundamental[last - 1 - place]));
        }
        assert_eq!(inwards.len(), last % 2);
        assert!(inwards.eq(fundamental[middle..last - middle].iter().copied()));
        let mut images: Vec<_> = fundamental
            .iter()
            .flat_map(|solution| Symmetry::ALL.map(|symmetry| solution.transform(symmetry)))
            .collect();
        images.sort_unstable();
        images.dedup();
        let mut all: Vec<_> = puzzle.iter().collect();
        all.sort_unstable();
        assert_eq!(images, all);
    }
    for_each_puzzle!(check: 1 2 3 4 5 6 7 8 9 10);
    check(queen_table!(9, layout = ranked));
}

#[test]
fn solutions_transform_like_placements() {
    for solution in queen_table!(8) {
        let placement = Placement::new(solution.columns()).unwrap();
        for symmetry in Symmetry::ALL {
            assert_eq!(
                solution.transform(symmetry).columns(),
                placement.transform(symmetry).columns()
            );
            assert_eq!(solution.is_fixed_by(symmetry), placement.is_fixed_by(symmetry));
            assert_eq!(solution.into_any().is_fixed_by(symmetry), placement.is_fixed_by(symmetry));
            assert_eq!(
                Board::from(solution).is_fixed_by(symmetry),
                placement.is_fixed_by(symmetry)
            );
        }
        assert_eq!(solution.canonical().columns(), placement.canonical().columns());
    }
}

#[test]
fn the_chessboard_has_eleven_orbits_of_eight_and_one_of_four() {
    let mut orbits = orbits(8);
    orbits.sort_unstable();
    assert_eq!(orbits, [4, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
}
