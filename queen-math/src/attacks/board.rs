//! Attacks of queens that come in any order.

use super::all_columns;
use crate::MAX_TABLE_SIZE;

/// The attacks of queens that come in any order, for sizes up to 16. Not public API.
///
/// `Attacks` is for a search that goes from row to row: its masks are those of one row, and a
/// step shifts them. Here any row can be asked for at any time, so a diagonal has the same bit in
/// every row: bit r + c for a diagonal, bit 15 − r + c for an anti-diagonal. Shifted right by r or
/// by 15 − r, bit c of the mask belongs to column c.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct BoardAttacks {
    /// The rows without a queen.
    open_rows: u16,
    /// The columns without a queen.
    open_columns: u16,
    /// The diagonals with a queen.
    diagonals: u32,
    /// The anti-diagonals with a queen.
    anti_diagonals: u32,
}

impl BoardAttacks {
    /// No queens on a board of `size` × `size`.
    #[inline]
    #[must_use]
    pub const fn none(size: usize) -> Self {
        let all = all_columns(size) as u16;
        Self { open_rows: all, open_columns: all, diagonals: 0, anti_diagonals: 0 }
    }

    /// The rows without a queen.
    #[inline]
    #[must_use]
    pub const fn open_rows(&self) -> u16 {
        self.open_rows
    }

    /// The columns without a queen.
    #[inline]
    #[must_use]
    pub const fn open_columns(&self) -> u16 {
        self.open_columns
    }

    /// The columns in which a square of `row` has no queen, is not attacked and is not `ruled_out`.
    ///
    /// With the last condition in here, a row that has a queen is answered without a look at it.
    #[inline]
    #[must_use]
    pub const fn free(&self, row: usize, ruled_out: u16) -> u16 {
        if self.open_rows >> row & 1 == 0 {
            return 0;
        }
        let diagonals = self.diagonals >> row | self.anti_diagonals >> (MAX_TABLE_SIZE - 1 - row);
        self.open_columns & !(diagonals as u16 | ruled_out)
    }

    /// Adds a queen.
    #[inline]
    pub const fn place(&mut self, row: usize, column: usize) {
        self.open_rows &= !(1 << row);
        self.open_columns &= !(1 << column);
        self.diagonals |= 1 << (row + column);
        self.anti_diagonals |= 1 << (MAX_TABLE_SIZE - 1 - row + column);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::reach;

    #[test]
    fn attacks_on_a_board_are_those_on_each_row() {
        for size in 1..=MAX_TABLE_SIZE {
            let all = all_columns(size) as u16;
            for (row, column) in (0..size).flat_map(|row| (0..size).map(move |c| (row, c))) {
                let mut attacks = BoardAttacks::none(size);
                assert!((0..size).all(|row| attacks.free(row, 0) == all));
                attacks.place(row, column);
                attacks.place(row, column); // once more, which changes nothing
                assert_eq!(attacks.open_rows(), all & !(1 << row));
                assert_eq!(attacks.open_columns(), all & !(1 << column));
                for other in 0..MAX_TABLE_SIZE {
                    let attacked = reach(1 << column, row.abs_diff(other)) as u16;
                    let free = if other == row || other >= size { 0 } else { all & !attacked };
                    assert_eq!(attacks.free(other, 0), free, "{size} {row} {column} {other}");
                }
            }
        }
    }
}
