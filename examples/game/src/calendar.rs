//! The calendar of the days whose challenge can be played.

use crate::date;

/// The calendar, with a chosen day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calendar {
    day: u32,
}

impl Calendar {
    /// The calendar with this day chosen.
    #[must_use]
    pub fn new(day: u32) -> Self {
        Self { day }
    }

    /// The chosen day.
    #[must_use]
    pub fn day(&self) -> u32 {
        self.day
    }

    /// Moves this many days ahead, up to the latest one.
    pub fn step(&mut self, days: i32, latest: u32) {
        self.day = self.day.saturating_add_signed(days).min(latest);
    }

    /// Moves this many months ahead, up to the latest day.
    pub fn turn(&mut self, months: i32, latest: u32) {
        self.day = date::months_later(self.day, months).min(latest);
    }
}
