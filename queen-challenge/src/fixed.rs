//! A square that does not change in a game.

use queen_runtime::Square;

/// A square that a player cannot change, from [`Game::fixed`](crate::Game::fixed): it is given or
/// blocked.
///
/// It displays as a sentence.
///
/// ```
/// use queen_challenge::{Challenge, Clues, Game};
/// use queen_runtime::Square;
///
/// let clues: Clues = "4 a2 blocked=d1".parse().unwrap();
/// let game = Game::new(Challenge::with(clues).unwrap());
/// let fixed = |name| game.fixed(Square::from_name(name, 4).unwrap());
/// assert_eq!(fixed("a2").unwrap().to_string(), "a2 is given and stays.");
/// assert_eq!(fixed("d1").unwrap().to_string(), "d1 is blocked: no queen stands there.");
/// assert_eq!(fixed("b4"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Fixed {
    pub(crate) square: Square,
    pub(crate) size: usize,
    pub(crate) is_given: bool,
}
