//! The time until the next challenge of a day.

/// The time until the next challenge of a day.
///
/// It displays as a sentence.
///
/// ```
/// use queen_challenge::Wait;
///
/// assert_eq!(Wait { minutes: Some(185) }.to_string(), "The next one comes in 3 h 5 min.");
/// assert_eq!(Wait { minutes: None }.to_string(), "The next one comes tomorrow.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Wait {
    /// The minutes until midnight where the player is; `None` if only the date is known.
    pub minutes: Option<u32>,
}
