//! The free squares of a board, where a queen can still stand.

use queen_runtime::Board;

use crate::{Action, Line, Notes, Step};

/// For each row from the top, columns as bits.
pub(crate) type Rows = [u16; Board::MAX_SIZE];

/// The free squares, and the rows and columns that still need a queen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Free {
    pub(crate) size: usize,
    /// The rows without a queen, as bits.
    pub(crate) open_rows: u16,
    /// The columns without a queen.
    open_columns: u16,
    /// The diagonals with a queen: bit r + c for row r and column c.
    diagonals: u32,
    /// The anti-diagonals with a queen: bit 15 − r + c.
    anti_diagonals: u32,
    ruled_out: Rows,
}

impl Free {
    /// Returns `None` if queens attack each other.
    pub(crate) const fn new(notes: &Notes) -> Option<Self> {
        let size = notes.queens.size();
        let all = (u32::MAX >> (u32::BITS as usize - size)) as u16;
        let queens = notes.queens.row_masks();
        let mut free = Self {
            size,
            open_rows: all,
            open_columns: all,
            diagonals: 0,
            anti_diagonals: 0,
            ruled_out: [0; Board::MAX_SIZE],
        };
        let mut row = 0;
        while row < size && row < Board::MAX_SIZE {
            let queen = queens[row];
            if queen.is_power_of_two() && queen & free.row(row) != 0 {
                free.place(row, queen.trailing_zeros() as usize);
            } else if queen != 0 {
                return None;
            }
            row += 1;
        }
        free.ruled_out = notes.ruled_out.row_masks();
        Some(free)
    }

    /// The columns of the free squares in a row.
    pub(crate) const fn row(&self, row: usize) -> u16 {
        if self.open_rows >> row & 1 == 0 {
            return 0;
        }
        let diagonals = self.diagonals >> row | self.anti_diagonals >> (Board::MAX_SIZE - 1 - row);
        self.open_columns & !(diagonals as u16 | self.ruled_out[row % Board::MAX_SIZE])
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

    pub(crate) const fn place(&mut self, row: usize, column: usize) {
        self.open_rows &= !(1 << row);
        self.open_columns &= !(1 << column);
        self.diagonals |= 1 << (row + column);
        self.anti_diagonals |= 1 << (Board::MAX_SIZE - 1 - row + column);
    }

    /// A copy with one more queen.
    pub(crate) const fn with(&self, (row, column): (usize, usize)) -> Self {
        let mut free = *self;
        free.place(row, column);
        free
    }

    pub(crate) const fn apply(&mut self, step: &Step) {
        let (row, column) = step.square();
        match step.action() {
            Action::Place => self.place(row, column),
            Action::RuleOut => self.ruled_out[row % Board::MAX_SIZE] |= 1 << column,
        }
    }

    /// A row or column that needs a queen and has no free square.
    pub(crate) fn empty_line(&self) -> Option<Line> {
        let mut columns = 0;
        let row = bits(self.open_rows).find(|&row| {
            let free = self.row(row);
            columns |= free;
            free == 0
        });
        row.map(Line::Row).or_else(|| bits(self.open_columns & !columns).next().map(Line::Column))
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
