//! Tests of what a calendar says of days.

use queen_challenge::{DayState, Record, Score};

#[test]
fn a_day_is_open_begun_solved_or_late() {
    let of_day = |day| Score { day: Some(day), begun: day, seconds: 60, tips: 0 };
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
