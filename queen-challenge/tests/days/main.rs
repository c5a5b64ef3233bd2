//! A simulation of players in the challenges of the days, whose records are checked.
//!
//! Sixty days in twelve time zones: links of friends further east, flights, boards that are solved
//! after midnight or days later, clocks that are set back, two devices whose scores are joined,
//! and links that bring a friend's moves to a board that is being played. Each player's record is
//! compared with sets of days that are kept beside it.

mod player;

use std::collections::BTreeSet;
use std::fs;

use queen_challenge::{Record, Score, Standing};

use player::{DAY, DAYS, EAST, Player, START, ZONES, challenge, date};

/// Who plays on every date that the device shows loses no streak, whatever happens.
#[test]
fn no_streak_is_lost() {
    let mut left_out = 0;
    for zone in ZONES {
        for seed in 0..2 {
            left_out += every_day(zone, seed).left_out;
        }
    }
    assert!(left_out > 5, "{left_out}");
}

/// A player who leaves no date out for sixty days.
fn every_day(zone: i64, seed: u64) -> Player {
    let mut player = Player::new(seed, zone);
    // Days that were solved without a gap so far.
    let mut streak = 0;
    let mut dates = BTreeSet::new();
    while player.today(0) < START + DAYS {
        let day = player.today(0);
        let device = usize::from(player.chance(30));
        play_today(&mut player, device, &mut dates);
        play_others(&mut player, device);
        let joined = player.joined();
        let record = Record::new(&joined, player.today(0));
        assert!(record.streak() >= streak, "zone {zone}, seed {seed}");
        // Whatever was solved, each day that was on the clock but this is in the streak.
        let days = dates.iter().filter(|&&day| day < player.today(0)).count() as u32;
        assert!(record.streak() >= days, "zone {zone}, seed {seed}: {days}");
        streak = record.streak();
        if player.today(0) > day {
            // Midnight has passed, and the board of the new date comes first.
            continue;
        }
        if player.chance(20) {
            player.fly(&mut dates);
        } else {
            // To some time of the next date, near its end for some.
            let to_midnight = DAY - (player.time + player.zone).rem_euclid(DAY);
            let next = if player.chance(20) { DAY - 2 } else { player.minutes(1400) };
            player.time += to_midnight + next;
        }
    }
    let joined = player.joined();
    assert!(Record::new(&joined, player.today(0)).longest_streak() >= DAYS);
    player
}

/// The board of the date, for the first time or once more.
fn play_today(player: &mut Player, device: usize, seen: &mut BTreeSet<u32>) {
    let day = player.today(0);
    seen.insert(day);
    if !player.solved.contains_key(&day) {
        // Some begin just before midnight, and solve after it or days later.
        let minutes = [1, 7, 45, 900, 3000][player.below(5) as usize];
        let standing = player.play_by_any_clock(device, day, minutes).standing;
        assert!(matches!(standing, Standing::Counts { .. } | Standing::Ahead), "{standing:?}");
        // The dates that went by meanwhile were on the clock, too.
        for missed in day + 1..player.today(0) {
            if !player.solved.contains_key(&missed) {
                player.solve_at_once(device, missed);
                seen.insert(missed);
            }
        }
    } else if player.chance(20) {
        let is_known = player.devices[device].has(day);
        let standing = player.play(device, day, 3).standing;
        assert_eq!(is_known, matches!(standing, Standing::Practice { .. }), "{standing:?}");
    }
}

/// Boards of other days, and of this one on a wrong date.
fn play_others(player: &mut Player, device: usize) {
    if player.chance(25) {
        // A friend in the east sends the link of their day.
        let theirs = date(player.time + EAST);
        if theirs > player.today(0) && !player.solved.contains_key(&theirs) {
            let standing = player.play(device, theirs, 5).standing;
            assert!(matches!(standing, Standing::Ahead | Standing::Counts { .. }));
        }
    }
    if player.chance(15) {
        // An old board that was solved in time stays so.
        let old = START + player.below(u64::from(player.today(0) - START) + 1) as u32;
        if player.devices.iter().all(|device| device.has(old)) {
            let standing = player.play(device, old, 5).standing;
            assert!(matches!(standing, Standing::Practice { .. }), "{standing:?}");
        }
    }
    if player.chance(10) {
        // A clock that is a day or a year behind for a while.
        let behind = [DAY, 2 * DAY, 365 * DAY][player.below(3) as usize];
        player.set_back(behind);
        player.check();
        let today = player.today(0);
        if player.solved.contains_key(&today) {
            player.play(device, today, 1);
        }
        player.set_back(0);
    }
}

