//! The state of a day in a record.

use crate::Score;

/// The state of the challenge of a day, from [`Record::day`](crate::Record::day).
///
/// It displays as [what a calendar says of the day](#impl-Display-for-DayState).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum DayState {
    /// Not begun.
    Open,
    /// Begun, and not solved.
    Begun,
    /// Solved, and begun in time. This score stands.
    Solved(Score),
    /// Solved, but begun after its day. This score stands.
    Late(Score),
}
