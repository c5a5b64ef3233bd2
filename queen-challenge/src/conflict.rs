//! A pair of queens that exclude each other, as a phrase.

use queen_runtime::Square;

/// A pair of queens that exclude each other, such as one of [`Game::conflicts`].
///
/// It displays as [a phrase](#impl-Display-for-Conflict).
///
/// [`Game::conflicts`]: crate::Game::conflicts
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Conflict {
    /// The queens. If they do not attack each other, they are in one region.
    pub queens: [Square; 2],
    /// The number of rows.
    pub size: usize,
}

impl Conflict {
    /// Whether the queens attack each other along a diagonal, which the rules of other puzzles may
    /// allow.
    ///
    /// ```
    /// use queen_challenge::Conflict;
    /// use queen_runtime::Square;
    ///
    /// let conflict = |one, other| Conflict { queens: [one, other].map(Square::from), size: 8 };
    /// assert!(conflict((0, 0), (7, 7)).is_on_diagonal());
    /// assert!(!conflict((0, 0), (0, 7)).is_on_diagonal());
    /// ```
    #[must_use]
    pub const fn is_on_diagonal(self) -> bool {
        let [one, other] = self.queens;
        self.is_attack() && one.row() != other.row() && one.column() != other.column()
    }

    /// Whether the queens attack each other.
    pub(crate) const fn is_attack(self) -> bool {
        let [one, other] = self.queens;
        one.attacks(other)
    }
}
