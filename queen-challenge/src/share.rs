//! The text to share a score.

use crate::{Grade, Kind, Score};

/// The text to share a score, from [`Record::share`](crate::Record::share).
///
/// It displays as [two lines](#impl-Display-for-Share).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Share {
    pub(crate) score: Score,
    pub(crate) kind: Kind,
    pub(crate) size: u8,
    pub(crate) grade: Grade,
    pub(crate) is_practice: bool,
    pub(crate) streak: u32,
}
