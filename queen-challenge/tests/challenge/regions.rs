//! Regions of a board.

use std::collections::BTreeSet;

use queen_challenge::{ParseRegionsErrorKind as Kind, Regions, RegionsError};
use queen_runtime::{Square, Symmetric, Symmetry};

use crate::random::numbers;

/// Regions that grow from the squares of a permutation, one square at a time.
pub(crate) fn random_regions(size: usize, number: &mut impl FnMut(usize) -> usize) -> Regions {
    let mut seeds: Vec<usize> = (0..size).collect();
    (1..size).rev().for_each(|last| seeds.swap(last, number(last + 1)));
    random_regions_around(&seeds, number)
}

/// Regions that grow from one square in each row, in these columns.
pub(crate) fn random_regions_around(
    seeds: &[usize],
    number: &mut impl FnMut(usize) -> usize,
) -> Regions {
    let size = seeds.len();
    let mut labels = vec![vec![None; size]; size];
    for (row, &column) in seeds.iter().enumerate() {
        labels[row][column] = Some(row);
    }
    let mut left = size * size - size;
    while left > 0 {
        let (row, column) = (number(size), number(size));
        let (down, right) = [(0, 1), (1, 0), (1, 2), (2, 1)][number(4)];
        let Some(next) = (row + down).checked_sub(1).zip((column + right).checked_sub(1)) else {
            continue;
        };
        if next.0 < size && next.1 < size && labels[next.0][next.1].is_none() {
            labels[next.0][next.1] = labels[row][column];
            left -= usize::from(labels[row][column].is_some());
        }
    }
    Regions::from_fn(size, |square| labels[square.row()][square.column()].unwrap()).unwrap()
}

/// Whether steps within a set lead from its first square to all others, by the definition.
fn is_connected(squares: &[Square]) -> bool {
    let mut reached = BTreeSet::new();
    let mut next: Vec<_> = squares.first().copied().into_iter().collect();
    while let Some(square) = next.pop() {
        if reached.insert(square) {
            next.extend(squares.iter().filter(|other| {
                square.row().abs_diff(other.row()) + square.column().abs_diff(other.column()) == 1
            }));
        }
    }
    reached.len() == squares.len()
}

#[test]
fn random_regions_cover_the_board_and_are_connected() {
    let mut number = numbers(5);
    for round in 0..320 {
        let size = 1 + round % 16;
        let regions = random_regions(size, &mut number);
        let mut all = 0;
        for region in 0..size {
            let squares: Vec<_> = regions.squares(region).iter().collect();
            assert!(is_connected(&squares) && !squares.is_empty());
            assert!(squares.iter().all(|&square| regions.region_of(square) == Some(region)));
            all += squares.len();
        }
        assert_eq!(all, size * size);
        assert!(regions.squares(size).is_empty());
        assert_eq!(regions.region_of(Square::new(size, 0)), None);
        assert_eq!(regions.region_of(Square::new(0, size)), None);
        assert_eq!(regions.to_string().parse(), Ok(regions));
        assert_eq!(format!("{regions:#}").parse(), Ok(regions));
    }
}

/// Labels at random are accepted if they are a division by the definition.
#[test]
fn borders_are_between_neighbours_of_different_regions() {
    let mut number = numbers(7);
    for size in 1..=16 {
        let regions = random_regions(size, &mut number);
        let region = |row, column| regions.region_of(Square::new(row, column));
        let mut expected = BTreeSet::new();
        for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
            for next in [(row, column + 1), (row + 1, column)] {
                if next.0 < size && next.1 < size && region(row, column) != region(next.0, next.1) {
                    expected.insert([Square::new(row, column), next.into()]);
                }
            }
        }
        assert!(size == 1 || !expected.is_empty());
        assert_eq!(regions.borders().count(), expected.len());
        assert_eq!(regions.borders().collect::<BTreeSet<_>>(), expected);
    }
}

/// Each is taken about as often.
#[test]
fn tints_tell_neighbours_apart() {
    let mut number = numbers(3);
    for round in 0..2000 {
        let size = 1 + round % 16;
        let regions = random_regions(size, &mut number);
        let tints: Vec<_> = regions.tints().collect();
        assert_eq!(tints.len(), size);
        for [one, other] in regions.borders() {
            let [one, other] = [one, other].map(|square| tints[regions.region_of(square).unwrap()]);
            assert_ne!(one, other, "{regions:#}");
        }
        let used = [0, 1, 2, 3].map(|tint| tints.iter().filter(|&&it| it == tint).count());
        assert_eq!(used.iter().sum::<usize>(), size);
        assert!(used.iter().all(|used| used.abs_diff(size / 4) <= 3), "{regions:#}: {used:?}");
    }
}

