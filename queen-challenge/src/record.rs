//! The record of a player in the challenges of the days.

use core::cmp::Reverse;

use crate::date;
use crate::others::OtherClues;
use crate::{Challenge, ChallengeClues, DayState, Score, Share, Standing, Streaks, Tally, Verdict};

/// The number of days by which dates on Earth differ at most: while it is the 22nd in Samoa, it can
/// be the 24th in Kiribati.
const AHEAD: u32 = 2;

/// The first streaks that are a milestone. After the last one, each year is.
const MILESTONES: [u32; 8] = [3, 7, 14, 30, 50, 100, 200, YEAR];
const YEAR: u32 = 365;

/// The record of a player in the challenges of the days: what counts, streaks, milestones and the
/// text to share.
///
/// It is read from the scores that a game has kept, in any order, and from *today*, which is the
/// player's own date: the one on the clock of the device, in its own time zone. All players have
/// the same challenge on the same date, so in Auckland a day begins half a day before it does in
/// London.
///
/// - A day counts if its challenge was begun on that day, or before it, and was solved. One that
///   was solved ahead counts for its own day.
/// - The first score of a day stands, whatever date a later one was begun on: later ones are
///   practice, and a game does not keep them. So there are several of a day only where files of
///   several devices were joined, and [`score`](Self::score) says which of them stands.
/// - A streak is days in a row that count, up to today, or up to yesterday while today is open. A
///   late today is not open: its board is solved and cannot count any more, so the days before it
///   are no streak to go on with.
/// - Days that are solved ahead belong to a streak, up to two days ahead of today, which is how far
///   the dates on Earth differ. Days in a row that end there are a streak of their own if today
///   does not count, and the longest one is told: after a flight that sets the date back, a streak
///   is as long as it was on any date that has been today.
/// - A flight to the west over the date line leaves a date out: the player's clock goes from the
///   10th to the 12th. The 11th counts if it is solved ahead, so a game
///   [offers](Self::latest_day) the challenge of tomorrow as well. Begun after the landing, it is
///   late, as on any other 12th: a flight is not told from a day that was forgotten.
///
/// ```
/// use queen_challenge::{Record, Score};
///
/// let of_day = |day| Score { day: Some(day), begun: day, seconds: 125, tips: 0 };
/// let scores = [of_day(20_778), of_day(20_779), of_day(20_780)];
/// let record = Record::new(&scores, 20_781);
/// assert_eq!((record.streak(), record.next_milestone()), (3, 7));
///
/// // Yesterday's board, opened today, is not in a streak.
/// let late = Score { begun: 20_782, ..of_day(20_781) };
/// let scores = [of_day(20_780), late];
/// let record = Record::new(&scores, 20_782);
/// assert_eq!((record.streak(), record.longest_streak()), (0, 1));
/// ```
///
/// With the feature `serde` it is serialized, with its scores. It is not read back, since it
/// borrows them: what a game keeps and reads are the scores.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Record<'a> {
    scores: &'a [Score],
    today: u32,
    /// The best score of the challenge that is asked about, if it is not that of a day.
    best: Option<&'a Score>,
}

impl<'a> Record<'a> {
    /// The record of these scores on the player's own date. Scores that are not of a day are
    /// ignored.
    #[must_use]
    pub const fn new(scores: &'a [Score], today: u32) -> Self {
        Self { scores, today, best: None }
    }

    /// The same record, for questions about one challenge that may not be that of a day: `best` is
    /// the best score of it before. Days are as without it.
    ///
    /// So a game asks about each challenge in the same way, that of a day or another one:
    ///
    /// ```
    /// use queen_challenge::{Record, Score, Standing};
    ///
    /// let of_day = Score { day: Some(20_780), begun: 20_780, seconds: 900, tips: 7 };
    /// let best = Score { day: None, seconds: 90, tips: 0, ..of_day };
    /// let scores = [of_day];
    /// let record = Record::new(&scores, 20_780).with_best(Some(&best));
    /// assert_eq!(record.standing(None), Some(&best));
    /// assert_eq!(record.standing(Some(20_780)), Some(&of_day));
    ///
    /// let verdict = record.verdict(&Score { seconds: 125, ..best });
    /// assert_eq!(verdict.standing, Standing::Behind { best });
    /// assert!(!verdict.is_kept());
    /// let verdict = record.verdict(&Score { seconds: 1, ..of_day });
    /// assert_eq!(verdict.standing, Standing::Practice { first: of_day });
    /// ```
    #[must_use]
    pub const fn with_best(mut self, best: Option<&'a Score>) -> Self {
        self.best = best;
        self
    }

    /// The player's own date.
    pub(crate) const fn today(&self) -> u32 {
        self.today
    }

    /// The last day whose challenge a game offers without a link: tomorrow.
    #[must_use]
    pub const fn latest_day(&self) -> u32 {
        self.today.saturating_add(1)
    }

