//! Attacks between the queens of a board.

use core::iter::FusedIterator;

use queen_math::{Square, attacks};

use super::Board;
use crate::square_set::{SquareIter, SquareSet};

/// # Attacks
impl Board {
    /// The pairs of queens that attack each other, each pair once, in the order of
    /// [`queens`](Self::queens).
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// let names = board.conflicts().map(|pair| pair.map(|queen| queen.name(4)));
    /// assert!(names.eq([["d4", "a1"], ["a1", "c1"]]));
    /// ```
    pub const fn conflicts(&self) -> Conflicts {
        Conflicts { rest: *self, queen: Square::new(0, 0), attackers: SquareSet::EMPTY.iter() }
    }

    /// The queens on other squares that attack this one; none for a square that is not on the
    /// board.
    ///
    /// ```
    /// use queen_runtime::{Board, Square};
    ///
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// let attackers = board.attackers(Square::new(3, 0));
    /// assert!(attackers.iter().eq([Square::new(0, 3), Square::new(3, 2)]));
    /// assert!(board.attackers(Square::new(1, 1)).is_empty());
    /// ```
    #[must_use]
    pub const fn attackers(&self, square: Square) -> SquareSet {
        let mut attackers = SquareSet::EMPTY;
        let mut row = 0;
        while row < self.size() {
            attackers.set_mask(row, self.reach_in(row, square) & self.queens.mask(row));
            row += 1;
        }
        attackers
    }

    /// Whether no queen on another square attacks this one; `false` for a square that is not on the
    /// board.
    ///
    /// ```
    /// # use queen_runtime::{Board, Square};
    /// let board = Board::from_squares("b4", 4).unwrap();
    /// assert!(board.is_safe(Square::new(1, 3)));
    /// assert!(!board.is_safe(Square::new(1, 2)));
    /// assert!(board.is_safe(Square::new(0, 1))); // a queen does not attack its own square
    /// ```
    #[must_use]
    pub const fn is_safe(&self, square: Square) -> bool {
        let mut row = 0;
        while row < self.size() && self.reach_in(row, square) & self.queens.mask(row) == 0 {
            row += 1;
        }
        square.is_on(self.size()) && row == self.size()
    }

    /// The squares where a queen can stand: those without a queen that no queen attacks.
    ///
    /// ```
    /// use queen_runtime::{Board, Square};
    ///
    /// let board = Board::from_squares("a1 b3", 4).unwrap();
    /// assert!(board.free().iter().eq([Square::from_name("d2", 4).unwrap()]));
    /// ```
    #[must_use]
    pub const fn free(&self) -> SquareSet {
        let all = attacks::all_columns(self.size());
        let mut free = SquareSet::EMPTY;
        let mut row = 0;
        while row < self.size() {
            free.set_mask(row, all & !(self.attacked_in(row) | self.queens.mask(row)));
            row += 1;
        }
        free
    }

    /// The squares that a queen on another square attacks.
    ///
    /// ```
    /// use queen_runtime::{Board, Square};
    ///
    /// let board = Board::from_squares("a1 b3", 4).unwrap();
    /// assert!(board.attacked().contains(Square::from_name("b1", 4).unwrap()));
    /// // No other queen attacks this one.
    /// assert!(!board.attacked().contains(Square::from_name("a1", 4).unwrap()));
    /// ```
    #[must_use]
    pub const fn attacked(&self) -> SquareSet {
        let mut attacked = SquareSet::EMPTY;
        let mut row = 0;
        while row < self.size() {
            attacked.set_mask(row, self.attacked_in(row));
            row += 1;
        }
        attacked
    }

    /// The columns of a row that a queen on another square attacks.
    const fn attacked_in(&self, row: usize) -> u32 {
        let all = attacks::all_columns(self.size());
        let mut attacked = 0;
        let mut other = 0;
        while other < self.size() {
            let queens = self.queens.mask(other);
            attacked |= match row.abs_diff(other) {
                // A queen alone in the row attacks all other squares of it, two attack all.
                0 if queens == 0 => 0,
                0 if queens.is_power_of_two() => all ^ queens,
                0 => all,
                distance => attacks::reach(queens, distance),
            };
            other += 1;
        }
        all & attacked
    }

    /// The columns of a row that a queen on this square attacks; none for a square that is not on
    /// the board.
    const fn reach_in(&self, row: usize, square: Square) -> u32 {
        if !square.is_on(self.size()) {
            return 0;
        }
        let (all, queen) = (attacks::all_columns(self.size()), 1_u32 << square.column());
        match row.abs_diff(square.row()) {
            0 => all ^ queen,
            distance => all & attacks::reach(queen, distance),
        }
    }
}

/// The pairs of queens that attack each other, from [`Board::conflicts`].
///
/// ```
/// use queen_runtime::{Board, Square, iter::Conflicts};
///
/// let mut conflicts: Conflicts = Board::from_squares("a1 c1", 4).unwrap().conflicts();
/// assert_eq!(conflicts.next(), Some([Square::new(3, 0), Square::new(3, 2)]));
/// assert_eq!(conflicts.next(), None);
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Conflicts {
    /// The queens that come after `queen`.
    rest: Board,
    queen: Square,
    /// The remaining queens of `rest` that attack `queen`.
    attackers: SquareIter,
}

impl Iterator for Conflicts {
    type Item = [Square; 2];

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(attacker) = self.attackers.next() {
                return Some([self.queen, attacker]);
            }
            self.queen = self.rest.queens().next()?;
            self.rest.remove(self.queen);
            self.attackers = self.rest.attackers(self.queen).iter();
        }
    }
}

impl FusedIterator for Conflicts {}