/// The tint that B to D have not taken would be that of D, but region E is beside all four.
#[test]
fn a_region_takes_another_tint_for_the_sake_of_a_later_one() {
    let [clear, crowded] = ["AAAAA/BACCD/BBBDD/EEEDD/EEEDD", "AAAAA/BACCD/BEEDD/BEEDD/BEEDD"]
        .map(|text| text.parse::<Regions>().unwrap().tints().collect::<Vec<_>>());
    assert_eq!(clear, [0, 1, 2, 3, 0]);
    assert_eq!(crowded, [0, 1, 2, 1, 3]);
}

#[test]
fn other_labels_are_refused() {
    let mut number = numbers(6);
    let mut accepted = 0;
    for round in 0..20_000 {
        let size = 2 + round % 2;
        let labels: Vec<usize> = (0..size * size).map(|_| number(size + round % 3 / 2)).collect();
        let label = |square: Square| labels[square.row() * size + square.column()];
        let parts: Vec<Vec<_>> = (0..=size)
            .map(|part| Square::all(size).filter(|&square| label(square) == part).collect())
            .collect();
        let count = parts.iter().filter(|part| !part.is_empty()).count();
        match Regions::from_fn(size, label) {
            Ok(_) => {
                assert!(count == size && parts.iter().all(|part| is_connected(part)));
                accepted += 1;
            }
            Err(RegionsError::TooMany { .. }) => assert!(count > size),
            Err(RegionsError::TooFew { regions, .. }) => assert!(regions == count && count < size),
            Err(RegionsError::Split { square }) => {
                let part = &parts[label(square)];
                assert!(!is_connected(part) && part[0] != square);
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert!(accepted > 1000, "{accepted}");
    for size in [0, 17, usize::MAX] {
        assert_eq!(Regions::from_fn(size, |_| 0), Err(RegionsError::Size { size }));
    }
}

#[test]
fn errors_say_where() {
    for (text, line, column, kind) in [
        ("", 1, 1, Kind::Size),
        ("\n\n", 3, 1, Kind::Size),
        ("AB\nA-", 2, 2, Kind::Unexpected('-')),
        ("AÄ", 1, 2, Kind::Unexpected('Ä')),
        ("A1", 1, 2, Kind::Unexpected('1')),
        ("AB\nB", 2, 2, Kind::RowTooShort),
        ("AB\nB\n\n", 2, 2, Kind::RowTooShort),
        ("AB/ABB", 1, 6, Kind::RowTooLong),
        ("ABC\nABC\n", 3, 1, Kind::TooFewRows),
        ("AB\n\nAB\nAB", 4, 1, Kind::TooManyRows),
        ("AAAAAAAAAAAAAAAAA", 1, 17, Kind::Size),
        ("A a/B C", 1, 7, Kind::TooManyRegions('C')),
        ("AA/aa ", 1, 7, Kind::TooFewRegions),
        ("  A B C\n  A B C\n  C A B", 3, 5, Kind::Split('A')),
    ] {
        let error = text.parse::<Regions>().unwrap_err();
        assert_eq!((error.line(), error.column(), error.kind()), (line, column, kind), "{text}");
    }
    assert_eq!(
        Regions::from_fn(2, |square| 2 * square.row() + square.column()).unwrap_err().to_string(),
        "the square in row 1, column 0 begins a region too many for 2 rows",
    );
    assert_eq!(Regions::from_fn(2, |_| 0).unwrap_err().to_string(), "2 rows have only 1 region",);
}

#[test]
fn images_divide_the_images_of_the_squares() {
    let mut number = numbers(7);
    for round in 0..64 {
        let size = 1 + round % 16;
        let regions = random_regions(size, &mut number);
        let canonical = regions.canonical();
        for symmetry in Symmetry::ALL {
            let image = regions.transform(symmetry);
            for region in 0..size {
                let moved = regions.squares(region).iter();
                let moved: Vec<_> = moved.map(|from| symmetry.apply(from, size).unwrap()).collect();
                let label = image.region_of(moved[0]).unwrap();
                assert_eq!(image.squares(label), moved.into_iter().collect());
            }
            assert_eq!(image.canonical(), canonical);
            assert_eq!(image.transform(symmetry.inverse()), regions);
            assert_eq!(image.to_string().parse(), Ok(image));
        }
    }
}
