//! Dates of the Gregorian calendar, as days since 1970-01-01.

use std::fmt;
use std::str::FromStr;

use jiff::Zoned;

/// The years that can be parsed.
const YEARS: std::ops::RangeInclusive<u32> = 1970..=9999;

const SECONDS_PER_DAY: i64 = 24 * 60 * 60;

/// A date, written as in 2026-11-21.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The days since 1970-01-01.
    pub day: u32,
}

impl Date {
    /// The date where the player is, in the time zone of the system; 1970-01-01 if the clock shows
    /// an earlier one.
    pub fn today() -> Self {
        let now = Zoned::now();
        let seconds = now.timestamp().as_second() + i64::from(now.offset().seconds());
        Self { day: u32::try_from(seconds / SECONDS_PER_DAY).unwrap_or(0) }
    }
}

impl FromStr for Date {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or("not a date such as 2026-11-21, from 1970-01-01 to 9999-12-31")
    }
}

fn parse(text: &str) -> Option<Date> {
    let parts: Vec<_> = text.split('-').collect();
    let lengths = parts.iter().map(|part| part.len());
    if !lengths.eq([4, 2, 2]) || !text.bytes().all(|byte| byte == b'-' || byte.is_ascii_digit()) {
        return None;
    }
    let (year, month) = (parts[0].parse().ok()?, parts[1].parse::<usize>().ok()?.checked_sub(1)?);
    let day = parts[2].parse::<u32>().ok()?.checked_sub(1)?;
    let months = months(year);
    if !YEARS.contains(&year) || day >= *months.get(month)? {
        return None;
    }
    let years: u32 =
        (*YEARS.start()..year).map(|year| self::months(year).iter().sum::<u32>()).sum();
    Some(Date { day: years + months[..month].iter().sum::<u32>() + day })
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut day = self.day;
        let lengths = (*YEARS.start()..)
            .flat_map(|year| (1..).zip(months(year)).map(move |(month, days)| (year, month, days)));
        for (year, month, days) in lengths {
            if day < days {
                return write!(f, "{year}-{month:02}-{:02}", day + 1);
            }
            day -= days;
        }
        Ok(())
    }
}

/// The number of days of each month.
fn months(year: u32) -> [u32; 12] {
    let is_leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    [31, 28 + u32::from(is_leap), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

#[cfg(test)]
mod tests {
    use super::Date;

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
            assert_eq!(u64::from(date.day) * 86_400, seconds, "{text}");
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
        ] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }

    #[test]
    fn dates_round_trip() {
        for day in (0..60_000).step_by(7) {
            assert_eq!(Date { day }.to_string().parse(), Ok(Date { day }));
        }
    }
}
