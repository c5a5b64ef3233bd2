//! Tests of tallies of scores.

use queen_challenge::{Record, Score, Streaks, Tally};

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
