//! The order in which a row receives its columns.
//!
//! Let row r have the order s₀, s₁, …, sᵣ. Between two of them, Heap's algorithm runs through all
//! permutations of the rows above, which rearranges these rows, and swaps row r with a row above.
//! What the rows above then hold determines the order of row r − 1, by one of two shuffles:
//!
//! - If r is even, the rearrangement is the same each time, and the swap is with row 0. So each step
//!   does to sᵢ₊₁ what the one before did to sᵢ: at digit d, the order above is that at digit 0,
//!   sᵣ₋₁, …, s₁, sᵣ, with each index raised by d, modulo r + 1.
//! - If r is odd, the rearrangement exchanges the ends, rows 0 and r − 1, and the swap is with row d.
//!   Let u₀, …, uᵣ₋₁ be the order without the column at digit d. At digit d, rows 1 to r − 2 hold
//!   u₁, …, uᵣ₋₂, and the ends hold uᵣ₋₁ and u₀, exchanged if d is odd. For an even m from 4 on, rows
//!   0 to m that hold c₀, …, cₘ give row m the order cₘ, cₘ₋₃, …, c₁, cₘ₋₂, cₘ₋₁, c₀.
//!
//! For example, of a board of size 6, row 5 has the order 5 4 1 2 3 0. At digit 2, with a queen in
//! column 1, the rows above hold 0 4 2 3 5. So row 4 has the order 5 4 2 3 0, and row 3 has the order
//! 3 2 4 0 at its digit 0, then 0 3 2 5 at digit 1.

use super::{finish_rows, next_queen};
use crate::{MAX_TABLE_SIZE, Placement};

/// The order in which a row receives its columns, while Heap's algorithm runs through all
/// permutations of the rows from the top one down to this one.
///
/// The row's digit is the index of its column in this order. Each row's column order follows from
/// that of the row below in a few shifts.
///
/// ```
/// use queen_math::order::ColumnOrder;
///
/// let last = ColumnOrder::of_last_row(4).unwrap();
/// assert_eq!([0, 1, 2, 3].map(|digit| last.column(digit)), [3, 2, 1, 0]);
///
/// let above = last.above(2); // with a queen in column 1
/// assert_eq!([0, 1, 2].map(|digit| above.column(digit)), [3, 2, 0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnOrder {
    pub(crate) row: usize,
    /// Four bits per column, by ascending digits for an even row, by descending ones for an odd
    /// row: both shuffles reverse most of the order.
    pub(crate) columns: u64,
}

/// The column order of each row when it is the last row of a board.
const LAST_ROWS: [u64; MAX_TABLE_SIZE] = {
    let mut last_rows = [0; MAX_TABLE_SIZE];
    let mut row = 0;
    while row < MAX_TABLE_SIZE {
        let mut placement = Placement::identity(MAX_TABLE_SIZE).unwrap();
        let mut digit = 0;
        while digit <= row {
            let shift = ColumnOrder { row, columns: 0 }.shift(digit);
            last_rows[row] |= (placement.column(row) as u64) << shift;
            finish_rows(&mut placement, row);
            next_queen(&mut placement, row, digit);
            digit += 1;
        }
        row += 1;
    }
    last_rows
};

/// Whether to prefer 32-bit shifts, because 64-bit shifts compile to calls.
const SHORT_SHIFTS: bool = cfg!(not(target_pointer_width = "64"));

impl ColumnOrder {
    /// The column order of the last row of a board; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`].
    #[inline]
    #[must_use]
    pub const fn of_last_row(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE { None } else { Some(Self::of_row(size - 1)) }
    }

    /// The column order of `row` when it is the last row of a board.
    #[inline]
    pub(crate) const fn of_row(row: usize) -> Self {
        Self { row, columns: LAST_ROWS[row % MAX_TABLE_SIZE] }
    }