    /// The score that stands for a day.
    ///
    /// Of several, from the files of several devices, nobody knows which was the first. The one
    /// that was begun on the earliest date stands; of several such, the one with the most tips,
    /// then the one that took longest, since a player is better at a board that was played before.
    /// The order of the list is ignored.
    ///
    /// ```
    /// use queen_challenge::{Record, Score};
    ///
    /// let on_the_phone = Score { day: Some(20_780), begun: 20_780, seconds: 900, tips: 7 };
    /// let on_the_desk = Score { seconds: 5, tips: 0, ..on_the_phone };
    /// let joined = [on_the_desk, on_the_phone];
    /// assert_eq!(Record::new(&joined, 20_780).score(20_780), Some(&on_the_phone));
    /// ```
    #[must_use]
    pub fn score(&self, day: u32) -> Option<&'a Score> {
        let of_day = self.scores.iter().filter(|score| score.day == Some(day));
        of_day.min_by_key(|score| (score.begun, Reverse((score.tips, score.seconds))))
    }

    /// The score that stands for a challenge: that [of its day](Self::score), or the
    /// [best](Self::with_best) one of another challenge.
    #[must_use]
    pub fn standing(&self, day: Option<u32>) -> Option<&'a Score> {
        day.map_or(self.best, |day| self.score(day))
    }

    /// Whether a day counts: its challenge was solved, and was begun on that day or before it.
    #[must_use]
    pub fn counts(&self, day: u32) -> bool {
        self.score(day).is_some_and(|score| !score.is_late())
    }

    /// The number of days in a row that count: the most that end today, yesterday while today is
    /// open, or up to two days ahead.
    ///
    /// ```
    /// use queen_challenge::{Record, Score};
    ///
    /// let of_day = |day| Score { day: Some(day), begun: day, seconds: 125, tips: 0 };
    /// let late = Score { begun: 20_781, ..of_day(20_780) };
    /// let scores = [of_day(20_778), of_day(20_779), late, of_day(20_781)];
    /// assert_eq!(Record::new(&scores, 20_781).streak(), 1);
    /// // After a flight to the east over the date line, it is the day of the late board again.
    /// assert_eq!(Record::new(&scores, 20_780).streak(), 1);
    /// // While that is open, it can still join the days around it.
    /// let scores = [of_day(20_778), of_day(20_779), of_day(20_781)];
    /// assert_eq!(Record::new(&scores, 20_780).streak(), 2);
    /// ```
    #[must_use]
    pub fn streak(&self) -> u32 {
        let is_open = self.score(self.today).is_none();
        let first = self.today.saturating_sub(is_open.into());
        let ends = first..=self.today.saturating_add(AHEAD);
        ends.map(|day| self.streak_until(day)).max().unwrap_or(0)
    }

    /// The number of days that count and follow today without a gap, for the streak that `day`
    /// belongs to: 0 if that is not today.
    fn days_ahead(&self, day: u32) -> u32 {
        if day != self.today {
            return 0;
        }
        let ahead = (1..=AHEAD).map_while(|days| day.checked_add(days));
        ahead.take_while(|&day| self.counts(day)).count() as u32
    }

    /// The number of days in a row that count and end with `day`; 0 if that does not count.
    #[must_use]
    pub fn streak_until(&self, day: u32) -> u32 {
        (0..=day).rev().take_while(|&day| self.counts(day)).count() as u32
    }

    /// The largest number of days in a row that count.
    #[must_use]
    pub fn longest_streak(&self) -> u32 {
        let days = self.scores.iter().filter_map(|score| score.day);
        // A streak ends before a day that does not count; only there is its length counted.
        let ends = days.filter(|day| day.checked_add(1).is_none_or(|next| !self.counts(next)));
        ends.map(|day| self.streak_until(day)).max().unwrap_or(0)
    }

    /// The number of days that are solved, and the streaks.
    ///
    /// ```
    /// use queen_challenge::{Record, Score, Streaks};
    ///
    /// let of_day = |day| Score { day: Some(day), begun: day, seconds: 125, tips: 0 };
    /// let scores = [of_day(20_777), of_day(20_778), of_day(20_780)];
    /// let streaks = Record::new(&scores, 20_780).streaks();
    /// assert_eq!(streaks, Streaks { days: 3, now: 1, longest: 2 });
    /// ```
    #[must_use]
    pub fn streaks(&self) -> Streaks {
        let days = self.standing_scores().count() as u32;
        Streaks { days, now: self.streak(), longest: self.longest_streak() }
    }

    /// The state of a day. `is_begun` says whether there is a game of it that [is
    /// begun](crate::Game::is_begun) and not over.
    #[must_use]
    pub fn day(&self, day: u32, is_begun: bool) -> DayState {
        match self.score(day) {
            Some(score) if score.is_late() => DayState::Late(*score),
            Some(score) => DayState::Solved(*score),
            None if is_begun => DayState::Begun,
            None => DayState::Open,
        }
    }

    /// The tally of the scores that stand for a day of the week, 0 being Monday.
    ///
    /// ```
    /// use queen_challenge::{Record, Score};
    ///
    /// let of_day = |day, seconds| Score { day: Some(day), begun: day, seconds, tips: 0 };
    /// let scores = [of_day(20_780, 60), of_day(20_787, 90), of_day(20_788, 200)];
    /// let record = Record::new(&scores, 20_788);
    /// let weekdays = [0, 1, 2].map(|weekday| record.weekday(weekday).solved);
    /// assert_eq!(weekdays, [2, 1, 0]);
    /// ```
    #[must_use]
    pub fn weekday(&self, weekday: u32) -> Tally {
        Tally::of(self.standing_of(move |day| date::weekday(day) == weekday as usize))
    }

    /// The scores that stand, one a day.
    fn standing_scores(&self) -> impl Iterator<Item = &'a Score> + Clone {
        self.standing_of(|_| true)
    }

    /// The scores that stand for the days of which this holds.
    fn standing_of(
        &self,
        is_asked_for: impl Fn(u32) -> bool + Clone,
    ) -> impl Iterator<Item = &'a Score> + Clone {
        let record = *self;
        self.scores.iter().enumerate().filter_map(move |(index, score)| {
            let day = score.day.filter(|&day| is_asked_for(day))?;
            let before = record.scores.get(..index)?;
            let is_first = !before.iter().any(|other| other.day == Some(day));
            if is_first { record.score(day) } else { None }
        })
    }

    /// The next milestone: 3, 7, 14, 30, 50, 100, 200 or 365 days in a row, then each further 365,
    /// whichever is the first above the [streak](Self::streak).
    #[must_use]
    pub fn next_milestone(&self) -> u32 {
        let streak = self.streak();
        let year = || (streak / YEAR).saturating_add(1).saturating_mul(YEAR);
        MILESTONES.into_iter().find(|&milestone| milestone > streak).unwrap_or_else(year)
    }

    /// The verdict on a new score, which is not in the list. A game keeps the score if the verdict
    /// [says so](Verdict::is_kept): if the list has none of that day, be it a late one.
    ///
    /// A score that is not of a day is compared with the [best](Self::with_best) one before, and
    /// kept if it is better.
    ///
    /// ```
    /// use queen_challenge::{Record, Score, Standing};
    ///
    /// let first = Score { day: Some(20_780), begun: 20_780, seconds: 900, tips: 7 };
    /// let verdict = Record::new(&[], 20_780).verdict(&first);
    /// assert_eq!(verdict.standing, Standing::Counts { streak: 1 });
    /// assert!(verdict.is_kept());
    ///
    /// let again = Score { seconds: 5, tips: 0, ..first };
    /// let verdict = Record::new(&[first], 20_780).verdict(&again);
    /// assert_eq!(verdict.standing, Standing::Practice { first });
    /// assert!(!verdict.is_kept());
    /// ```
    #[must_use]
    pub fn verdict(&self, score: &Score) -> Verdict {
        let Some(day) = score.day else { return score.verdict(self.best) };
        let standing = match self.score(day) {
            Some(&first) => Standing::Practice { first },
            _ if score.is_late() => Standing::Late,
            _ if day > self.today => Standing::Ahead,
            _ => {
                let before = day.checked_sub(1).map_or(0, |day| self.streak_until(day));
                let with_day = before.saturating_add(1);
                Standing::Counts { streak: with_day.saturating_add(self.days_ahead(day)) }
            }
        };
        Verdict { score: *score, standing }
    }

    /// The [text](crate::Share#impl-Display-for-Share) to share a score: two lines that give away
    /// neither a square nor a tip.
    ///
    /// The score of a day that counts has the streak that ended with that day, and today's, days
    /// ahead with it.
    #[must_use]
    pub fn share<C: ChallengeClues>(&self, score: &Score, challenge: &Challenge<C>) -> Share {
        let first = score.day.and_then(|day| self.score(day));
        let is_practice = first.is_some_and(|first| first != score);
        let streak = match score.day {
            // A late day is in no streak, even if days ahead of it are in one.
            Some(day) if !is_practice && self.counts(day) => {
                self.streak_until(day).saturating_add(self.days_ahead(day))
            }
            _ => 0,
        };
        let (givens, grade) = (challenge.givens(), challenge.grade());
        let kind = challenge.others().kind(givens.queen_count() > 0);
        Share {
            score: *score,
            kind,
            size: givens.size() as u8,
            grade,
            is_practice,
            streak,
            path: None,
        }
    }
}
