//! The free squares of a board, where a queen can still stand.

use queen_math::attacks::BoardAttacks;
use queen_runtime::Board;

use crate::{Action, Line, Notes, Step};

/// For each row from the top, columns as bits.
pub(crate) type Rows = [u16; Board::MAX_SIZE];

/// The free squares, and the rows and columns that still need a queen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Free {
    pub(crate) size: usize,
    attacks: BoardAttacks,
    ruled_out: Rows,
}

impl Free {
    /// Returns `None` if queens attack each other.
    pub(crate) const fn new(notes: &Notes) -> Option<Self> {
        let size = notes.queens.size();
        let rows = notes.queens.row_masks();
        let mut attacks = BoardAttacks::none(size);
        let mut row = 0;
        while row < size && row < Board::MAX_SIZE {
            let queen = rows[row];
            if queen.is_power_of_two() && queen & attacks.free(row, 0) != 0 {
                attacks.place(row, queen.trailing_zeros() as usize);
            } else if queen != 0 {
                return None;
            }
            row += 1;
        }
        Some(Self { size, attacks, ruled_out: notes.ruled_out.row_masks() })
    }

    /// The rows without a queen, as bits.
    pub(crate) const fn open_rows(&self) -> u16 {
        self.attacks.open_rows()
    }

    /// The columns of the free squares in a row.
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

    /// A copy with one more queen.
    pub(crate) const fn with(&self, (row, column): (usize, usize)) -> Self {
        let mut free = *self;
        free.attacks.place(row, column);
        free
    }

    pub(crate) const fn apply(&mut self, step: &Step) {
        let (row, column) = (step.square().row(), step.square().column());
        match step.action() {
            Action::Place => self.attacks.place(row, column),
            Action::RuleOut => self.ruled_out[row % Board::MAX_SIZE] |= 1 << column,
        }
    }

    /// A row or column that needs a queen and has no free square.
    pub(crate) fn empty_line(&self) -> Option<Line> {
        let mut columns = 0;
        let row = bits(self.open_rows()).find(|&row| {
            let free = self.row(row);
            columns |= free;
            free == 0
        });
        let columns = self.attacks.open_columns() & !columns;
        row.map(Line::Row).or_else(|| bits(columns).next().map(Line::Column))
    }

    /// The squares that are the only free ones of their row or column.
    pub(crate) fn singles(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let rows = self.rows();
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
pub(crate) fn bits(mut mask: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lowest < u16::BITS).then_some(lowest as usize)
    })
}
