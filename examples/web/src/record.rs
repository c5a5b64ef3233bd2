//! Sentences about a player: what scores count for, what was found, how long it took.

use core::fmt::Write;

use queen_challenge::{
    Clock, Clues, DayState, Find, Game, Path, Record, Score, SolutionNumber, Streaks, Tally, Tip,
    Wait,
};

use crate::buffer::{self, MAX_TEXT, Writer, write_text};
use crate::named::record;
use crate::tables::PUZZLES;

/// The number that stands for a day that is none.
pub const NO_DAY: u32 = u32::MAX;

/// The most scores that are read: those of more than 27 years.
pub const MOST_SCORES: usize = 10_000;

record! {
    /// The days that are solved, how many of them are in a row, now and at most, and the last day
    /// that is offered.
    StreaksRecord { days, now, longest, latest, }
}

record! {
    /// The state of a day, before what is said of it: whether its game was begun and is not over,
    /// whether it is solved, and whether it was begun after its day.
    Day { begun, solved, late, }
}

record! {
    /// A verdict, before its sentence: whether the score is to be kept.
    Verdict { kept, }
}

/// Reads scores from the start of the buffer: the day, or none, the day of the beginning, the
/// seconds and the tips, of four bytes each.
#[expect(clippy::large_stack_arrays, reason = "a page has a stack of a megabyte")]
pub fn scores(count: usize) -> ([Score; MOST_SCORES], usize) {
    let mut scores = [Score { day: None, begun: 0, seconds: 0, tips: 0 }; MOST_SCORES];
    let count = count.min(MOST_SCORES);
    let mut numbers = buffer::numbers_from(0, 4 * count);
    let mut number = || numbers.next().unwrap_or(0);
    for score in scores.iter_mut().take(count) {
        let day = Some(number()).filter(|&day| day != NO_DAY);
        *score = Score { day, begun: number(), seconds: number(), tips: number() };
    }
    (scores, count)
}

/// Writes the streaks of `count` scores. Returns the number of numbers.
#[unsafe(no_mangle)]
pub extern "C" fn streaks(count: usize, today: u32) -> usize {
    let (scores, count) = scores(count);
    let record = Record::new(scores.get(..count).unwrap_or_default(), today);
    let Streaks { days, now, longest } = record.streaks();
    let streaks = StreaksRecord {
        days: days as usize,
        now: now as usize,
        longest: longest as usize,
        latest: record.latest_day() as usize,
    };
    Writer::default().put_all(streaks.numbers());
    StreaksRecord::NAMES.len()
}

/// Writes what is said of the days in a row. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn streak(now: u32, longest: u32) -> usize {
    let mut writer = Writer::default();
    let _ = write!(writer, "{:#}", Streaks { days: 0, now, longest });
    writer.len()
}

/// Writes the state of a day by the scores of that day and by whether there is a game of it that
/// was begun, and what is said of it. Returns the length of that.
#[unsafe(no_mangle)]
pub extern "C" fn day(count: usize, today: u32, day: u32, is_begun: bool) -> usize {
    let (scores, count) = scores(count);
    let state = Record::new(scores.get(..count).unwrap_or_default(), today).day(day, is_begun);
    let (begun, solved, late) = match state {
        DayState::Open => (0, 0, 0),
        DayState::Begun => (1, 0, 0),
        DayState::Solved(_) => (0, 1, 0),
        DayState::Late(_) => (0, 1, 1),
    };
    let mut writer = Writer::default();
    writer.put_all(Day { begun, solved, late }.numbers());
    writer.put_text(&state)
}

record! {
    /// A day of the week: how many of its days are solved, and the median of their seconds.
    Weekday { solved, median, }
}

/// Writes what `count` scores of days come to on each day of the week, Monday first. Returns the
/// number of numbers.
#[unsafe(no_mangle)]
pub extern "C" fn weekdays(count: usize) -> usize {
    let (scores, count) = scores(count);
    // No streak is asked for, so the date does not matter.
    let record = Record::new(scores.get(..count).unwrap_or_default(), 0);
    let mut writer = Writer::default();
    for weekday in 0..7 {
        let Tally { solved, median, .. } = record.weekday(weekday);
        let (solved, median) = (solved as usize, median.unwrap_or(0) as usize);
        writer.put_all(Weekday { solved, median }.numbers());
    }
    writer.len() / 4
}

