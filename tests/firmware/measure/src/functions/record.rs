//! Functions of a player's results.

use core::fmt::{self, Write};
use core::ops::RangeInclusive;

use queen_challenge::*;
use queen_runtime::*;

use crate::Nowhere;
use crate::function::functions;

const SCORE: Score = Score { day: Some(20_780), begun: 20_780, seconds: 125, tips: 1 };
/// Thirty days in a row.
const SCORES: [Score; 30] = {
    let mut scores = [SCORE; 30];
    let mut index = 0;
    while index < scores.len() {
        let day = 20_750 + index as u32;
        scores[index] = Score { day: Some(day), begun: day, ..SCORE };
        index += 1;
    }
    scores
};
const RECORD: Record<'static> = Record::new(&SCORES, 20_780);

fn challenge() -> Challenge {
    Challenge::new(Board::from_squares("d8 h1", 8).unwrap()).unwrap()
}

functions! { FUNCTIONS:
    "Score::is_late" (score: &Score = &SCORE) -> bool { score.is_late() }
    "Score::is_better_than" (score: &Score = &SCORE, other: &Score = &SCORE) -> bool {
        score.is_better_than(other)
    }
    "Score::solved_before" (score: &Score = &SCORE) -> Verdict { score.solved_before() }
    "Score: Display" (
        score: &Score = &SCORE,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{score}")
    }
    "Clock: Display" (
        clock: &Clock = &Clock(3_725),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{clock}")
    }
    "Tips: Display" (
        tips: &Tips = &Tips(2),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{tips}")
    }
    "Record::new" (scores: &'static [Score] = &SCORES, today: u32 = 20_780) -> Record<'static> {
        Record::new(scores, today)
    }
    "Record::latest_day" (record: &Record<'static> = &RECORD) -> u32 { record.latest_day() }
    "Record::score" (
        record: &Record<'static> = &RECORD,
        day: u32 = 20_770
    ) -> Option<&'static Score> {
        record.score(day)
    }
    "Record::with_best" (
        record: Record<'static> = RECORD,
        best: Option<&'static Score> = Some(&SCORE)
    ) -> Record<'static> {
        record.with_best(best)
    }
    "Record::standing" (
        record: &Record<'static> = &RECORD,
        day: Option<u32> = Some(20_770)
    ) -> Option<&'static Score> {
        record.standing(day)
    }
    "Record::counts" (record: &Record<'static> = &RECORD, day: u32 = 20_770) -> bool {
        record.counts(day)
    }
    "Record::streak" (record: &Record<'static> = &RECORD) -> u32 { record.streak() }
    "Record::streak_until" (record: &Record<'static> = &RECORD, day: u32 = 20_770) -> u32 {
        record.streak_until(day)
    }
    "Record::longest_streak" (record: &Record<'static> = &RECORD) -> u32 {
        record.longest_streak()
    }
    "Record::next_milestone" (record: &Record<'static> = &RECORD) -> u32 {
        record.next_milestone()
    }
    "Record::streaks" (record: &Record<'static> = &RECORD) -> Streaks { record.streaks() }
    "Record::day" (
        record: &Record<'static> = &RECORD,
        day: u32 = 20_770,
        is_begun: bool = false
    ) -> DayState {
        record.day(day, is_begun)
    }
    "Record::weekday" (record: &Record<'static> = &RECORD, weekday: u32 = 0) -> Tally {
        record.weekday(weekday)
    }
    "Streaks: Display" (
        streaks: &Streaks = &RECORD.streaks(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{streaks}")
    }
    "DayState::name" (state: &DayState = &RECORD.day(20_770, false)) -> &'static str {
        state.name()
    }
    "DayState: Display" (
        state: &DayState = &RECORD.day(20_770, false),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{state}")
    }
    "Tally::of" (scores: &'static [Score] = &SCORES) -> Tally { Tally::of(scores.iter()) }
    "SolutionNumber: Display" (
        number: &SolutionNumber = &SolutionNumber { number: 5, all: 92 },
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{number}")
    }
    "Find: Display" (
        find: &Find = &Find { is_new: true, found: 3, all: 12 },
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{find}")
    }
    "Wait: Display" (
        wait: &Wait = &Wait { minutes: Some(185) },
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{wait}")
    }
    "Next::after" (
        size: usize = 8,
        grade: Option<Grade> = Some(Grade::Easy),
        sizes: RangeInclusive<usize> = 4..=10,
        daily: Option<(usize, Grade)> = Some((9, Grade::Hard))
    ) -> Next {
        Next::after(size, grade, sizes, daily)
    }
    "Record::next" (
        record: &Record<'static> = &RECORD,
        kind: Kind = Kind::Regions,
        size: usize = 8,
        grade: Option<Grade> = Some(Grade::Easy),
        sizes: RangeInclusive<usize> = 4..=10
    ) -> Next {
        record.next(kind, size, grade, sizes)
    }
    "Record::verdict" (record: &Record<'static> = &RECORD, score: &Score = &SCORE) -> Verdict {
        record.verdict(score)
    }
    "Record::share" (
        record: &Record<'static> = &RECORD,
        score: &Score = &SCORE,
        challenge: &Challenge = &challenge()
    ) -> Share {
        record.share(score, challenge)
    }
    "Share: Display" (
        share: &Share = &RECORD.share(&SCORE, &challenge()),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{share}")
    }
    "Verdict::is_kept" (verdict: &Verdict = &RECORD.verdict(&SCORE)) -> bool { verdict.is_kept() }
    "Verdict: Display" (
        verdict: &Verdict = &RECORD.verdict(&SCORE),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{verdict}")
    }
}
