//! A player of the challenges of the days, on two devices.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::time::Duration;

use queen_challenge::{Challenge, Game, Notes, Outcome, Record, Score, Standing, Verdict};
use queen_math::random::SplitMix64;
use queen_runtime::{Board, Square};
use serde_json::json;

/// From Samoa to Kiribati, in minutes to the east of Greenwich.
pub const ZONES: [i64; 12] = [-660, -600, -480, -300, -180, 0, 60, 210, 345, 540, 765, 840];
pub const EAST: i64 = 840;
pub const DAYS: u32 = 60;
pub const START: u32 = 20_780;
pub const DAY: i64 = 24 * 60;

pub fn challenge() -> Challenge {
    Challenge::new(Board::from_squares("c6", 6).unwrap()).unwrap()
}

/// What a player has on one device, and what happens to it there.
#[derive(Default)]
pub struct Device {
    pub scores: Vec<Score>,
    /// How far its clock is behind, in minutes.
    pub behind: i64,
}

impl Device {
    pub fn has(&self, day: u32) -> bool {
        self.scores.iter().any(|score| score.day == Some(day))
    }
}

pub struct Player {
    random: SplitMix64,
    /// When links bring a position, and which.
    links: SplitMix64,
    /// When a clock is set back during a board, and how far.
    clocks: SplitMix64,
    /// The minutes from 1970 in UTC.
    pub time: i64,
    pub zone: i64,
    pub devices: [Device; 2],
    /// For each day that was solved, on either device, the score that stands for it.
    pub solved: BTreeMap<u32, Score>,
    /// The number of scores that are better than the one that stands, from the other device.
    pub practised: u32,
    /// The number of dates that flights left out.
    pub left_out: u32,
    /// What was played and said, in lines of JSON.
    pub script: String,
}

impl Player {
    pub fn new(seed: u64, zone: i64) -> Self {
        let time = i64::from(START) * DAY - zone;
        let devices = Default::default();
        let [random, links, clocks] = [seed; 3].map(SplitMix64);
        let (solved, practised, left_out) = (BTreeMap::new(), 0, 0);
        let script = format!("{}\n", json!({ "zone": zone }));
        Self { random, links, clocks, time, zone, devices, solved, practised, left_out, script }
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.random.below(bound)
    }

    pub fn minutes(&mut self, bound: u32) -> i64 {
        i64::try_from(self.below(bound.into())).unwrap()
    }

    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// The date that a device shows.
    pub fn today(&self, device: usize) -> u32 {
        date(self.time + self.zone - self.devices[device].behind)
    }

    /// The scores of both devices, those of either first.
    pub fn joined(&mut self) -> Vec<Score> {
        let first = self.below(2) as usize;
        let [one, other] = [first, 1 - first].map(|device| &self.devices[device].scores);
        [one.as_slice(), other].concat()
    }

    /// Plays the board of a day like [`play`](Self::play). Of some boards, the end is on an earlier
    /// date than the beginning: the clock is set back meanwhile, by hours as after a flight to the
    /// west, by days or by a year, and right again after it.
    pub fn play_by_any_clock(&mut self, device: usize, day: u32, minutes: i64) -> Verdict {
        const BACK: [i64; 4] = [8 * 60, DAY, 2 * DAY, 365 * DAY];
        let back = match self.clocks.below(4) {
            0 => BACK[self.clocks.below(4) as usize],
            _ => 0,
        };
        self.play_with_clock_set_back(device, day, minutes, back)
    }

    /// Begins the board of a day, solves it after some minutes, and keeps its score. The game is
    /// stored and read in between.
    pub fn play(&mut self, device: usize, day: u32, minutes: i64) -> Verdict {
        self.play_with_clock_set_back(device, day, minutes, 0)
    }

