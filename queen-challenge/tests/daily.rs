//! Daily challenges.

use std::collections::BTreeMap;

use queen_challenge::{Challenge, Grade};
use queen_runtime::draw::Squares;
use queen_runtime::{PuzzleRange, Symmetric, queen_table};

const PUZZLES: PuzzleRange = queen_table!(8..=10);

fn daily(day: u32) -> Challenge {
    Challenge::daily(&PUZZLES, day).unwrap()
}

/// These must never change.
#[test]
fn golden_days() {
    let expected = [
        (0, 9, Grade::Medium, "g9 h5 e4 i3"),
        (1, 9, Grade::Hard, "e8 h6 f5"),
        (2, 10, Grade::Hard, "g9 a7 i5"),
        (3, 10, Grade::Expert, "a10 d9 b5"),
        (4, 8, Grade::Easy, "d8 h5 a2"),
        (5, 9, Grade::Easy, "d9 f8 b5 e3"),
        (6, 8, Grade::Medium, "h7 g3 b2"),
        (7, 9, Grade::Medium, "c7 b5 g2"),
        (20_780, 8, Grade::Easy, "f7 d4 g2"),
        (20_781, 9, Grade::Easy, "f9 d8 g7 e3"),
        (20_782, 8, Grade::Medium, "h6 a5 b2"),
        (20_783, 9, Grade::Medium, "f8 i7 b6 g2"),
        (20_784, 9, Grade::Hard, "d8 i4 a1"),
        (20_785, 10, Grade::Hard, "c4 f3 b2 g1"),
        (20_786, 10, Grade::Expert, "b9 i7 c3"),
        (36_524, 9, Grade::Easy, "i9 b6 h5 a3"),
        (u32::MAX, 10, Grade::Expert, "j9 f7 i6"),
    ];
    for (day, size, grade, squares) in expected {
        let challenge = daily(day);
        assert_eq!(challenge.givens().size(), size);
        assert!(Challenge::DAILY_SIZES.contains(&size));
        assert_eq!(challenge.grade(), grade);
        assert!(challenge.is_minimal());
        assert_eq!(Challenge::new(*challenge.givens()), Ok(challenge));
        assert_eq!(Squares::new(challenge.givens()).to_string(), squares);
    }
}

#[test]
fn days_are_the_same_in_every_layout() {
    const RANKED: PuzzleRange = queen_table!(8..=10, layout = ranked);
    for day in 20_780..20_787 {
        assert_eq!(Challenge::daily(&RANKED, day), Some(daily(day)));
    }
}

#[test]
fn a_day_needs_the_puzzle_of_its_size() {
    const EIGHT: PuzzleRange = queen_table!(8..=8);
    let has_size = |day| Challenge::daily(&EIGHT, day).is_some();
    let found = [4, 5, 6, 7, 8, 9, 10].map(has_size);
    assert_eq!(found, [true, false, true, false, false, false, false]);
}

/// No two of these days that are at most a year apart have the same challenge or images of each
/// other.
fn check_years(days: impl Iterator<Item = u32>) {
    let mut last_days = BTreeMap::new();
    for day in days {
        if let Some(last) = last_days.insert(daily(day).givens().canonical(), day) {
            assert!(day - last > 366, "days {last} and {day}");
        }
    }
}

/// Mondays have the fewest challenges.
#[test]
fn no_challenge_of_a_monday_returns_within_a_year() {
    check_years((20_780..).step_by(7).take(3 * 53));
}

#[test]
#[ignore = "takes long without optimization"]
fn no_challenge_returns_within_a_year() {
    check_years(0..800);
    check_years((20_780..).take(20 * 366));
}
