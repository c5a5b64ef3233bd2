//! The free squares of a board, where a queen can still stand.
//!
//! A square is free if no queen stands on it or attacks it and the player has not ruled it out. All
//! reasons are about the free squares of a row or of a column that still needs its queen. After a
//! queen on a2, for example, these are left of a board of 4 × 4:
//!
//! ```text
//!     a b c d
//!  4  x . x .     row 0: 0b1010, columns b and d
//!  3  x x . .     row 1: 0b1100, columns c and d
//!  2  Q x x x     row 2: 0, since it has its queen
//!  1  x x . .     row 3: 0b1100
//! ```
//!
//! Column b has one free square, b4, so the queen of that column stands there: b4 is a *single*.
//!
//! A step places one queen or rules out one square. Both only remove free squares, so a search that
//! places queens to see what follows needs no way back: it goes on with a copy.

use queen_math::attacks::BoardAttacks;
use queen_runtime::{Board, SquareSet};

use crate::{Action, Line, Step};

/// For each row from the top, columns as bits.
pub(crate) type Rows = [u16; Board::MAX_SIZE];

/// The free squares, and the rows and columns that still need a queen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Free {
    pub(crate) size: usize,
    /// The attacks of the queens. Its `free` returns the columns of a row that are neither attacked
    /// nor among those passed, which are ruled out; none if the row has its queen.
    attacks: BoardAttacks,
    ruled_out: Rows,
}

impl Free {
    /// Returns `None` if queens attack each other.
    ///
    /// It is enough to compare each queen with those above it, since attacks are mutual. A mark
    /// under a queen is ignored, so `attacks.free` gets 0, no marks.
    pub(crate) const fn new(queens: &Board, ruled_out: &SquareSet) -> Option<Self> {
        let size = queens.size();
        let rows = queens.row_masks();
        let mut attacks = BoardAttacks::none(size);
        let mut row = 0;
        // The rows above have at most one queen each, and those attack none of each other. A row
        // with two queens is no power of two, and an attacked queen is not in a free column. The
        // second bound never ends the loop, but removes the bounds check.
        while row < size && row < Board::MAX_SIZE {
            let queen = rows[row];
            if queen.is_power_of_two() && queen & attacks.free(row, 0) != 0 {
                attacks.place(row, queen.trailing_zeros() as usize);
            } else if queen != 0 {
                return None;
            }
            row += 1;
        }
        Some(Self { size, attacks, ruled_out: ruled_out.row_masks() })
    }

    /// The rows without a queen, as bits.
    pub(crate) const fn open_rows(&self) -> u16 {
        self.attacks.open_rows()
    }

    /// The columns of the free squares in a row; none if it has its queen or is not on the board.
    ///
    /// The remainder removes the bounds check and with it the code that panics, here and below.
    pub(crate) const fn row(&self, row: usize) -> u16 {
        self.attacks.free(row, self.ruled_out[row % Board::MAX_SIZE])
    }

    /// For each row, the columns of its free squares.
    pub(crate) const fn rows(&self) -> Rows {
        let mut rows = [0; Board::MAX_SIZE];
        let mut row = 0;
        while row < Board::MAX_SIZE {
            rows[row] = self.row(row);
            row += 1;
        }
        rows
    }

    /// A copy with one more queen, on a free square.
    pub(crate) const fn with(&self, (row, column): (usize, usize)) -> Self {
        let mut free = *self;
        free.attacks.place(row, column);
        free
    }

    /// Places the queen of a step, or rules its square out. The square has to be free.
    pub(crate) const fn apply(&mut self, step: &Step) {
        let (row, column) = (step.square().row(), step.square().column());
        match step.action() {
            Action::Place => self.attacks.place(row, column),
            Action::RuleOut => self.ruled_out[row % Board::MAX_SIZE] |= 1 << column,
        }
    }

    /// A row or column that needs a queen and has no free square: the first row or else the first
    /// column. As long as there is one, no solution has these queens and marks.
    ///
    /// If the player had ruled out b4 in the example above, the rows would have the columns d, cd,
    /// none and cd. Every row without a queen has one, but column b has none, so it is the line.
    pub(crate) fn empty_line(&self) -> Option<Line> {
        // The columns of the free squares in the rows so far. If a row has none, the rows below it
        // are missing here, but then the columns are not looked at, because the row is the answer.
        let mut columns = 0;
        let row = bits(self.open_rows()).find(|&row| {
            let free = self.row(row);
            columns |= free;
            free == 0
        });
        let columns = self.attacks.open_columns() & !columns;
        row.map(Line::Row).or_else(|| bits(columns).next().map(Line::Column))
    }

    /// The squares that are the only free ones of their row or column, row by row from the top.
    ///
    /// In the example above, the rows have the columns bd, cd, none and cd, so c is there twice, d
    /// three times and b once: no row has one free square, but column b has.
    pub(crate) fn singles(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let rows = self.rows();
        // The columns that have a free square, and those that have two or more, in the rows so far.
        // In the other order, a square would be counted as the second one of its own column.
        let (mut once, mut twice) = (0, 0);
        for free in rows {
            twice |= once & free;
            once |= free;
        }
        let alone = once & !twice;
        squares(rows.map(|free| if free.is_power_of_two() { free } else { free & alone }))
    }
}

/// The squares of these row masks, row by row from the top and from left to right.
pub(crate) fn squares(rows: Rows) -> impl Iterator<Item = (usize, usize)> {
    rows.into_iter().enumerate().flat_map(|(row, columns)| bits(columns).map(move |c| (row, c)))
}

/// The indices of the set bits, the lowest first.
///
/// `mask & (mask - 1)` clears the lowest bit. At the end the mask is 0, where the difference wraps
/// and the number of trailing zeros is that of all bits.
pub(crate) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lowest < u16::BITS).then_some(lowest as usize)
    })
}

#[cfg(test)]
mod tests {
    use queen_runtime::Square;

    use super::*;

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        let queens = Board::from_squares("a2", 4).unwrap();
        let mut ruled_out = SquareSet::EMPTY;
        let free = Free::new(&queens, &ruled_out).unwrap();
        assert_eq!(free.rows()[..4], [0b1010, 0b1100, 0, 0b1100]);
        assert!(free.singles().eq([(0, 1)]));
        assert_eq!(free.empty_line(), None);
        ruled_out.insert(Square::new(0, 1));
        let free = Free::new(&queens, &ruled_out).unwrap();
        assert_eq!(free.rows()[..4], [0b1000, 0b1100, 0, 0b1100]);
        assert_eq!(free.empty_line(), Some(Line::Column(1)));
    }
}
