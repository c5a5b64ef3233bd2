//! Dates of the Gregorian calendar from 1970-01-01 to 9999-12-31.

use std::fmt;
use std::str::FromStr;

use jiff::{Zoned, civil};

/// The first date.
const EPOCH: civil::Date = civil::date(1970, 1, 1);

/// A date, written as in 2026-11-21.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date(civil::Date);

impl Date {
    /// The date where the player is, in the time zone of the system; 1970-01-01 if the clock shows
    /// an earlier one.
    pub fn today() -> Self {
        Self(Zoned::now().date().max(EPOCH))
    }

    /// The number of days since 1970-01-01.
    pub fn day(self) -> u32 {
        let days = EPOCH.until(self.0).map_or(0, |span| span.get_days());
        days.unsigned_abs()
    }
}

impl FromStr for Date {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let date = text.parse().ok().filter(|&date| date >= EPOCH).map(Self);
        // No other way to write it.
        let date = date.filter(|date| date.to_string() == text);
        date.ok_or("not a date such as 2026-11-21, from 1970-01-01 to 9999-12-31")
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use jiff::ToSpan;

    use super::*;

    /// The output of `date -u -d DATE +%s`.
    #[test]
    fn known_days() {
        for (text, seconds) in [
            ("1970-01-01", 0),
            ("1970-12-31", 31_449_600),
            ("2000-02-29", 951_782_400),
            ("2000-03-01", 951_868_800),
            ("2026-11-21", 1_795_219_200),
            ("2100-03-01", 4_107_542_400),
            ("9999-12-31", 253_402_214_400_u64),
        ] {
            let date: Date = text.parse().unwrap();
            assert_eq!(u64::from(date.day()) * 86_400, seconds, "{text}");
            assert_eq!(date.to_string(), text);
        }
    }

    #[test]
    fn invalid_dates_are_rejected() {
        for text in [
            "",
            "-",
            "--",
            "2026",
            "2026-11",
            "2026-11-00",
            "2026-00-21",
            "2026-13-01",
            "2026-04-31",
            "2026-02-29",
            "2100-02-29",
            "1969-12-31",
            "10000-01-01",
            "2026-1-1",
            "2026-11-21-",
            "+026-11-21",
            "2026-+1-21",
            "2026/11/21",
            "２026-11-21",
            "today",
            "20261121",
            "2026-11-21T12:00",
            "2026-11-21[UTC]",
            " 2026-11-21",
        ] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }

    #[test]
    fn dates_round_trip() {
        for day in (0..60_000).step_by(7) {
            let date = EPOCH.checked_add(day.days()).map(Date).unwrap();
            assert_eq!(date.to_string().parse(), Ok(date));
            assert_eq!(date.day(), u32::try_from(day).unwrap());
        }
    }
}
