//! The group of symmetries, by its action on squares.

use std::collections::BTreeSet;

use queen_math::Square;
use queen_math::symmetry::Symmetry;
use queen_tests::boards::squares;

fn pairs() -> impl Iterator<Item = (Symmetry, Symmetry)> {
    Symmetry::ALL.into_iter().flat_map(|a| Symmetry::ALL.map(|b| (a, b)))
}

#[test]
fn the_eight_are_different() {
    let images =
        |symmetry: Symmetry| squares(3).map(move |square| symmetry.apply(square, 3).unwrap());
    let all: BTreeSet<_> =
        Symmetry::ALL.map(|symmetry| images(symmetry).collect::<Vec<_>>()).into();
    assert_eq!(all.len(), 8);
    assert!(images(Symmetry::ALL[0]).eq(squares(3)));
}

#[test]
fn names_match_the_board() {
    let corner = |symmetry: Symmetry| symmetry.apply(Square::new(7, 0), 8).unwrap();
    let beside = |symmetry: Symmetry| symmetry.apply(Square::new(7, 1), 8).unwrap();
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
            let after = a.apply(b.apply(square, size).unwrap(), size);
            assert_eq!(a.compose(b).apply(square, size), after, "{a:?} {b:?}");
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
            assert_eq!(symmetry.apply(square.into(), 8), None);
        }
        assert_eq!(symmetry.apply(Square::new(0, 0), 0), None);
    }
}
