//! Completions of a partial board, hints and heat maps.

use queen_math::MAX_TABLE_SIZE;
use queen_math::table::{self, AnyRest, Table};

use super::{AnyQueenPuzzle, Completions, Puzzle, QueenPuzzle};
use crate::Board;
use crate::layout::Layout;

/// # Completions and hints
///
/// Queens in the bottom rows confine the completions of a board to a part of the table; only that
/// part is searched.
impl<const N: usize, L: Layout> QueenPuzzle<N, L> {
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
    pub fn completions(&self, board: &Board) -> Completions<Self> {
        Completions::new(if board.size() == N {
            Some(self.as_table().completions(board.row_masks()))
        } else {
            None
        })
    }

    /// Whether queens can be added to `board` to make it a solution.
    ///
    /// ```
    /// use queen_runtime::{Board, QueenPuzzle, queen_table};
    ///
    /// const SIX: QueenPuzzle<6> = queen_table!(6);
    ///
    /// assert!(SIX.is_solvable(&SIX.board()));
    /// assert!(!SIX.is_solvable(&Board::from_squares(6, "a1").unwrap()));
    /// ```
    #[must_use]
    pub fn is_solvable(&self, board: &Board) -> bool {
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
        let mut heat_map = [[0; N]; N];
        add_completions::<Self, N>(&mut heat_map, &self.as_table(), board);
        hottest(&heat_map, board)
    }

    /// For each square, by row and column, the number of [completions](Self::completions) of
    /// `board` that have a queen there. Takes 4 `N`² bytes of stack.
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
    pub fn heat_map(&self, board: &Board) -> [[u32; N]; N] {
        let mut heat_map = [[0; N]; N];
        add_completions::<Self, N>(&mut heat_map, &self.as_table(), board);
        heat_map
    }
}

/// # Completions and hints
impl AnyQueenPuzzle {
    /// See [`QueenPuzzle::completions`].
    ///
    /// ```
    /// use queen_runtime::{AnyQueenPuzzle, Board, queen_table};
    ///
    /// const EIGHT: AnyQueenPuzzle = queen_table!(8).into_any();
    ///
    /// let board = Board::from_squares(8, "a1 g2").unwrap();
    /// assert_eq!(EIGHT.completions(&board).count(), 2);
    /// ```
    pub fn completions(&self, board: &Board) -> Completions<Self> {
        Completions::new(if board.size() == self.board_size() {
            Some(self.as_table().completions(board.row_masks()))
        } else {
            None
        })
    }

    /// See [`QueenPuzzle::is_solvable`].
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, Board, queen_table};
    /// const SIX: AnyQueenPuzzle = queen_table!(6).into_any();
    ///
    /// assert!(SIX.is_solvable(&SIX.board()));
    /// assert!(!SIX.is_solvable(&Board::from_squares(6, "a1").unwrap()));
    /// ```
    #[must_use]
    pub fn is_solvable(&self, board: &Board) -> bool {
        self.completions(board).next().is_some()
    }

    /// See [`QueenPuzzle::hint`].
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, Board, queen_table};
    /// const SIX: AnyQueenPuzzle = queen_table!(6).into_any();
    ///
    /// let board = Board::from_squares(6, "c6").unwrap();
    /// assert_eq!(SIX.hint(&board), Some((1, 5)));
    /// ```
    #[must_use]
    pub fn hint(&self, board: &Board) -> Option<(usize, usize)> {
        let mut heat_map = [[0; MAX_TABLE_SIZE]; MAX_TABLE_SIZE];
        add_completions::<Self, MAX_TABLE_SIZE>(&mut heat_map, &self.as_table(), board);
        hottest(&heat_map, board)
    }

    /// See [`QueenPuzzle::heat_map`]; 0 beyond the board's rows and columns. Takes 1 KiB of stack.
    ///
    /// ```
    /// # use queen_runtime::{AnyQueenPuzzle, queen_table};
    /// const SIX: AnyQueenPuzzle = queen_table!(6).into_any();
    ///
    /// let heat_map = SIX.heat_map(&SIX.board());
    /// assert_eq!(heat_map[0][..6], [0, 1, 1, 1, 1, 0]);
    /// ```
    #[must_use]
    pub fn heat_map(&self, board: &Board) -> [[u32; MAX_TABLE_SIZE]; MAX_TABLE_SIZE] {
        let mut heat_map = [[0; MAX_TABLE_SIZE]; MAX_TABLE_SIZE];
        add_completions::<Self, MAX_TABLE_SIZE>(&mut heat_map, &self.as_table(), board);
        heat_map
    }
}

/// Adds the queens of the completions to `heat_map`. It is taken by reference, because a returned one
/// would be on the stack twice.
fn add_completions<P: Puzzle<Solution: AsRef<[u8]>>, const S: usize>(
    heat_map: &mut [[u32; S]; S],
    table: &Table<'static>,
    board: &Board,
) {
    if board.size() != table.size() {
        return;
    }
    let completions = table::Completions::<AnyRest>::in_any_order(*table, board.row_masks());
    for solution in completions.filter_map(P::solution_from) {
        for (row, &column) in heat_map.iter_mut().zip(solution.as_ref()) {
            if let Some(count) = row.get_mut(usize::from(column)) {
                *count += 1;
            }
        }
    }
}

/// The first square without a queen that has the greatest number above 0.
fn hottest<const S: usize>(heat_map: &[[u32; S]; S], board: &Board) -> Option<(usize, usize)> {
    let mut hottest = None;
    let mut greatest = 0;
    for (row, counts) in heat_map.iter().enumerate() {
        for (column, &count) in counts.iter().enumerate() {
            if count > greatest && !board.has_queen(row, column) {
                greatest = count;
                hottest = Some((row, column));
            }
        }
    }
    hottest
}
