//! A simulation of players in the challenges of the days, whose records are checked.
//!
//! Sixty days in twelve time zones: links of friends further east, flights, boards that are solved
//! after midnight or days later, clocks that are set back, two devices whose scores are joined.
//! Each player's record is compared with sets of days that are kept beside it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use queen_challenge::{Challenge, Game, Notes, Record, Score, Standing, Verdict};
use queen_math::random::SplitMix64;
use queen_runtime::{Board, Square};

/// From Samoa to Kiribati, in minutes to the east of Greenwich.
const ZONES: [i64; 12] = [-660, -600, -480, -300, -180, 0, 60, 210, 345, 540, 765, 840];
const EAST: i64 = 840;
const DAYS: u32 = 60;
const START: u32 = 20_780;
const DAY: i64 = 24 * 60;

fn challenge() -> Challenge {
    Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap()
}

/// What a player has on one device, and what happens to it there.
#[derive(Default)]
struct Device {
    scores: Vec<Score>,
    /// How far its clock is behind, in minutes.
    behind: i64,
}

struct Player {
    random: SplitMix64,
    /// The minutes from 1970 in UTC.
    time: i64,
    zone: i64,
    devices: [Device; 2],
    /// For each day that was solved, the earliest date on which a board of it was begun.
    solved: BTreeMap<u32, u32>,
}

impl Player {
    fn new(seed: u64, zone: i64) -> Self {
        let time = i64::from(START) * DAY - zone;
        let devices = Default::default();
        Self { random: SplitMix64(seed), time, zone, devices, solved: BTreeMap::new() }
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.random.below(bound)
    }

    fn minutes(&mut self, bound: u32) -> i64 {
        i64::try_from(self.below(bound.into())).unwrap()
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// The date that a device shows.
    fn today(&self, device: usize) -> u32 {
        let minutes = self.time + self.zone - self.devices[device].behind;
        u32::try_from(minutes.div_euclid(DAY)).unwrap()
    }

    /// The scores of both devices, those of either first.
    fn joined(&mut self) -> Vec<Score> {
        let first = self.below(2) as usize;
        let [one, other] = [first, 1 - first].map(|device| &self.devices[device].scores);
        [one.as_slice(), other].concat()
    }

    /// Begins the board of a day, solves it after some minutes, and keeps its score. The game is
    /// stored and read in between.
    fn play(&mut self, device: usize, day: u32, minutes: i64) -> Verdict {
        let begun = self.today(device);
        let mut game = Game::daily(challenge(), day);
        game.begin(begun);
        game.pass(Duration::from_secs(61));
        (0..self.below(3)).for_each(|_| {
            game.ask_tip();
            game.follow_tip();
        });
        let text = game.to_string();
        self.time += minutes;
        let mut game: Game = text.parse().unwrap();
        game.begin(self.today(device));
        game.change_to(Notes::new(challenge().solution().into()));
        let score = game.score().unwrap();
        assert_eq!(score.is_late(), begun > day);

        let today = self.today(device);
        let scores = &self.devices[device].scores;
        let verdict = Record::new(scores, today).verdict(&score);
        let is_new = !scores.iter().any(|score| score.day == Some(day) && score.begun <= begun);
        assert_eq!(verdict.is_kept(), is_new, "{verdict:?}");
        if verdict.is_kept() {
            self.devices[device].scores.push(score);
        }
        assert_shared_well(&self.devices[device].scores, today, &score);
        let first = self.solved.entry(day).or_insert(begun);
        *first = begun.min(*first);
        self.check();
        verdict
    }

    /// A flight, in which each date that the device shows is played. Its clock changes when it
    /// lands; where it would leave a date out, it lands half a day later.
    fn fly(&mut self, seen: &mut BTreeSet<u32>) {
        let zone = ZONES[self.below(ZONES.len() as u64) as usize];
        for hours in [0, 3 + self.minutes(10), 12] {
            self.time += 60 * hours;
            let today = self.today(0);
            seen.insert(today);
            if !self.solved.contains_key(&today) {
                self.play(0, today, 0);
            }
            let landed = u32::try_from((self.time + zone).div_euclid(DAY)).unwrap();
            if hours > 0 && landed <= today + 1 {
                break;
            }
        }
        self.zone = zone;
    }

    /// Compares the record of all devices, and of each alone, with sets of days.
    fn check(&mut self) {
        let joined = self.joined();
        let counting: BTreeSet<u32> =
            self.solved.iter().filter(|(day, begun)| begun <= day).map(|(&day, _)| day).collect();
        for device in 0..2 {
            let today = self.today(device);
            let record = Record::new(&joined, today);
            assert_eq!(record.streak(), streak(&counting, today));
            assert_eq!(record.longest_streak(), longest(&counting));
            let milestone = record.next_milestone();
            assert!(milestone > record.streak() && milestone <= record.streak().max(7) * 3);
            for day in START - 3..START + DAYS + 3 {
                assert_eq!(record.counts(day), counting.contains(&day));
                let begun = record.score(day).map(|score| score.begun);
                assert_eq!(begun, self.solved.get(&day).copied());
            }
            // What one device knows is not more than both know.
            let alone = Record::new(&self.devices[device].scores, today);
            assert!(alone.longest_streak() <= record.longest_streak());
        }
    }
}

/// The days in a row that end today or yesterday, with two days ahead at most.
fn streak(days: &BTreeSet<u32>, today: u32) -> u32 {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &day in days {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == day => *last = day,
            _ => runs.push((day, day)),
        }
    }
    let now = runs.into_iter().find(|&(first, last)| first <= today && last + 1 >= today);
    now.map_or(0, |(first, last)| last.min(today + 2) - first + 1)
}

