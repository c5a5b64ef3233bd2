//! Dates of days, which are counted from 1970-01-01.

use std::ops::RangeInclusive;

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
pub fn name(day: u32) -> String {
    date(day).to_string()
}

/// The date of a day in words: `Tuesday 1 January 2030`.
#[must_use]
pub fn long_name(day: u32) -> String {
    date(day).strftime("%A %-d %B %Y").to_string()
}

/// The day of the week, Monday being 0.
#[must_use]
pub fn weekday(day: u32) -> usize {
    date(day).weekday().to_monday_zero_offset().unsigned_abs().into()
}

/// The month of a day in words: `January 2030`.
#[must_use]
pub fn month_name(day: u32) -> String {
    date(day).strftime("%B %Y").to_string()
}

/// All days of the month of a day, those before 1970-01-01 apart.
#[must_use]
pub fn month(of_day: u32) -> RangeInclusive<u32> {
    let date = date(of_day);
    day(date.first_of_month())..=day(date.last_of_month())
}

/// The day that is so many months later, or the last of its month if that is shorter.
#[must_use]
pub fn months_later(of_day: u32, months: i32) -> u32 {
    day(date(of_day).saturating_add(months.months()))
}

fn date(day: u32) -> Date {
    FIRST.saturating_add(i64::from(day).days())
}
