//! A challenge that does not exist: no board of a kind and a size has a grade.

use crate::{Grade, Kind};

/// The kind, the size and the grade of a challenge that does not exist.
///
/// It displays as [a sentence](#impl-Display-for-Missing). [`Kind::grades`] has the grades that
/// there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Missing {
    /// The kind.
    pub kind: Kind,
    /// The number of rows.
    pub size: usize,
    /// The grade; `None` if there is no challenge of any grade.
    pub grade: Option<Grade>,
}
