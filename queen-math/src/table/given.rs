//! Given queens, which solutions must have.
//!
//! They leave each row some columns. On 4 × 4, a queen in row 1 and column 3 leaves row 0 the
//! columns 0 and 1, row 1 the column 3, row 2 the columns 0 and 1, and row 3 the columns 0 and 2. A
//! search visits only these. A plain table is not searched: its rows are compared with the given
//! ones.

use crate::attacks::{all_columns, reach};
use crate::{MAX_TABLE_SIZE, Placement};

/// The columns that each row may have, bit c for column c.
pub(super) type Allowed = [u16; MAX_TABLE_SIZE];

/// Columns beyond the board are among them, since a search takes these as attacked.
pub(super) const ALL_COLUMNS: Allowed = [u16::MAX; MAX_TABLE_SIZE];

/// Given queens, which solutions must have.
#[derive(Clone, Debug)]
pub struct Given {
    /// The columns that each row may have.
    pub(super) allowed: Allowed,
    /// Given rows that must still be checked on each solution, bit r for row r.
    pub(super) rows: u16,
}

impl Given {
    pub(super) const NONE: Self = Self { allowed: ALL_COLUMNS, rows: 0 };

    /// Returns `None` if the queens attack each other, are not on the board, or leave a row without
    /// any column, as one in the centre of 3 × 3 does. Then no solution has them.
    ///
    /// `reach` has the columns that a queen attacks in a row at some distance from its own: with
    /// one in column 3, at the distance 1 these are 2, 3 and 4, of which 4 × 4 has 2 and 3.
    pub(super) fn new(size: usize, queens: [u16; MAX_TABLE_SIZE]) -> Option<Self> {
        let mut given = Self { allowed: [all_columns(size) as u16; MAX_TABLE_SIZE], ..Self::NONE };
        for (row, queen) in queens.into_iter().enumerate() {
            if queen == 0 {
                continue;
            }
            given.rows |= 1 << row;
            // A second queen in a row or in a column, or one on a diagonal of another, is not among
            // the columns that the other leaves: some row is left without any. On 4 × 4, a queen in
            // row 1 and column 2 leaves row 0 only column 0, so that one in row 0 and column 1
            // leaves this row none. A queen beyond the last column is not among all columns, so its
            // row is left without any as well. One beyond the last row is found below.
            for other in 0..MAX_TABLE_SIZE {
                given.allowed[other] &= match row.abs_diff(other) {
                    0 if queen.is_power_of_two() => queen,
                    0 => 0,
                    distance => !reach(queen.into(), distance) as u16,
                };
            }
        }
        let is_on_board = u32::from(given.rows) & !all_columns(size) == 0;
        let mut row = 0;
        // Each of the first `row` rows has a column left. The remainder is for the compiler, since
        // the size is at most `MAX_TABLE_SIZE`, which is 16.
        while row < size && given.allowed[row % MAX_TABLE_SIZE] != 0 {
            row += 1;
        }
        (is_on_board && row == size).then_some(given)
    }

    /// The column of the queen in a given row.
    pub(super) const fn column(&self, row: usize) -> u8 {
        self.allowed[row % MAX_TABLE_SIZE].trailing_zeros() as u8
    }

    /// The last given queen, its row and its column, that `solution` lacks.
    ///
    /// The last one, because Heap's order changes the last rows least: the most neighbours lack it,
    /// too, and an iteration advances over all of them. `solution` is of the size for which `new`
    /// was called, so it has all given rows.
    #[inline]
    pub(super) fn missing(&self, solution: &Placement) -> Option<(usize, u8)> {
        let mut given = self.rows;
        // `solution` has the queens of the given rows that are no longer in `given`.
        while let Some(row) = given.checked_ilog2() {
            let row = row as usize;
            if solution.column(row) != self.column(row) {
                return Some((row, self.column(row)));
            }
            given ^= 1 << row;
        }
        None
    }
}
