//! The group of symmetries and its action on squares, placements and solutions.

use std::collections::BTreeSet;

use queen_math::count::Levels;
use queen_math::search::{Heap, Trace};
use queen_math::symmetry::{Symmetric, Symmetry};
use queen_math::{Placement, Square};
use queen_runtime::layout::FixedLayout;
use queen_runtime::{Board, QueenPuzzle, queen_table};
use queen_tests::boards::squares;
use queen_tests::for_each_puzzle;

fn pairs() -> impl Iterator<Item = (Symmetry, Symmetry)> {
    Symmetry::ALL.into_iter().flat_map(|a| Symmetry::ALL.map(|b| (a, b)))
}

fn permutations(size: usize) -> impl Iterator<Item = Placement> {
    Trace::new(size).unwrap().map(|(placement, _)| placement)
}

#[test]
fn the_eight_are_different() {
    let images =
        |symmetry: Symmetry| squares(3).map(move |square| symmetry.apply(3, square).unwrap());
    let all: BTreeSet<_> =
        Symmetry::ALL.map(|symmetry| images(symmetry).collect::<Vec<_>>()).into();
    assert_eq!(all.len(), 8);
    assert!(images(Symmetry::ALL[0]).eq(squares(3)));
}

#[test]
fn names_match_the_board() {
    let corner = |symmetry: Symmetry| symmetry.apply(8, Square::new(7, 0)).unwrap();
    let beside = |symmetry: Symmetry| symmetry.apply(8, Square::new(7, 1)).unwrap();
    for (symmetry, a1, b1) in [
        (Symmetry::Identity, (7, 0), (7, 1)),
        (Symmetry::FlipVertical, (0, 0), (0, 1)),
        (Symmetry::FlipHorizontal, (7, 7), (7, 6)),
        (Symmetry::FlipDiagonal, (7, 0), (6, 0)),
        (Symmetry::FlipAntiDiagonal, (0, 7), (1, 7)),
        (Symmetry::Rotate90, (0, 0), (1, 0)),
        (Symmetry::Rotate180, (0, 7), (0, 6)),
        (Symmetry::Rotate270, (7, 7), (6, 7)),
    ] {
        let expected = (Square::from(a1), Square::from(b1));
        assert_eq!((corner(symmetry), beside(symmetry)), expected, "{symmetry:?}");
    }
}

#[test]
fn displayed_names_are_words() {
    let names = Symmetry::ALL.map(|symmetry| symmetry.to_string());
    assert_eq!(
        names,
        [
            "identity",
            "flip anti-diagonal",
            "flip vertical",
            "rotate 270°",
            "flip horizontal",
            "rotate 90°",
            "rotate 180°",
            "flip diagonal",
        ],
    );
}

#[test]
fn composing_is_applying_one_after_the_other() {
    for size in 1..=8 {
        for ((a, b), square) in pairs().flat_map(|p| squares(size).map(move |s| (p, s))) {
            let after = a.apply(size, b.apply(size, square).unwrap());
            assert_eq!(a.compose(b).apply(size, square), after, "{a:?} {b:?}");
        }
    }
}

#[test]
fn the_laws_of_a_group_hold() {
    for (a, b) in pairs() {
        for c in Symmetry::ALL {
            assert_eq!(a.compose(b).compose(c), a.compose(b.compose(c)));
        }
        assert_eq!(b == a.inverse(), a.compose(b) == Symmetry::Identity);
        assert_eq!(b == a.inverse(), b.compose(a) == Symmetry::Identity);
        assert_eq!(b == Symmetry::Identity, a.compose(b) == a);
    }
}

#[test]
fn squares_outside_have_no_image() {
    for symmetry in Symmetry::ALL {
        for square in [(8, 0), (0, 8), (usize::MAX, 3)] {
            assert_eq!(symmetry.apply(8, square.into()), None);
        }
        assert_eq!(symmetry.apply(0, Square::new(0, 0)), None);
    }
}

#[test]
fn placements_transform_like_their_queens() {
    for placement in (1..=6).flat_map(permutations) {
        for symmetry in Symmetry::ALL {
            let image = placement.transform(symmetry);
            assert_eq!(Placement::new(image.columns()), Some(image));
            for (row, &column) in placement.columns().iter().enumerate() {
                let queen = Square::new(row, column.into());
                let queen = symmetry.apply(placement.size(), queen).unwrap();
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
        Self(symmetry.apply(3, self.0).unwrap())
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
        let levels = Levels::new(size).unwrap();
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
