//! Words for a result: its clock, its count of tips, the line to share.

use crate::calendar;
use crate::feat::Feat;

/// A result to share: `Queens, daily of 2030-01-01: 8 × 8, hard, in 2:05 with no tips`.
#[must_use]
pub fn shared(feat: &Feat) -> String {
    let (size, grade) = (feat.challenge.givens().size(), feat.challenge.grade());
    let (clock, tips) = (clock(feat.seconds), counted(feat.tips, "tip"));
    let (kind, date) = (if feat.is_daily { "daily of " } else { "" }, calendar::date(feat.day));
    format!("Queens, {kind}{date}: {size} × {size}, {grade}, in {clock} with {tips}")
}

/// A number of seconds as minutes and seconds, or with hours: `2:05`, `1:02:05`.
#[must_use]
pub fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// `no tips`, `1 tip`, `2 tips`.
#[must_use]
pub fn counted(number: u32, noun: &str) -> String {
    match number {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        _ => format!("{number} {noun}s"),
    }
}
