//! A time as a clock shows it.

use core::fmt;

use queen_math::pad;

/// A number of seconds as minutes and seconds, and hours if there are any.
///
/// ```
/// use queen_challenge::Clock;
///
/// assert_eq!(Clock(125).to_string(), "2:05");
/// assert_eq!(Clock(3_725).to_string(), "1:02:05");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Clock(pub u32);

/// `2:05`, `1:02:05`.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(seconds) = *self;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => pad(f, format_args!("{minutes}:{seconds:02}")),
            _ => pad(f, format_args!("{hours}:{minutes:02}:{seconds:02}")),
        }
    }
}