/// The script that the faces replay, each with its own storage: what two players of each time zone
/// have played, one on every date and one on some, and what was said. `BLESS=1` writes it anew.
#[test]
fn the_faces_replay_this_simulation() {
    let every = ZONES.map(|zone| every_day(zone, 0));
    let some = ZONES.map(|zone| some_days(zone, 100).0);
    let players = || every.iter().chain(&some);
    // Whether the better score is in the file that comes first, or in the other one.
    assert!(players().map(|player| player.practised).sum::<u32>() > 50);
    let script: String = players().map(|player| player.script.as_str()).collect();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/days/script.jsonl");
    if std::env::var_os("BLESS").is_some() {
        fs::write(file, &script).unwrap();
    }
    let kept = fs::read_to_string(file).unwrap();
    let difference = script.lines().zip(kept.lines()).find(|(now, kept)| now != kept);
    assert_eq!((difference, script.len()), (None, kept.len()));
}

/// From Samoa to Kiribati, the clock goes from the 10th to the 12th.
#[test]
fn a_date_that_a_flight_leaves_out_is_solved_ahead_or_missed() {
    for is_solved_ahead in [true, false] {
        let mut player = Player::new(0, ZONES[0]);
        player.time += DAY - 45;
        player.play(0, START, 5);
        if is_solved_ahead {
            let latest = Record::new(&player.devices[0].scores, START).latest_day();
            assert_eq!(player.play(0, latest, 5).standing, Standing::Ahead);
        }
        player.zone = EAST;
        assert_eq!(player.today(0), START + 2);
        if !is_solved_ahead {
            assert_eq!(player.play(0, START + 1, 5).standing, Standing::Late);
        }
        let streak = if is_solved_ahead { 3 } else { 1 };
        assert_eq!(player.play(0, START + 2, 5).standing, Standing::Counts { streak });
    }
}

/// A replay that was begun on an earlier date, by a clock set back or a flight to the east.
#[test]
fn the_first_result_stands_whatever_the_clock_says() {
    for behind in [DAY, 2 * DAY] {
        let mut player = Player::new(0, EAST);
        player.time += DAY;
        let first = player.play(0, START, 45).score;
        assert!(first.is_late());
        player.devices[0].behind = behind;
        let again = player.play(0, START, 1);
        assert!(again.score.begun < first.begun);
        assert_eq!((again.standing, again.is_kept()), (Standing::Practice { first }, false));
        let record = Record::new(&player.devices[0].scores, player.today(0));
        assert_eq!((record.score(START), record.streak()), (Some(&first), 0));
        // The text says that it is practice, in whatever language.
        let share = |record: &Record<'_>| record.share(&again.score, &challenge()).to_string();
        let (practice, alone) = (share(&record), share(&Record::new(&[again.score], START)));
        assert!(practice.len() > alone.len() && practice.starts_with(&alone), "{practice}");
    }
}

/// A late board claims no streak, even if the date is set back to its day and those ahead count.
#[test]
fn a_late_day_is_shared_without_a_streak() {
    let of_day = |day, begun| Score { day: Some(day), begun, seconds: 125, tips: 0 };
    let late = of_day(START, START + 1);
    let scores = [late, of_day(START + 1, START + 1), of_day(START + 2, START + 1)];
    for today in START..START + 3 {
        let share = |scores| Record::new(scores, today).share(&late, &challenge()).to_string();
        assert_eq!(share(&scores), share(&[late]), "{today}");
    }
}

/// Nine days in time, the tenth on the day after it, which is in time; then the date is set back.
#[test]
fn a_late_today_is_not_open() {
    let of_day = |day, begun| Score { day: Some(day), begun, seconds: 125, tips: 0 };
    let mut scores: Vec<_> = (1..=9).map(|day| of_day(day, day)).collect();
    let streaks = |scores: &[Score]| [11, 10, 9].map(|today| Record::new(scores, today).streak());
    assert_eq!(streaks(&scores), [0, 9, 9]);
    scores.push(of_day(11, 11));
    assert_eq!(streaks(&scores), [1, 9, 9]);
    scores.push(of_day(10, 11));
    assert_eq!(streaks(&scores), [1, 1, 9]);
    assert_eq!(Record::new(&scores, 10).next_milestone(), 3);
}

