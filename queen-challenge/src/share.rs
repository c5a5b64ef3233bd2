//! The text to share a score.

use core::fmt;

use crate::{Challenge, Score, words};

/// The text to share a score, from [`Record::share`](crate::Record::share).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Share {
    pub(crate) score: Score,
    pub(crate) challenge: Challenge,
    pub(crate) is_practice: bool,
    pub(crate) streak: u32,
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        words::share(f, self)
    }
}
