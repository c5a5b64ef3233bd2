//! The time and the tips that a board has taken.

use core::time::Duration;

/// The time for which a board was shown, and the tips that were given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub(super) struct Spent {
    pub(super) time: Duration,
    pub(super) tips: u32,
}

impl Spent {
    pub(super) const NOTHING: Self = Self { time: Duration::ZERO, tips: 0 };
}
