//! The streaks of a player.

/// The streaks of a player, from [`Record::streaks`](crate::Record::streaks).
///
/// They display as [a phrase](#impl-Display-for-Streaks).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Streaks {
    /// The number of days that are solved.
    pub days: u32,
    /// The number of days in a row that count; see [`Record::streak`](crate::Record::streak).
    pub now: u32,
    /// The largest number of days in a row that count.
    pub longest: u32,
}