    /// The row.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        self.row
    }

    /// The column that the row has at `digit`, from 0 to the row's index. Larger digits are treated
    /// as the row's index.
    #[inline]
    #[must_use]
    pub const fn column(self, digit: usize) -> u8 {
        self.column_at(self.shift(self.clamp(digit)))
    }

    /// The column in the four bits at `shift`.
    #[inline]
    pub(crate) const fn column_at(self, shift: u32) -> u8 {
        if SHORT_SHIFTS && self.row < 8 {
            (self.columns as u32 >> shift & 0xf) as u8
        } else {
            (self.columns >> shift & 0xf) as u8
        }
    }

    /// The digit at which the row has `column`.
    #[inline]
    #[must_use]
    pub const fn digit(self, column: u8) -> usize {
        self.digit_at(self.shift_of(column))
    }

    /// The digit of the column at `shift`.
    #[inline]
    pub(crate) const fn digit_at(self, shift: u32) -> usize {
        let shift = shift as usize / 4;
        if self.row % 2 == 1 { self.row - shift } else { shift }
    }

    /// The column order of the row above, while this row is at `digit`. Returns the order itself if
    /// this is the top row.
    #[inline]
    #[must_use]
    pub const fn above(self, digit: usize) -> Self {
        if self.row == 0 { self } else { self.above_shift(self.shift(self.clamp(digit))) }
    }

    /// The column order of the row above, if there is one, while this row has the column at
    /// `shift`.
    #[inline]
    pub(crate) const fn above_shift(self, shift: u32) -> Self {
        if self.row % 2 == 1 { self.above_odd(shift) } else { self.above_even(shift) }
    }

    /// The digit at which the row has `column`, and the column order of the row above.
    #[inline]
    pub(crate) const fn find(self, column: u8) -> (usize, Self) {
        let shift = self.shift_of(column);
        (self.digit_at(shift), self.above_shift(shift))
    }

    /// The column that the row has at `digit`, which is at most the row, and the column order of
    /// the row above.
    #[inline]
    pub(crate) const fn take(self, digit: usize) -> (u8, Self) {
        if self.row % 2 == 1 {
            let shift = 4 * (self.row - digit) as u32;
            (self.column_at(shift), self.above_odd(shift))
        } else {
            let shift = 4 * digit as u32;
            (self.column_at(shift), self.above_even(shift))
        }
    }

    #[inline]
    const fn above_odd(self, shift: u32) -> Self {
        let last = 4 * self.row as u32;
        let columns = if SHORT_SHIFTS && self.row < 8 {
            above_odd_u32(self.columns as u32, last, shift) as u64
        } else {
            above_odd_u64(self.columns, last, shift)
        };
        Self { row: self.row - 1, columns }
    }

    #[inline]
    const fn above_even(self, shift: u32) -> Self {
        let last = 4 * self.row as u32;
        let columns = if SHORT_SHIFTS && self.row < 8 {
            above_even_u32(self.columns as u32, last, shift) as u64
        } else {
            above_even_u64(self.columns, last, shift)
        };
        Self { row: self.row - 1, columns }
    }

    /// The first or, backwards, the last of `columns` in this order; 0 if it has none of them.
    #[inline]
    pub(crate) const fn first_of(self, columns: u16, forwards: bool) -> u8 {
        let last = 4 * self.row as u32;
        let ascending = forwards == self.row.is_multiple_of(2);
        let (mut shift, step) = if ascending { (0, 4) } else { (last, 4_u32.wrapping_neg()) };
        while shift <= last {
            let column = self.column_at(shift);
            if columns >> column & 1 == 1 {
                return column;
            }
            shift = shift.wrapping_add(step);
        }
        0
    }

    #[inline]
    const fn clamp(self, digit: usize) -> usize {
        if digit < self.row { digit } else { self.row }
    }

    /// The shift of the column for `digit`, which is at most the row.
    #[inline]
    pub(crate) const fn shift(self, digit: usize) -> u32 {
        4 * if self.row % 2 == 1 { self.row - digit } else { digit } as u32
    }

    /// The shift of a column, or that of the last one if the order has no such column.
    #[inline]
    pub(crate) const fn shift_of(self, column: u8) -> u32 {
        let all = (column as u32 & 0xf) * 0x1111_1111;
        let shift = if SHORT_SHIFTS {
            match shift_of_zero_u32(self.columns as u32 ^ all) {
                32 if self.row >= 8 => 32 + shift_of_zero_u32((self.columns >> 32) as u32 ^ all),
                shift => shift,
            }
        } else {
            shift_of_zero_u64(self.columns ^ ((all as u64) << 32 | all as u64))
        };
        let last = 4 * self.row as u32;
        if shift > last { last } else { shift }
    }
}