/// Whoever begins in the east has a streak that no flight back takes away.
#[test]
fn a_streak_of_later_dates_is_not_lost_by_a_flight_back() {
    let of_day = |day| Score { day: Some(day), begun: day, seconds: 125, tips: 0 };
    let streaks = |scores: &[Score]| [12, 11, 10].map(|today| Record::new(scores, today).streak());
    assert_eq!(streaks(&[of_day(12)]), [1, 1, 1]);
    assert_eq!(streaks(&[of_day(11), of_day(12)]), [2, 2, 2]);
    // A shorter one before it, which today's board would join, takes nothing away either.
    let scores = [of_day(9), of_day(11), of_day(12)];
    assert_eq!(streaks(&scores), [2, 2, 2]);
    assert_eq!(streaks(&[scores.as_slice(), &[of_day(10)]].concat()), [4, 4, 4]);
}

/// Who leaves dates out gains nothing by other boards of those days.
#[test]
fn no_streak_is_gained() {
    let mut played = [0; 3];
    for zone in ZONES {
        for seed in 100..102 {
            let (_, [late, ahead, practice]) = some_days(zone, seed);
            played = [played[0] + late, played[1] + ahead, played[2] + practice];
        }
    }
    assert!(played.iter().all(|&boards| boards > 300), "{played:?}");
}

/// A player who leaves dates out for sixty days, with clocks that go wrong, and the number of
/// boards that were late, ahead of their day and practice.
fn some_days(zone: i64, seed: u64) -> (Player, [u32; 3]) {
    let mut player = Player::new(seed, zone);
    let (mut late, mut ahead, mut practice) = (0, 0, 0);
    while player.today(0) < START + DAYS {
        let today = player.today(0);
        for _ in 0..player.below(4) {
            let device = player.below(2) as usize;
            // A board of any day: old ones late, coming ones ahead.
            let day = today + 2 - player.below(6) as u32;
            let minutes = player.minutes(40);
            match player.play_by_any_clock(device, day, minutes).standing {
                Standing::Late => late += 1,
                Standing::Ahead => ahead += 1,
                Standing::Practice { .. } => practice += 1,
                Standing::Counts { streak } => assert!(streak >= 1),
                other => panic!("{other:?}"),
            }
        }
        if player.chance(10) {
            let device = player.below(2) as usize;
            player.devices[device].behind = player.minutes(3) * DAY;
        }
        if player.chance(10) {
            player.zone = ZONES[player.below(ZONES.len() as u64) as usize];
        }
        player.time += player.minutes(2880);
        player.check();
    }
    (player, [late, ahead, practice])
}

#[test]
fn a_solved_day_stays_as_it_was_solved_first() {
    let first = Score { day: Some(START), begun: START, seconds: 900, tips: 7 };
    let again = Score { seconds: 5, tips: 0, ..first };
    let late = Score { begun: START + 1, ..again };
    for scores in [[first, again, late], [first, late, again], [late, first, again]] {
        let record = Record::new(&scores, START + 1);
        assert_eq!((record.score(START), record.streak()), (Some(&first), 1));
        assert_eq!(record.verdict(&again).standing, Standing::Practice { first });
    }
    // Whatever alone is better, the time or the tips, its text says that it is practice.
    let share = |scores: &[Score], score| {
        Record::new(scores, START).share(&score, &challenge()).to_string()
    };
    for practice in [again, Score { tips: 0, ..first }, Score { seconds: 5, ..first }] {
        assert!(share(&[first], practice).len() > share(&[practice], practice).len());
    }
    // So does a late one, even if a board was begun in time before it.
    let verdict = Record::new(&[late], START + 1).verdict(&first);
    assert_eq!(verdict.standing, Standing::Practice { first: late });
}

#[test]
fn the_ends_of_time_are_days_too() {
    let of_day = |day| Score { day: Some(day), begun: day, seconds: 1, tips: 0 };
    let scores = [0, 1, u32::MAX - 1, u32::MAX].map(of_day);
    assert_eq!(Record::new(&scores, 0).streak(), 2);
    assert_eq!(Record::new(&scores, 2).streak(), 2);
    assert_eq!(Record::new(&scores, 3).streak(), 0);
    assert_eq!(Record::new(&scores, u32::MAX).streak(), 2);
    assert_eq!(Record::new(&scores, u32::MAX).longest_streak(), 2);
    assert_eq!(Record::new(&[], 0).streak(), 0);
    assert_eq!(Record::new(&[], 0).next_milestone(), 3);
}

#[test]
fn milestones_follow_each_other() {
    let scores: Vec<_> =
        (0..800).map(|day| Score { day: Some(day), begun: day, seconds: 1, tips: 0 }).collect();
    let next = |streak: usize| Record::new(&scores[..streak], streak as u32 - 1).next_milestone();
    assert_eq!([1, 2, 3, 13, 14, 200, 364].map(next), [3, 3, 7, 14, 30, 365, 365]);
    assert_eq!([365, 729, 730, 800].map(next), [730, 730, 1095, 1095]);
}
