//! Queens of a game that exclude each other.

use queen_runtime::{Square, SquareSet};

use super::Game;
use crate::others::OtherClues;
use crate::{ChallengeClues, Conflict, Regions, Situation};

/// # Conflicts
impl<C: ChallengeClues> Game<C> {
    /// The pairs of queens that exclude each other, each pair once: those that attack each other,
    /// then those that only share a region.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Regions};
    /// use queen_runtime::Square;
    ///
    /// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
    /// let mut game = Game::new(Challenge::with(regions).unwrap());
    /// for name in ["a4", "b2", "d1"] {
    ///     game.toggle_queen(Square::from_name(name, 4).unwrap());
    /// }
    /// let pairs = game.conflicts().map(|pair| pair.map(|queen| queen.name(4)));
    /// assert!(pairs.eq([["a4", "d1"], ["a4", "b2"]]));
    /// ```
    pub fn conflicts(&self) -> impl Iterator<Item = [Square; 2]> + Clone {
        let queens = self.notes.queens;
        let sharing = self.regions().into_iter().flat_map(move |regions| {
            queens.queens().flat_map(move |one| {
                let later = queens.queens().filter(move |&other| other > one);
                let shares = move |other: &Square| {
                    !one.attacks(*other) && regions.region_of(*other) == regions.region_of(one)
                };
                later.filter(shares).map(move |other| [one, other])
            })
        });
        queens.conflicts().chain(sharing)
    }

    /// The squares that are excluded by a queen on another square, which attacks them or is in
    /// their region. Squares of queens are among them if they are in a [conflict](Self::conflicts).
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Regions};
    /// use queen_runtime::Square;
    ///
    /// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
    /// let mut game = Game::new(Challenge::with(regions).unwrap());
    /// game.toggle_queen(Square::from_name("b2", 4).unwrap());
    /// let free = Square::all(4).filter(|&square| !game.attacked().contains(square));
    /// assert!(free.map(|square| square.name(4)).eq(["c4", "d3", "b2", "d1"]));
    /// ```
    #[must_use]
    pub fn attacked(&self) -> SquareSet {
        let queens = self.notes.queens;
        let Some(regions) = self.regions() else { return queens.attacked() };
        queens.queens().fold(queens.attacked(), |attacked, queen| {
            let region = regions.region_of(queen);
            let squares = region.map_or(SquareSet::EMPTY, |region| regions.squares(region));
            attacked | (squares - SquareSet::from_iter([queen]))
        })
    }

    /// The number of queens, and which of them exclude each other.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Regions};
    /// use queen_runtime::Square;
    ///
    /// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
    /// let mut game = Game::new(Challenge::with(regions).unwrap());
    /// let mut place = |name| {
    ///     game.toggle_queen(Square::from_name(name, 4).unwrap());
    ///     let situation = game.situation();
    ///     println!("{situation}");
    ///     (situation.queens, situation.conflict.is_some(), situation.pairs)
    /// };
    /// assert_eq!(place("a4"), (1, false, 0));
    /// assert_eq!(place("b2"), (2, true, 1)); // in one region
    /// assert_eq!(place("d1"), (3, true, 1)); // attacks a4
    /// ```
    #[must_use]
    pub fn situation(&self) -> Situation {
        let (queens, size) = (self.notes.queens.queen_count(), self.size());
        let conflicts = self.conflicts().map(|queens| Conflict { queens, size });
        let conflict = conflicts.clone().next();
        let is_alike =
            |pair: &Conflict| Some(pair.is_attack()) == conflict.map(Conflict::is_attack);
        Situation { queens, size, conflict, pairs: conflicts.filter(is_alike).count() }
    }

    /// The rule that two queens on a diagonal break, if a player may not expect it: on a board with
    /// regions, since the newspaper puzzle allows queens to share a diagonal.
    ///
    /// ```
    /// use queen_challenge::{Challenge, Game, Regions};
    /// use queen_runtime::Square;
    ///
    /// let regions: Regions = "AABB/AACB/DACB/DDCC".parse().unwrap();
    /// let mut game = Game::new(Challenge::with(regions).unwrap());
    /// game.toggle_queen(Square::from_name("a4", 4).unwrap());
    /// assert_eq!(game.diagonal_rule(), None);
    /// game.toggle_queen(Square::from_name("d1", 4).unwrap());
    /// assert_eq!(game.diagonal_rule(), Some(Game::DIAGONALS));
    /// ```
    #[must_use]
    pub fn diagonal_rule(&self) -> Option<&'static str> {
        self.regions()?;
        let size = self.size();
        let mut conflicts = self.conflicts().map(|queens| Conflict { queens, size });
        conflicts.any(Conflict::is_on_diagonal).then_some(Game::DIAGONALS)
    }

    fn regions(&self) -> Option<&Regions> {
        self.challenge.as_ref()?.others().regions()
    }
}