/// Functions for the column order above an odd and above an even row, whose last column is at
/// `last`, and for the shift of the lowest nibble that is zero.
macro_rules! above {
    ($above_odd:ident, $above_even:ident, $shift_of_zero:ident, $uint:ty) => {
        #[inline]
        const fn $shift_of_zero(nibbles: $uint) -> u32 {
            const ONES: $uint = <$uint>::MAX / 0xf;
            let found = nibbles.wrapping_sub(ONES) & !nibbles & (8 * ONES);
            found.trailing_zeros() & !3
        }

        #[inline]
        const fn $above_odd(columns: $uint, last: u32, shift: u32) -> $uint {
            let moved = (columns ^ columns >> 4) >> shift << shift;
            let others = columns ^ moved;
            let last = last - 4;
            // The ends are exchanged by the order of row m if d is even, and once more if d is odd.
            let ends = if shift & 4 == 0 { 0 } else { (others ^ others >> last) & 0xf };
            let exchange = ends | ends << last;
            if last <= 8 {
                return others ^ exchange;
            }
            // Between them, cₘ₋₁ and cₘ₋₂ move to the end and trade places.
            let end = 1 << (last - 8);
            let two = others >> 8 & 0xf | others & 0xf0;
            let middle = others >> 8 & (end - 0x10) | two << (last - 8);
            (others & !((end << 8) - 0x10) | middle) ^ exchange
        }

        #[inline]
        const fn $above_even(columns: $uint, last: u32, shift: u32) -> $uint {
            // The order from s_d on. Its last column, s_d₋₁, replaces s_d at the front.
            let rotated = columns >> shift | columns << (last + 4 - shift);
            rotated & ((1 << last) - 0x10) | rotated >> last & 0xf
        }
    };
}

above!(above_odd_u32, above_even_u32, shift_of_zero_u32, u32);
above!(above_odd_u64, above_even_u64, shift_of_zero_u64, u64);

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares the functions for 32 bits with those for 64 in a column order and in those of the
    /// rows above.
    fn check(order: ColumnOrder) {
        let columns = order.columns as u32;
        let last = 4 * order.row as u32;
        for column in 0..=7 {
            let shift = shift_of_zero_u32(columns ^ (column * 0x1111_1111)).min(last);
            assert_eq!(shift, order.shift_of(column as u8), "{order:?}, {column}");
        }
        if order.row == 0 {
            return;
        }
        for shift in (0..=last).step_by(4) {
            let above = if order.row % 2 == 1 { above_odd_u32 } else { above_even_u32 };
            let expected = order.above_shift(shift);
            assert_eq!(u64::from(above(columns, last, shift)), expected.columns, "{order:?}");
            check(expected);
        }
    }

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let columns = |order: ColumnOrder| (0..=order.row).map(move |digit| order.column(digit));
        let five = ColumnOrder::of_row(5);
        assert!(columns(five).eq([5, 4, 1, 2, 3, 0]));
        let four = five.above(2);
        assert!(columns(four).eq([5, 4, 2, 3, 0]));
        assert!(columns(four.above(0)).eq([3, 2, 4, 0]));
        assert!(columns(four.above(1)).eq([0, 3, 2, 5]));
    }

    #[test]
    fn short_shifts_do_the_same() {
        check(ColumnOrder::of_row(7));
    }
}
