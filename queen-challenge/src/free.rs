//! The free squares of a board, where a queen can still stand.

use queen_runtime::Board;

use crate::{Action, Line, Notes, Step};

/// The free squares, and the rows and columns that still need a queen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Free {
    size: u8,
    /// The rows without a queen, as bits.
    open_rows: u16,
    /// The columns without a queen.
    open_columns: u16,
    /// For each row, the columns of its free squares.
    rows: [u16; Board::MAX_SIZE],
}

impl Free {
    /// Returns `None` if queens attack each other.
    pub(crate) const fn new(notes: &Notes) -> Option<Self> {
        let size = notes.queens.size();
        let all = (u32::MAX >> (u32::BITS as usize - size)) as u16;
        let queens = notes.queens.row_masks();
        let ruled_out = notes.ruled_out.row_masks();
        let mut free = Self {
            size: size as u8,
            open_rows: all,
            open_columns: all,
            rows: [all; Board::MAX_SIZE],
        };
        let mut row = 0;
        while row < size && row < Board::MAX_SIZE {
            let queen = queens[row];
            if queen.is_power_of_two() && queen & free.rows[row] != 0 {
                free.place(row, queen.trailing_zeros() as usize);
            } else if queen != 0 {
                return None;
            }
            row += 1;
        }
        row = 0;
        while row < Board::MAX_SIZE {
            free.rows[row] &= if row < size { !ruled_out[row] } else { 0 };
            row += 1;
        }
        Some(free)
    }

    pub(crate) const fn size(&self) -> usize {
        self.size as usize
    }

    /// For each row, the columns of its free squares.
    pub(crate) const fn rows(&self) -> &[u16; Board::MAX_SIZE] {
        &self.rows
    }

    pub(crate) const fn board(&self) -> Option<Board> {
        Board::from_row_masks(self.size(), self.rows)
    }

    /// Whether every row has its queen.
    pub(crate) const fn is_solved(&self) -> bool {
        self.open_rows == 0
    }

    pub(crate) const fn place(&mut self, row: usize, column: usize) {
        let queen = 1_u32 << column;
        let mut other = 0;
        while other < self.size() {
            let distance = other.abs_diff(row);
            let attacked = queen | queen << distance | queen >> distance;
            self.rows[other % Board::MAX_SIZE] &= !(attacked as u16);
            other += 1;
        }
        self.rows[row % Board::MAX_SIZE] = 0;
        self.open_rows &= !(1 << row);
        self.open_columns &= !(1 << column);
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
            Action::RuleOut => self.rows[row % Board::MAX_SIZE] &= !(1 << column),
        }
    }

    /// The number of free squares.
    pub(crate) fn count(&self) -> usize {
        self.rows.iter().map(|free| free.count_ones() as usize).sum()
    }

    /// A copy with rows and columns exchanged.
    pub(crate) fn transposed(&self) -> Self {
        let mut rows = [0; Board::MAX_SIZE];
        for (row, column) in self.squares() {
            if let Some(free) = rows.get_mut(column) {
                *free |= 1 << row;
            }
        }
        Self { size: self.size, open_rows: self.open_columns, open_columns: self.open_rows, rows }
    }

    /// The free squares, row by row from the top and from left to right.
    pub(crate) fn squares(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        squares(self.rows)
    }

    /// A row or column that needs a queen and has no free square.
    pub(crate) fn empty_line(&self) -> Option<Line> {
        let mut columns = 0;
        for (row, &free) in self.rows.iter().enumerate() {
            if free == 0 && self.open_rows >> row & 1 != 0 {
                return Some(Line::Row(row));
            }
            columns |= free;
        }
        let column = (self.open_columns & !columns).trailing_zeros();
        (column < u16::BITS).then_some(Line::Column(column as usize))
    }

    /// The squares that are the only free ones of their row or column.
    pub(crate) fn singles(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (mut once, mut twice) = (0, 0);
        for free in self.rows {
            twice |= once & free;
            once |= free;
        }
        let alone = once & !twice;
        squares(self.rows.map(|free| if free.is_power_of_two() { free } else { free & alone }))
    }
}

/// The squares of these row masks.
fn squares(rows: [u16; Board::MAX_SIZE]) -> impl Iterator<Item = (usize, usize)> {
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
