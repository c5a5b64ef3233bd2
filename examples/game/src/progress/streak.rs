//! Streaks: days in a row whose challenge has been solved.

use super::Progress;

impl Progress {
    /// The number of days in a row whose challenge has been solved, up to this day or the one
    /// before.
    #[must_use]
    pub fn streak(&self, today: u32) -> u32 {
        let is_solved = |day: &u32| self.contents.daily.contains_key(day);
        let last = if is_solved(&today) { today } else { today.saturating_sub(1) };
        (0..=last).rev().take_while(is_solved).map(|_| 1).sum()
    }

    /// The longest streak.
    #[must_use]
    pub fn longest_streak(&self) -> u32 {
        let (mut longest, mut streak, mut expected) = (0, 0, None);
        for &day in self.contents.daily.keys() {
            streak = if expected == Some(day) { streak + 1 } else { 1 };
            (longest, expected) = (longest.max(streak), day.checked_add(1));
        }
        longest
    }
}