fn longest(days: &BTreeSet<u32>) -> u32 {
    days.iter()
        .map(|&day| (day..=START * 2).take_while(|day| days.contains(day)).count() as u32)
        .max()
        .unwrap_or(0)
}

/// The text has no name of a square, and tells the streak that ended with the day.
fn assert_shared_well(scores: &[Score], today: u32, score: &Score) {
    let record = Record::new(scores, today);
    let text = record.share(score, &challenge()).to_string();
    let words: Vec<_> = text.split(|letter: char| !letter.is_ascii_alphanumeric()).collect();
    for square in Square::all(16) {
        assert!(
            (1..=16).all(|size| {
                !square.is_on(size) || !words.contains(&square.name(size).as_str())
            })
        );
    }
    let streak = record.streak_until(score.day.unwrap());
    let is_first = record.score(score.day.unwrap()) == Some(score);
    let without_a_streak = Record::new(&[*score], today).share(score, &challenge()).to_string();
    if is_first {
        assert_eq!(text == without_a_streak, streak < 2, "{text}");
        assert!(streak < 2 || words.contains(&streak.to_string().as_str()), "{text}");
    } else {
        assert_ne!(text, without_a_streak);
    }
}

/// Who plays on every date that the device shows loses no streak, whatever happens.
#[test]
fn no_streak_is_lost() {
    for zone in ZONES {
        for seed in 0..2 {
            let mut player = Player::new(seed, zone);
            // Days that were solved without a gap so far.
            let mut streak = 0;
            let mut seen = BTreeSet::new();
            while player.today(0) < START + DAYS {
                let day = player.today(0);
                seen.insert(day);
                let device = usize::from(player.chance(30));
                if !player.solved.contains_key(&day) {
                    // Some begin just before midnight, and solve after it or days later.
                    let minutes = [1, 7, 45, 900, 3000][player.below(5) as usize];
                    let verdict = player.play(device, day, minutes);
                    assert!(
                        matches!(verdict.standing, Standing::Counts { .. } | Standing::Ahead),
                        "{verdict:?}"
                    );
                    // The dates that went by meanwhile were on the clock, too.
                    for missed in day + 1..player.today(0) {
                        if !player.solved.contains_key(&missed) {
                            let (day, begun) = (Some(missed), missed);
                            let score = Score { day, begun, seconds: 1, tips: 0 };
                            player.devices[device].scores.push(score);
                            player.solved.insert(missed, missed);
                            seen.insert(missed);
                        }
                    }
                } else if player.chance(20) {
                    // Once more, as practice.
                    let standing = player.play(device, day, 3).standing;
                    let is_known =
                        player.devices[device].scores.iter().any(|score| score.day == Some(day));
                    assert!(is_known || matches!(standing, Standing::Counts { .. }));
                }
                if player.chance(25) {
                    // A friend in the east sends the link of their day.
                    let theirs = u32::try_from((player.time + EAST).div_euclid(DAY)).unwrap();
                    if theirs > player.today(0) && !player.solved.contains_key(&theirs) {
                        let standing = player.play(device, theirs, 5).standing;
                        assert!(matches!(standing, Standing::Ahead | Standing::Counts { .. }));
                    }
                }
                if player.chance(15) {
                    // An old board that was solved in time stays so.
                    let old = START + player.below(u64::from(player.today(0) - START) + 1) as u32;
                    let is_known =
                        |device: &Device| device.scores.iter().any(|score| score.day == Some(old));
                    if player.devices.iter().all(is_known) {
                        let standing = player.play(device, old, 5).standing;
                        assert!(matches!(standing, Standing::Practice { .. }), "{standing:?}");
                    }
                }
                if player.chance(10) {
                    // A clock that is a day or a year behind for a while.
                    let behind = [DAY, 2 * DAY, 365 * DAY][player.below(3) as usize];
                    for device in &mut player.devices {
                        device.behind = behind;
                    }
                    player.check();
                    let today = player.today(0);
                    if player.solved.contains_key(&today) {
                        player.play(device, today, 1);
                    }
                    for device in &mut player.devices {
                        device.behind = 0;
                    }
                }
                let joined = player.joined();
                let record = Record::new(&joined, player.today(0));
                assert!(record.streak() >= streak, "zone {zone}, seed {seed}");
                // Whatever was solved, each day that was on the clock but this is in the streak.
                let days = seen.iter().filter(|&&day| day < player.today(0)).count() as u32;
                assert!(record.streak() >= days, "zone {zone}, seed {seed}: {days}");
                streak = record.streak();
                if player.today(0) > day {
                    // Midnight has passed, and the board of the new date comes first.
                    continue;
                }
                if player.chance(8) {
                    player.fly(&mut seen);
                } else {
                    // To some time of the next date, near its end for some.
                    let to_midnight = DAY - (player.time + player.zone).rem_euclid(DAY);
                    let next = if player.chance(20) { DAY - 2 } else { player.minutes(1400) };
                    player.time += to_midnight + next;
                }
            }
            let joined = player.joined();
            assert!(Record::new(&joined, player.today(0)).longest_streak() >= DAYS);
        }
    }
}

/// Who leaves dates out gains nothing by other boards of those days.
#[test]
fn no_streak_is_gained() {
    let (mut late, mut ahead, mut practice) = (0, 0, 0);
    for zone in ZONES {
        for seed in 100..102 {
            let mut player = Player::new(seed, zone);
            while player.today(0) < START + DAYS {
                let today = player.today(0);
                for _ in 0..player.below(4) {
                    let device = player.below(2) as usize;
                    // A board of any day: old ones late, coming ones ahead.
                    let day = today + 2 - player.below(6) as u32;
                    let minutes = player.minutes(40);
                    match player.play(device, day, minutes).standing {
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
        }
    }
    assert!(late > 300 && ahead > 300 && practice > 300, "{late} {ahead} {practice}");
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
    // A board that was begun in time counts, even if another was solved late before it.
    let record = Record::new(&[late], START + 1).verdict(&first);
    assert_eq!(record.standing, Standing::Counts { streak: 1 });
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
