//! Completions of a partial board, with what they tell about its squares.

use queen_math::Square;
use queen_math::table::Completions as _;

use super::QueenPuzzle;
use super::iter::Completions;
use crate::layout::PuzzleLayout;
use crate::{Board, HeatMap};

/// # Completions and hints
///
/// Queens in the bottom rows confine the completions of a board to a part of a plain table; only
/// that part is searched. Of a ranked table nothing is read: the rows of the board are searched
/// around its queens.
impl<const N: usize, L: PuzzleLayout> QueenPuzzle<N, L> {
    /// The solutions that have a queen wherever `board` has one, from the first to the last.
    ///
    /// There are none if queens of the board attack each other or if it has another size, and all
    /// solutions if it is empty.
    ///
    /// ```
    /// use queen_runtime::{Board, QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let board = Board::from_squares("a1 g2", 8).unwrap();
    /// assert_eq!(EIGHT.completions(&board).count(), 2);
    /// ```
    pub fn completions(&self, board: &Board) -> Completions<N, L> {
        let is_same_size = board.size() == self.size();
        let found = || L::Completions::new(self.as_table(), board.row_masks());
        Completions { found: is_same_size.then(found) }
    }

    /// Whether queens can be added to `board` to make it a solution.
    ///
    /// ```
    /// use queen_runtime::{Board, QueenPuzzle, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// assert!(SIX.has_completion(&SIX.board()));
    /// assert!(!SIX.has_completion(&Board::from_squares("a1", 6).unwrap()));
    /// ```
    #[must_use]
    pub fn has_completion(&self, board: &Board) -> bool {
        self.completions(board).next().is_some()
    }

    /// The square where another queen leaves the most [completions](Self::completions); the first
    /// one from the top and the left if there are several.
    ///
    /// `None` if `board` cannot be completed or is complete.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let mut board = EIGHT.board();
    /// while let Some(square) = EIGHT.hint(&board) {
    ///     board.place(square);
    /// }
    /// assert!(board.is_solved());
    /// ```
    #[must_use]
    pub fn hint(&self, board: &Board) -> Option<Square> {
        let mut heat_map = HeatMap::<N>::ZERO;
        self.heat(&mut heat_map, board);
        let mut hottest = None;
        let mut greatest = 0;
        for (row, counts) in heat_map.rows().iter().enumerate() {
            for (column, &count) in counts.iter().enumerate() {
                let square = Square::new(row, column);
                if count > greatest && !board.has_queen(square) {
                    greatest = count;
                    hottest = Some(square);
                }
            }
        }
        hottest
    }

    /// For each square, the number of [completions](Self::completions) of `board` that have a queen
    /// there. Takes 4 n² bytes of stack, or 1 KiB if the size is a value.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, Square, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// let heat_map = SIX.heat_map(&SIX.board());
    /// assert_eq!(heat_map[Square::new(0, 1)], 1);
    /// assert_eq!(heat_map.rows()[0], [0, 1, 1, 1, 1, 0]);
    /// ```
    pub fn heat_map(&self, board: &Board) -> HeatMap<N> {
        let mut heat_map = HeatMap::ZERO;
        self.heat(&mut heat_map, board);
        heat_map
    }

    /// Adds the queens of the completions to `heat_map`. It is taken by reference, because a
    /// returned one would be on the stack twice.
    fn heat(&self, heat_map: &mut HeatMap<N>, board: &Board) {
        if board.size() != self.size() {
            return;
        }
        let (table, queens) = (self.as_table(), board.row_masks());
        for solution in L::Completions::in_any_order(table, queens) {
            heat_map.add(solution.columns());
        }
    }
}
