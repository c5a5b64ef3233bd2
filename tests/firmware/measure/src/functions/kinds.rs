//! Functions of kinds of challenges.

use core::fmt::{self, Write};
use core::ops::RangeInclusive;

use queen_challenge::iter::KindPicks;
use queen_challenge::*;
use queen_runtime::layout::Plain;
use queen_runtime::*;

use super::samples::PLAIN;
use crate::Nowhere;
use crate::function::functions;

const RANGE: PuzzleRange = queen_table!(8..=10);

fn picks() -> KindPicks<8, Plain> {
    Kind::Regions.picks(&PLAIN, 1, Grade::Hard)
}

functions! { FUNCTIONS:
    "Kind::with_seed" (
        kind: Kind = Kind::Regions,
        seed: u64 = 1,
        grade: Grade = Grade::Hard
    ) -> Option<Challenge<Clues>> {
        kind.with_seed(&PLAIN, seed, grade)
    }
    "Kind::picks" (
        kind: Kind = Kind::Regions,
        seed: u64 = 1,
        grade: Grade = Grade::Hard
    ) -> KindPicks<8, Plain> {
        kind.picks(&PLAIN, seed, grade)
    }
    "KindPicks::next" (
        picks: &mut KindPicks<8, Plain> = &mut picks()
    ) -> Option<Option<Challenge<Clues>>> {
        picks.next()
    }
    "KindPicks::size_hint" (
        picks: &KindPicks<8, Plain> = &picks()
    ) -> (usize, Option<usize>) {
        picks.size_hint()
    }
    "Kind::daily" (kind: Kind = Kind::Regions, day: u32 = 20_780) -> Option<Challenge<Clues>> {
        kind.daily(&RANGE, day)
    }
    "Kind::grades" (kind: Kind = Kind::Regions, size: usize = 8) -> Option<Grade> {
        kind.grades(size).last().copied()
    }
    "Kind::closest_grade" (
        kind: Kind = Kind::Regions,
        size: usize = 8,
        grade: Grade = Grade::Hard
    ) -> Option<Grade> {
        kind.closest_grade(size, grade)
    }
    "Kind::of_day" (kind: Kind = Kind::Regions, day: u32 = 20_780) -> (usize, Grade) {
        kind.of_day(day)
    }
    "Kind::next" (
        kind: Kind = Kind::Regions,
        size: usize = 8,
        grade: Option<Grade> = Some(Grade::Easy),
        sizes: RangeInclusive<usize> = 4..=10,
        daily: Option<(usize, Grade)> = Some((9, Grade::Hard))
    ) -> Next {
        kind.next(size, grade, sizes, daily)
    }
    "Level: Display" (
        level: &Level = &Level { kind: Kind::Regions, size: 8, grade: Grade::Hard },
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{level}")
    }
    "Remaining: Display" (
        remaining: &Remaining = &Remaining(92),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{remaining}")
    }
    "Missing: Display" (
        missing: &Missing =
            &Missing { kind: Kind::Regions, size: 4, grade: Some(Grade::Hard) },
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{missing}")
    }
    "Kind::lessons" (kind: Kind = Kind::Regions) -> Option<&'static Lesson> {
        kind.lessons().last()
    }
    "Kind::rule" (kind: Kind = Kind::Regions) -> &'static str { kind.rule() }
    "Kind::longest_tips" (kind: Kind = Kind::Regions, size: usize = 8) -> Option<Tip> {
        kind.longest_tips(size).last()
    }
    "Kind::from_str" (name: &str = "regions") -> Result<Kind, ParseKindError> { name.parse() }
    "Kind: Display" (
        kind: &Kind = &Kind::Regions,
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{kind}")
    }
    "ParseKindError: Display" (
        error: &ParseKindError = &"".parse::<Kind>().unwrap_err(),
        output: &mut dyn Write = &mut Nowhere
    ) -> fmt::Result {
        write!(output, "{error}")
    }
    "Challenge::kind" (
        challenge: &Challenge<Clues> = &Kind::Regions.with_seed(&PLAIN, 1, Grade::Hard).unwrap()
    ) -> Kind {
        challenge.kind()
    }
}
