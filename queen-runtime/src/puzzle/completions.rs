//! Completions of a partial board, hints and heat maps.

use queen_math::table;

use super::QueenPuzzle;
use crate::Board;
use crate::iter::Completions;
use crate::layout::Form;

/// # Completions and hints
///
/// Queens in the bottom rows confine the completions of a board to a part of the table; only that
/// part is searched.
impl<const N: usize, L: Form<N>> QueenPuzzle<N, L> {
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
    /// let board = Board::from_squares(8, "a1 g2").unwrap();
    /// assert_eq!(EIGHT.completions(&board).count(), 2);
    /// ```
    pub fn completions(&self, board: &Board) -> Completions<N, L> {
        let is_same_size = board.size() == self.size();
        let completions = || table::Completions::new(self.as_table(), board.row_masks());
        Completions { rest: is_same_size.then(completions) }
    }

    /// Whether queens can be added to `board` to make it a solution.
    ///
    /// ```
    /// use queen_runtime::{Board, QueenPuzzle, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// assert!(SIX.has_completion(&SIX.board()));
    /// assert!(!SIX.has_completion(&Board::from_squares(6, "a1").unwrap()));
    /// ```
    #[must_use]
    pub fn has_completion(&self, board: &Board) -> bool {
        self.completions(board).next().is_some()
    }

    /// The square where another queen leaves the most [completions](Self::completions), as (row,
    /// column); the first one from the top and the left if there are several.
    ///
    /// `None` if `board` cannot be completed or is complete.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const EIGHT: QueenPuzzle<8> = queen_table!(8);
    ///
    /// let mut board = EIGHT.board();
    /// while let Some((row, column)) = EIGHT.hint(&board) {
    ///     board.place(row, column);
    /// }
    /// assert!(board.is_solved());
    /// ```
    #[must_use]
    pub fn hint(&self, board: &Board) -> Option<(usize, usize)> {
        let mut heat_map = L::COLD;
        self.heat(&mut heat_map, board);
        let mut hottest = None;
        let mut greatest = 0;
        for (row, counts) in L::rows(&mut heat_map).enumerate() {
            for (column, &mut count) in counts.iter_mut().enumerate() {
                if count > greatest && !board.has_queen(row, column) {
                    greatest = count;
                    hottest = Some((row, column));
                }
            }
        }
        hottest
    }

    /// For each square, by row and column, the number of [completions](Self::completions) of
    /// `board` that have a queen there. Takes 4 n² bytes of stack, or 1 KiB if the size is a value;
    /// then it is 0 beyond the board.
    ///
    /// ```
    /// use queen_runtime::{QueenPuzzle, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// let heat_map = SIX.heat_map(&SIX.board());
    /// assert_eq!(heat_map[0], [0, 1, 1, 1, 1, 0]);
    /// ```
    #[must_use]
    pub fn heat_map(&self, board: &Board) -> L::HeatMap {
        let mut heat_map = L::COLD;
        self.heat(&mut heat_map, board);
        heat_map
    }

    /// Adds the queens of the completions to `heat_map`. It is taken by reference, because a returned
    /// one would be on the stack twice.
    fn heat(&self, heat_map: &mut L::HeatMap, board: &Board) {
        if board.size() != self.size() {
            return;
        }
        let (table, queens) = (self.as_table(), board.row_masks());
        for solution in table::Completions::<L::Rest>::in_any_order(table, queens) {
            for (row, &column) in L::rows(heat_map).zip(solution.columns()) {
                if let Some(count) = row.get_mut(usize::from(column)) {
                    *count += 1;
                }
            }
        }
    }
}