/// How many of `count` scores took no tip.
#[unsafe(no_mangle)]
pub extern "C" fn unaided(count: usize) -> u32 {
    let (scores, count) = scores(count);
    Tally::of(scores.iter().take(count)).unaided
}

/// Writes what is said of a solution that is found, one of `found` of `all` by now. Returns the
/// length.
#[unsafe(no_mangle)]
pub extern "C" fn find_words(is_new: bool, found: usize, all: usize) -> usize {
    write_text(Find { is_new, found, all })
}

/// Sentences and headings that are always the same, each after its name.
pub const SENTENCES: [(&str, &str); 12] = [
    ("Rule", Game::RULE),
    ("Promise", Game::PROMISE),
    ("UnlikeNewspapers", Game::UNLIKE_NEWSPAPERS),
    ("OfDays", Game::OF_DAYS),
    ("NoTip", Tip::NONE),
    ("Solved", Game::SOLVED),
    ("Learned", Game::LEARNED),
    ("TakenOver", Game::TAKEN_OVER),
    ("OfWeekdays", Tally::OF_WEEKDAYS),
    ("OfNumbers", Tally::OF_NUMBERS),
    ("Found", Find::HEADING),
    ("PathSigns", Path::SIGNS),
];

/// Writes the sentence of this number. Returns the length, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn sentence(number: usize) -> usize {
    SENTENCES.get(number).map_or(0, |(_, sentence)| write_text(sentence))
}

/// Writes the number of a solution of a size, in words. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn solution_number(number: usize, size: usize) -> usize {
    let all = PUZZLES.get(size).map_or(0, |puzzle| puzzle.nb_of_solutions());
    write_text(SolutionNumber { number, all })
}

/// Writes the verdict on the first of `count` scores beside the others, which are those of days;
/// the second one is the best of the same challenge, if there is one. Then a sentence. Returns the
/// length of the sentence.
#[unsafe(no_mangle)]
pub extern "C" fn verdict(count: usize, has_best: bool, today: u32) -> usize {
    let (scores, count) = scores(count);
    let Some((score, others)) = scores.get(..count).and_then(<[Score]>::split_first) else {
        return 0;
    };
    let (best, days) = others.split_at_checked(usize::from(has_best)).unwrap_or_default();
    let verdict = Record::new(days, today).with_best(best.first()).verdict(score);
    let mut writer = Writer::default();
    writer.put_all(Verdict { kept: usize::from(verdict.is_kept()) }.numbers());
    writer.put_text(&verdict)
}

/// Writes what is said of a board that was solved before, with a score. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn solved_before() -> usize {
    let ([score, ..], _) = scores(1);
    write_text(score.solved_before())
}

/// Writes when the next challenge of a day comes. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn wait(minutes: u32) -> usize {
    write_text(Wait { minutes: Some(minutes) })
}

/// Writes a score: its time and its tips. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn score(seconds: u32, tips: u32) -> usize {
    write_text(Score { day: None, begun: 0, seconds, tips })
}

/// Writes a time as clocks show it. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn clock(seconds: u32) -> usize {
    write_text(Clock(seconds))
}

/// Writes the text to share the first of `count` scores, the others being those of days, with the
/// path of a game if it is its score. After the scores the buffer has that game of the same
/// challenge, a text of `len` bytes. Returns the length.
#[unsafe(no_mangle)]
pub extern "C" fn share(count: usize, len: usize, today: u32) -> usize {
    let mut text = [0; MAX_TEXT];
    let (scores, count) = scores(count);
    let text = buffer::read_text_from(4 * 4 * count, len, &mut text);
    let game = text.and_then(|text| text.parse::<Game<Clues>>().ok());
    let score = scores.get(..count).and_then(<[Score]>::split_first);
    let (Some(game), Some((score, others))) = (game, score) else { return 0 };
    let Some(challenge) = game.challenge() else { return 0 };
    write_text(Record::new(others, today).share(score, challenge).with_path(&game))
}
