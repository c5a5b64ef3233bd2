//! Days, counted from 1970-01-01, and their dates.

use std::time::{SystemTime, UNIX_EPOCH};

/// The current day in UTC.
#[must_use]
pub fn today() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (since.as_secs() / (24 * 60 * 60)) as u32
}

/// The date of a day: `2030-01-01`.
#[must_use]
pub fn date(day: u32) -> String {
    // If years begin in March, the leap day is the last day, and the lengths of months repeat every
    // five months.
    let day = u64::from(day) + 719_468;
    let (era, day_of_era) = (day / 146_097, day % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day_of_month = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = 400 * era + year_of_era + u64::from(month <= 2);
    format!("{year}-{month:02}-{day_of_month:02}")
}
