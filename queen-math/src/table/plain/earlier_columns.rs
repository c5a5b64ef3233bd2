//! The columns that a row has before its own one in Heap's order, while the rows below it stay.
//!
//! For the columns 1, 3, 0, 2, row 3 has the order 3, 2, 1, 0, so it has had column 3 before its 2.
//! Row 2 has the order 0, 1, 3: none comes before its 0. Row 1 has had column 1 before its 3.
//!
//! Of two boards that agree in the rows below, the one whose column is an earlier one of the other
//! comes first. To ask that of a set of bits takes three instructions, and to find the digits of
//! both columns more than forty.

use crate::MAX_TABLE_SIZE;
use crate::order::ColumnOrder;

/// The earlier columns of each row above the last one, whose [block](super::blocks) is known. They
/// are found from the last row upwards, as far as they are asked for.
pub(super) struct EarlierColumns<'a> {
    columns: &'a [u8],
    /// The order of the highest row whose earlier columns are known; at first of the last row.
    order: ColumnOrder,
    /// A bit for each column.
    earlier: [u16; MAX_TABLE_SIZE],
}

impl<'a> EarlierColumns<'a> {
    /// Starts with these columns, of which there are from 1 to [`MAX_TABLE_SIZE`]. They need not be
    /// a permutation: above a row whose order lacks its column, orders and earlier columns are
    /// wrong.
    #[inline]
    pub(super) fn new(columns: &'a [u8]) -> Self {
        let order = ColumnOrder::of_row(columns.len() - 1);
        Self { columns, order, earlier: [0; MAX_TABLE_SIZE] }
    }

    /// A bit for each earlier column of `row`; none for the last row.
    ///
    /// In the example above, a call for row 1 finds that row 3 has 2 at digit 1, so row 2 has the
    /// order 0 1 3 and nothing before its 0, so row 1 has the order 1 3 and column 1 before its 3.
    /// A later call for row 2 returns what that one has found.
    #[inline]
    pub(super) fn of_row(&mut self, row: usize) -> u16 {
        let column = |row: usize| self.columns.get(row).copied().unwrap_or_default();
        // The rows from that of `order` on are known. The order of the row above follows from the
        // column of this one. If the order lacks that column, the shift is wrong, but below the
        // width of the word, so the order above is a wrong one, and nothing panics. The remainders
        // change no row: without them, the compiler would add code that panics.
        while self.order.row > row {
            let shift = self.order.shift_of_present(column(self.order.row));
            let above = self.order.above_shift(shift);
            self.earlier[above.row % MAX_TABLE_SIZE] = above.before(column(above.row));
            self.order = above;
        }
        self.earlier[row % MAX_TABLE_SIZE]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_documentation_is_right() {
        let mut earlier = EarlierColumns::new(&[1, 3, 0, 2]);
        assert_eq!([2, 1, 0].map(|row| earlier.of_row(row)), [0, 1 << 1, 0]);
        assert_eq!(ColumnOrder::of_row(3).before(2), 1 << 3);
        let mut earlier = EarlierColumns::new(&[2, 0, 3, 1, 4]);
        assert_eq!(earlier.of_row(3), 1 << 3 | 1 << 2);
    }

    #[test]
    fn earlier_columns_are_those_of_smaller_digits() {
        for first in 0..24_u64 {
            let board = crate::order::unrank(first, 4).unwrap();
            let mut earlier = EarlierColumns::new(board.columns());
            // From the top row on, so that all rows are found at once.
            for row in 0..3 {
                let mut expected = 0;
                for second in 0..first {
                    let other = crate::order::unrank(second, 4).unwrap();
                    if other.columns()[row + 1..] == board.columns()[row + 1..]
                        && other.column(row) != board.column(row)
                    {
                        expected |= 1 << other.column(row);
                    }
                }
                assert_eq!(earlier.of_row(row), expected, "{board:?}, row {row}");
            }
        }
    }
}