    fn play_with_clock_set_back(
        &mut self,
        device: usize,
        day: u32,
        minutes: i64,
        back: i64,
    ) -> Verdict {
        let begun = self.today(device);
        let mut game = Game::daily(challenge(), day);
        game.begin(begun);
        game.pass(Duration::from_secs(61 + self.below(200)));
        (0..self.below(3)).for_each(|_| {
            game.ask_tip();
            game.follow_tip();
        });
        let link = (self.links.below(3) == 0).then(|| 1 + self.links.below(6) as usize);
        if let Some(queens) = link {
            self.follow_link(&mut game, queens);
        }
        let text = game.to_string();
        self.time += minutes;
        self.devices[device].behind += back;
        let mut game: Game = text.parse().unwrap();
        game.begin(self.today(device));
        game.change_to(Notes::new(challenge().solution().into()));
        let score = game.score().unwrap();
        assert_eq!(score.is_late(), begun > day);

        let today = self.today(device);
        let scores = &self.devices[device].scores;
        let verdict = Record::new(scores, today).verdict(&score);
        // The first one stands, whatever the clock says now.
        let is_first = !self.devices[device].has(day);
        assert_eq!(verdict.is_kept(), is_first, "{verdict:?}");
        // What counts is the date on which the board was begun, not that on which it was solved.
        let standing = verdict.standing;
        let is_right = match standing {
            Standing::Practice { .. } => !is_first,
            Standing::Late => is_first && begun > day,
            Standing::Ahead => is_first && begun <= day && day > today,
            Standing::Counts { .. } => is_first && begun <= day && day <= today,
            _ => false,
        };
        assert!(is_right, "begun on {begun}, solved on {today}: {verdict:?}");
        if is_first {
            self.keep(device, score);
        }
        assert_shared_well(&self.devices[device].scores, today, &score);
        self.write_down(device, today, &verdict, link);
        self.check();
        self.devices[device].behind -= back;
        verdict
    }

    /// Opens a friend's link to the board that is played, with so many queens of the solution. What
    /// is solved from there counts for nothing, and the player's own game goes on.
    fn follow_link(&mut self, game: &mut Game, queens: usize) {
        let solution = Board::from(challenge().solution());
        let mut linked = Notes::new(challenge().givens().to_owned());
        solution.queens().take(queens).for_each(|queen| _ = linked.queens.place(queen));
        if game.has_had(&linked) {
            return;
        }
        let own = game.clone();
        assert!(game.will_count() == (game.begun() <= game.day()) && game.take_over(linked));
        let mut solved: Game = game.to_string().parse().unwrap();
        solved.change_to(Notes::new(solution));
        assert!(solved.is_taken_over() && solved.score().is_none() && !game.will_count());
        assert_eq!(solved.outcome(false), Some(Outcome::TakenOver));
        // A face keeps the two games apart, or the player goes back.
        *game = if game.is_over() || self.links.below(2) == 0 {
            own
        } else {
            let mut game: Game = game.to_string().parse().unwrap();
            let has_gone_back = if self.links.below(2) == 0 { game.undo() } else { game.clear() };
            assert!(has_gone_back && game.will_count() == own.will_count());
            game
        };
    }

    /// Keeps the first score of a day on a device. Of both devices' scores, the one that was begun
    /// earlier stands, then the one that looks less practised.
    pub fn keep(&mut self, device: usize, score: Score) {
        self.devices[device].scores.push(score);
        let stands = self.solved.entry(score.day.unwrap()).or_insert(score);
        let by_merit =
            |score: &Score| (score.begun, -i64::from(score.tips), -i64::from(score.seconds));
        if by_merit(&score) < by_merit(stands) {
            *stands = score;
        } else if score.is_better_than(stands) {
            self.practised += 1;
        }
    }

    /// Solves the board of a day on that day, while another one is open.
    pub fn solve_at_once(&mut self, device: usize, day: u32) {
        let score = Score { day: Some(day), begun: day, seconds: 1, tips: 0 };
        let verdict = Record::new(&self.devices[device].scores, day).verdict(&score);
        self.keep(device, score);
        self.write_down(device, day, &verdict, None);
    }

    /// Sets the clocks of both devices back, by so many minutes in all.
    pub fn set_back(&mut self, minutes: i64) {
        for device in &mut self.devices {
            device.behind = minutes;
        }
    }

    /// Writes down what was played and what a face has to say of it: the verdict, the line to
    /// share, the streak on this device, and that of both, with the score that stands for the day
    /// there. If a link was followed meanwhile, it brings so many queens of the solution that the
    /// player has not placed.
    fn write_down(&mut self, device: usize, today: u32, verdict: &Verdict, link: Option<usize>) {
        let Score { day, begun, seconds, tips } = verdict.score;
        let joined = self.joined();
        let record = Record::new(&self.devices[device].scores, today);
        // What is said of today's board is what the calendar beside it says.
        if let Standing::Counts { streak } = verdict.standing
            && day == Some(today)
        {
            assert_eq!(streak, record.streak());
        }
        let stands = record.score(day.unwrap()).unwrap();
        let shared = record.share(stands, &challenge()).to_string();
        let mut played = json!({
            "device": device, "day": day, "begun": begun, "today": today,
            "seconds": seconds, "tips": tips,
            "verdict": verdict.to_string(),
            "shared": shared.lines().last(),
            "streak": record.streak(),
            "joined": Record::new(&joined, today).streak(),
            "stands": self.solved[&verdict.score.day.unwrap()].to_string(),
        });
        if let Some(queens) = link {
            played["link"] = json!(queens);
        }
        writeln!(self.script, "{played}").unwrap();
    }

