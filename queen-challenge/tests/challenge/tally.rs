//! Tests of tallies of scores, and of what a calendar says of days.

use queen_challenge::{DayState, Record, Score, Streaks, Tally};

use crate::random::numbers;

fn score(day: Option<u32>, seconds: u32, tips: u32) -> Score {
    Score { day, begun: day.unwrap_or(20_780), seconds, tips }
}

/// The same from a sorted list.
fn reference(scores: &[Score]) -> Tally {
    let mut seconds: Vec<_> = scores.iter().map(|score| score.seconds).collect();
    seconds.sort_unstable();
    let unaided = || scores.iter().filter(|score| score.tips == 0);
    Tally {
        solved: scores.len() as u32,
        unaided: unaided().count() as u32,
        fastest: unaided().map(|score| score.seconds).min(),
        median: seconds.get(seconds.len() / 2).copied(),
    }
}

#[test]
fn a_tally_is_that_of_a_sorted_list() {
    let mut number = numbers(7);
    for len in 0..60 {
        let bound = [3, 100, u32::MAX as usize][len % 3];
        let seconds = |number: &mut dyn FnMut(usize) -> usize| number(bound) as u32;
        let scores: Vec<_> =
            (0..len).map(|_| score(None, seconds(&mut number), number(3) as u32)).collect();
        assert_eq!(Tally::of(scores.iter()), reference(&scores), "{scores:?}");
    }
    for seconds in [0, u32::MAX] {
        assert_eq!(Tally::of([score(None, seconds, 1)].iter()).median, Some(seconds));
    }
}

/// Of two scores of a day, one stands.
#[test]
fn each_day_is_counted_once() {
    let first = Score { begun: 20_780, ..score(Some(20_780), 900, 7) };
    let again = Score { begun: 20_781, seconds: 5, tips: 0, ..first };
    let scores = [again, score(Some(20_781), 60, 0), score(None, 1, 0), first];
    let record = Record::new(&scores, 20_781);
    assert_eq!(record.streaks(), Streaks { days: 2, now: 2, longest: 2 });
    let monday = record.weekday(0);
    assert_eq!((monday.solved, monday.unaided, monday.median), (1, 0, Some(900)));
    assert_eq!(record.weekday(1), reference(&scores[1..2]));
    // 1 January 1970 was a Thursday.
    assert_eq!(Record::new(&[score(Some(0), 1, 0)], 0).weekday(3).solved, 1);
}

#[test]
fn a_day_is_open_begun_solved_or_late() {
    let of_day = |day| score(Some(day), 60, 0);
    let late = Score { begun: 20_783, ..of_day(20_782) };
    let ahead = Score { begun: 20_783, ..of_day(20_784) };
    let scores = [of_day(20_781), late, ahead];
    let record = Record::new(&scores, 20_783);
    let state = |day, is_begun| record.day(day, is_begun);
    assert_eq!(state(20_780, false), DayState::Open);
    assert_eq!(state(20_780, true), DayState::Begun);
    // A game that is played again is practice.
    assert_eq!(state(20_781, true), DayState::Solved(scores[0]));
    assert_eq!(state(20_782, true), DayState::Late(late));
    assert_eq!(state(20_784, false), DayState::Solved(ahead));
    let states =
        [state(20_783, false), state(20_783, true), state(20_781, true), state(20_782, true)];
    assert_eq!(states.map(|state| state.name()), DayState::NAMES);
}

#[test]
fn streaks_are_told_in_words() {
    let words = |days, now, longest| {
        let streaks = Streaks { days, now, longest };
        [streaks.to_string(), format!("{streaks:#}")]
    };
    assert_eq!(words(0, 0, 0), ["no day solved yet", "0 days in a row"]);
    assert_eq!(words(1, 1, 1), ["1 day solved", "1 day in a row"]);
    assert_eq!(words(3, 0, 1), ["3 days solved", "0 days in a row, once 1"]);
    assert_eq!(words(3, 3, 3), ["3 days solved, 3 in a row", "3 days in a row"]);
    assert_eq!(words(9, 1, 4), ["9 days solved, 1 in a row, once 4", "1 day in a row, once 4"]);
}
