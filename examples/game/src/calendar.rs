//! Days, counted from 1970-01-01, and their dates.

use jiff::civil::Date;
use jiff::{ToSpan, Zoned};

/// Day 0.
const FIRST: Date = Date::constant(1970, 1, 1);

/// The current day where the player is.
#[must_use]
pub fn today() -> u32 {
    day(Zoned::now().date())
}

/// The number of a date; 0 before 1970.
#[must_use]
pub fn day(date: Date) -> u32 {
    let days = FIRST.until(date).map_or(0, |span| span.get_days());
    u32::try_from(days).unwrap_or(0)
}

/// The date of a day: `2030-01-01`.
#[must_use]
pub fn date(day: u32) -> String {
    FIRST.saturating_add(i64::from(day).days()).to_string()
}
