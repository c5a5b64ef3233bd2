//! Repetition among many challenges of each kind, up to symmetry.

use std::collections::HashSet;

use queen_challenge::{Challenge, Clues, Grade, Kind, Notes};
use queen_runtime::Square;

use crate::boards::EIGHT;
use crate::kinds::{DAILY, WITH_CLUES};

/// The square of a board that moves to this row and column, of which the last one is also passed.
type Image = fn(usize, usize, usize) -> (usize, usize);

/// The board as text, a character a square and clue, with regions by the order in which they begin;
/// of the eight texts of its rotations and reflections the first one.
///
/// It knows nothing of the symmetries of the library.
fn key(challenge: &Challenge<Clues>) -> Vec<u8> {
    let size = challenge.givens().size();
    let last = size - 1;
    let images: [Image; 8] = [
        |row, column, _| (row, column),
        |row, column, last| (row, last - column),
        |row, column, last| (last - row, column),
        |row, column, last| (last - row, last - column),
        |row, column, _| (column, row),
        |row, column, last| (column, last - row),
        |row, column, last| (last - column, row),
        |row, column, last| (last - column, last - row),
    ];
    let image = |from: Image| {
        let mut begun = vec![];
        let mut text = vec![];
        for index in 0..size * size {
            let (row, column) = from(index / size, index % size, last);
            let square = Square::new(row, column);
            let region = challenge.regions().and_then(|regions| regions.region_of(square));
            let place = begun.iter().position(|&other| other == region).unwrap_or_else(|| {
                begun.push(region);
                begun.len() - 1
            });
            let is_blocked = u8::from(challenge.blocked().contains(square));
            text.push(4 * place as u8 + 2 * is_blocked + u8::from(challenge.is_given(square)));
        }
        text
    };
    images.map(image).into_iter().min().unwrap()
}

/// Asserts that steps with reasons lead to the solution.
fn assert_needs_no_guess(challenge: &Challenge<Clues>) {
    let mut notes = Notes::new(*challenge.givens());
    while let Some(step) = challenge.next_step(&notes) {
        assert!(step.grade() < Grade::Guess);
        notes.apply(&step);
    }
    assert!(challenge.is_solved_by(&notes.queens), "{}", challenge.clues());
}

/// Finds 100,000 challenges of 8 × 8 that differ by more than a rotation or reflection.
fn find_many(kind: Kind, grade: Grade) {
    let mut keys = HashSet::new();
    let mut seeds = 0;
    while keys.len() < 100_000 {
        assert!(seeds < 120_000, "only {} of {kind} differ", keys.len());
        let challenge = kind.with_seed(&EIGHT, seeds, grade).unwrap();
        assert_needs_no_guess(&challenge);
        keys.insert(key(&challenge));
        seeds += 1;
    }
    println!("{kind}: {seeds} seeds made {} different {grade} challenges of 8 x 8", keys.len());
}

/// Makes the challenges of all days of a century from 1 January 1970, which have to differ.
fn make_century(kind: Kind) {
    let mut keys = HashSet::new();
    for day in 0..36_525 {
        let challenge = kind.daily(&DAILY, day).unwrap();
        assert!(keys.insert(key(&challenge)), "{kind}: day {day}: {}", challenge.clues());
    }
    println!("{kind}: {} different challenges in 36525 days", keys.len());
}

#[test]
fn keys_tell_challenges_apart_up_to_symmetry() {
    use queen_runtime::{Symmetric, Symmetry};
    for kind in WITH_CLUES {
        let keys: HashSet<_> = (0..8)
            .map(|seed| {
                let challenge = kind.with_seed(&EIGHT, seed, Grade::Hard).unwrap();
                let keys = Symmetry::ALL.map(|symmetry| key(&challenge.transform(symmetry)));
                assert!(keys.iter().all(|other| *other == keys[0]));
                keys[0].clone()
            })
            .collect();
        assert_eq!(keys.len(), 8);
    }
}

#[test]
#[ignore = "takes long without optimization"]
fn eight_by_eight_has_a_hundred_thousand_boards_with_blocked_squares() {
    find_many(Kind::Blocked, Grade::Medium);
}

#[test]
#[ignore = "takes long without optimization"]
fn eight_by_eight_has_a_hundred_thousand_boards_with_regions() {
    find_many(Kind::Regions, Grade::Easy);
}

#[test]
#[ignore = "takes long without optimization"]
fn eight_by_eight_has_a_hundred_thousand_boards_of_mixed_clues() {
    find_many(Kind::Mixed, Grade::Medium);
}

#[test]
#[ignore = "takes long without optimization"]
fn no_blocked_squares_of_a_day_return_in_a_century() {
    make_century(Kind::Blocked);
}

#[test]
#[ignore = "takes long without optimization"]
fn no_regions_of_a_day_return_in_a_century() {
    make_century(Kind::Regions);
}

#[test]
#[ignore = "takes long without optimization"]
fn no_mixed_clues_of_a_day_return_in_a_century() {
    make_century(Kind::Mixed);
}

/// A board of 8 × 8 each day, if a player wants that.
#[test]
#[ignore = "takes long without optimization"]
fn no_regions_of_eight_by_eight_return_in_a_century() {
    let days = 0..36_525;
    let easy = |day| key(&Kind::Regions.with_seed(&EIGHT, day, Grade::Easy).unwrap());
    let keys: HashSet<_> = days.map(easy).collect();
    println!("regions: {} different challenges of 8 x 8 with a day as the seed", keys.len());
    assert_eq!(keys.len(), 36_525);
}