    /// A flight, before which today's board is played. A date that ends before the landing, or that
    /// is left out by the date line, is solved ahead: the player sleeps on the way.
    pub fn fly(&mut self, seen: &mut BTreeSet<u32>) {
        let over_the_date_line = if self.zone < 0 { EAST } else { ZONES[0] };
        let any = ZONES[self.below(ZONES.len() as u64) as usize];
        let zone = if self.chance(50) { over_the_date_line } else { any };
        let landing = self.time + 60 * (3 + self.minutes(10));
        let (today, landed) = (self.today(0), date(landing + zone));
        for day in today..landed.max(today + 1) {
            assert!(day <= Record::new(&[], today).latest_day());
            seen.insert(day);
            self.left_out += u32::from(day > today);
            if !self.solved.contains_key(&day) {
                let standing = self.play(0, day, 0).standing;
                assert_eq!(standing == Standing::Ahead, day > today, "{standing:?}");
            }
        }
        (self.time, self.zone) = (landing, zone);
    }

    /// Compares the record of all devices, and of each alone, with sets of days.
    pub fn check(&mut self) {
        let joined = self.joined();
        let counting: BTreeSet<u32> =
            self.solved.iter().filter(|(day, of)| of.begun <= **day).map(|(&day, _)| day).collect();
        for device in 0..2 {
            let today = self.today(device);
            let record = Record::new(&joined, today);
            let is_open = !self.solved.contains_key(&today);
            assert_eq!(record.streak(), streak(&counting, today, is_open));
            assert_eq!(record.longest_streak(), longest(&counting));
            let milestone = record.next_milestone();
            assert!(milestone > record.streak() && milestone <= record.streak().max(7) * 3);
            for day in START - 3..START + DAYS + 3 {
                assert_eq!(record.counts(day), counting.contains(&day));
                assert_eq!(record.score(day), self.solved.get(&day));
            }
            // What one device knows is not more than both know.
            let alone = Record::new(&self.devices[device].scores, today);
            assert!(alone.longest_streak() <= record.longest_streak());
            // What stands for today is shared, too, even if it is late and days ahead count.
            if let Some(stands) = record.score(today) {
                assert_shared_well(&joined, today, stands);
            }
        }
    }
}

/// The date after so many minutes from 1970.
pub fn date(minutes: i64) -> u32 {
    u32::try_from(minutes.div_euclid(DAY)).unwrap()
}

/// The longest of the days in a row that end today or later, those more than two days ahead left
/// out. While today is open, those that end yesterday go on, too.
fn streak(days: &BTreeSet<u32>, today: u32, is_open: bool) -> u32 {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &day in days.range(..=today + 2) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == day => *last = day,
            _ => runs.push((day, day)),
        }
    }
    let goes_on = |last| last >= today || is_open && last + 1 == today;
    let lengths = runs.into_iter().filter(|&(_, last)| goes_on(last));
    lengths.map(|(first, last)| last - first + 1).max().unwrap_or(0)
}

fn longest(days: &BTreeSet<u32>) -> u32 {
    days.iter()
        .map(|&day| (day..=START * 2).take_while(|day| days.contains(day)).count() as u32)
        .max()
        .unwrap_or(0)
}

/// The text has no name of a square, and tells the streak that ended with the day, or today's.
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
    let day = score.day.unwrap();
    let is_todays = day == today && record.counts(day);
    let streak = if is_todays { record.streak() } else { record.streak_until(day) };
    let is_first = record.score(day) == Some(score);
    let without_a_streak = Record::new(&[*score], today).share(score, &challenge()).to_string();
    if is_first {
        assert_eq!(text == without_a_streak, streak < 2, "{text}");
        assert!(streak < 2 || words.contains(&streak.to_string().as_str()), "{text}");
    } else {
        assert_ne!(text, without_a_streak);
    }
}
