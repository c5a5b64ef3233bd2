//! The level of a challenge: its kind, size and grade.

use crate::{Grade, Kind};

/// The kind, the size and the grade of a challenge, as a game announces it.
///
/// Challenges of given queens are announced without their kind, which is what players expect.
///
/// ```
/// use queen_challenge::{Grade, Kind, Level};
///
/// let level = Level { kind: Kind::Regions, size: 8, grade: Grade::Easy };
/// assert_eq!(level.to_string(), "regions, 8 × 8, easy");
/// assert_eq!(Level { kind: Kind::Queens, ..level }.to_string(), "8 × 8, easy");
/// // Where the kind has been chosen before.
/// assert_eq!(format!("{level:#}"), "8 × 8, easy");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Level {
    /// The kind.
    pub kind: Kind,
    /// The number of rows.
    pub size: usize,
    /// The grade.
    pub grade: Grade,
}
