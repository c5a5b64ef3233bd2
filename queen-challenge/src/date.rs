//! The date of a day that is counted from 1 January 1970.

/// The day of the week, 0 being Monday. Day 0 was a Thursday.
///
/// The first remainder keeps the sum from overflowing.
pub(crate) const fn weekday(day: u32) -> usize {
    (day % 7 + 3) as usize % 7
}

/// The year, the month and the day of the month of a day from 1 January 1970.
///
/// Years that begin with March end with the day that leap years add. In such a calendar, 400 years
/// have 146,097 days, and the first day of month m, March being 0, comes after (153 · m + 2) / 5
/// days of the year.
pub(crate) const fn date(day: u32) -> (u32, u32, u32) {
    // From 1 March of the year 0. It fits: 719,468 days and any `u32` need 33 bits.
    let day = day as u64 + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    // Without the leap days before it, of each 4 years but the 100th, each day is a 365th.
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    ((400 * era + year + next) as u32, month as u32, day as u32)
}

#[cfg(test)]
mod tests {
    use super::{date, weekday};

    #[test]
    fn weekdays_follow_each_other() {
        // 23 November 2026 was a Monday.
        assert!((0..7).eq((20_780..20_787).map(weekday)));
        assert_eq!((weekday(0), weekday(u32::MAX)), (3, 6));
    }

    /// Counts days one by one.
    #[test]
    fn dates_follow_each_other() {
        let is_leap = |year: u32| {
            year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
        };
        let mut day = 0;
        for year in 1970..3000 {
            let february = if is_leap(year) { 29 } else { 28 };
            for (month, days) in (1..).zip([31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]) {
                for of_month in 1..=days {
                    assert_eq!(date(day), (year, month, of_month));
                    day += 1;
                }
            }
        }
        assert_eq!(date(20_780), (2026, 11, 23));
        assert_eq!(date(u32::MAX).0, 11_761_191);
    }
}
