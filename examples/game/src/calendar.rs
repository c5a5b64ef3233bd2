//! The calendar of the days whose challenge can be played.

use queen_challenge::Grade;

use crate::date;
use crate::puzzles;

/// The calendar, with a chosen day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calendar {
    day: u32,
    challenge: Option<(usize, Grade)>,
}

impl Calendar {
    /// The calendar with this day chosen.
    #[must_use]
    pub fn new(day: u32) -> Self {
        Self { day, challenge: puzzles::daily(day) }
    }

    /// The chosen day.
    #[must_use]
    pub fn day(&self) -> u32 {
        self.day
    }

    /// The size and the grade of the challenge of the chosen day.
    #[must_use]
    pub fn challenge(&self) -> Option<(usize, Grade)> {
        self.challenge
    }

    /// Moves this many days ahead, up to the latest one.
    pub fn step(&mut self, days: i32, latest: u32) {
        *self = Self::new(self.day.saturating_add_signed(days).min(latest));
    }

    /// Moves this many months ahead, up to the latest day.
    pub fn turn(&mut self, months: i32, latest: u32) {
        *self = Self::new(date::months_later(self.day, months).min(latest));
    }
}
