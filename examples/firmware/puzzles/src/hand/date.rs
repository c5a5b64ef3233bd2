//! The date of a day that is counted from 1 January 1970.

use core::fmt;

/// A day, which displays as `Mon 23 Nov 2026`.
#[derive(Clone, Copy)]
pub struct Date(pub u32);

/// Day 0 was a Thursday.
const WEEKDAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];

/// The months of a year that is no leap year.
const MONTHS: [(&str, u32); 12] = [
    ("Jan", 31),
    ("Feb", 28),
    ("Mar", 31),
    ("Apr", 30),
    ("May", 31),
    ("Jun", 30),
    ("Jul", 31),
    ("Aug", 31),
    ("Sep", 30),
    ("Oct", 31),
    ("Nov", 30),
    ("Dec", 31),
];

/// Whether a year before 2100 is a leap year.
const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4)
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weekday = WEEKDAYS[self.0 as usize % WEEKDAYS.len()];
        let (mut day, mut year) = (self.0, 1970);
        loop {
            let days = 365 + u32::from(is_leap(year));
            if day < days {
                break;
            }
            day -= days;
            year += 1;
        }
        for (month, days) in MONTHS {
            let days = days + u32::from(month == "Feb" && is_leap(year));
            if day < days {
                return write!(f, "{weekday} {} {month} {year}", day + 1);
            }
            day -= days;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::ToString;

    use super::Date;
    use crate::hand::LAST_DAY;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (day, date) in [
            (0, "Thu 1 Jan 1970"),
            (789, "Tue 29 Feb 1972"),
            (790, "Wed 1 Mar 1972"),
            (11_016, "Tue 29 Feb 2000"),
            (20_780, "Mon 23 Nov 2026"),
            (20_818, "Thu 31 Dec 2026"),
            (20_819, "Fri 1 Jan 2027"),
            (LAST_DAY, "Tue 31 Dec 2069"),
        ] {
            assert_eq!(Date(day).to_string(), date);
        }
    }
}
