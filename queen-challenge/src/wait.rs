//! The time until the next challenge of a day.

/// The time until the next challenge of a day.
///
/// It displays as [a sentence](#impl-Display-for-Wait).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Wait {
    /// The minutes until midnight where the player is; `None` if only the date is known.
    pub minutes: Option<u32>,
}
