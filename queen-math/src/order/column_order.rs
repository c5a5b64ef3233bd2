//! The order in which a row receives its columns.
//!
//! Let row r have the column order s₀, s₁, …, sᵣ: its column is sᵢ at digit i. Between two digits,
//! Heap's algorithm runs through all permutations of the rows above, which rearranges these rows,
//! and swaps the queen of row r with that of a row above. The rearrangements and the swaps are in
//! the documentation of `finish_rows` and `next_queen`. From them follows the column order of a row
//! that holds cᵣ, when the rows above it hold c₀ to cᵣ₋₁ and begin with their first permutation:
//!
//! - cᵣ, cᵣ₋₁, c₁, c₂, …, cᵣ₋₂, c₀ if r is odd, and c₁, c₀ for row 1;
//! - cᵣ, cᵣ₋₃, cᵣ₋₄, …, c₁, cᵣ₋₂, cᵣ₋₁, c₀ if r is even and at least 4, c₂, c₁, c₀ for row 2, and
//!   c₀ for row 0.
//!
//! For an odd r, say 5, each run through rows 0 to 4 exchanges the queens of rows 0 and 4. The
//! first swap, with row 0, therefore takes c₄. The next three are with rows 1, 2 and 3, whose
//! queens c₁, c₂ and c₃ no run has moved. Meanwhile each run takes c₀ from row 0 to row 4 or back;
//! after the fifth one it is in row 4, where the last swap takes it. For an even r, each run and
//! its swap move all queens one step along a cycle, so row r receives them in the reverse order of
//! the cycle.
//!
//! So if the digit of row r is known, the column order of row r − 1 is known too. It is one of two
//! shuffles of the column order of row r:
//!
//! - If r is even, each run through the rows above rearranges them in the same way, and the swap is
//!   with row 0. So a row that begins one run with sᵢ begins the next one with sᵢ₊₁, where s₀
//!   follows sᵣ. At digit 0, the two orders listed first show that row r − 1 has the order sᵣ₋₁, …,
//!   s₁, sᵣ. At digit d, each index is greater by d, modulo r + 1.
//! - If r is odd, the run exchanges the ends, rows 0 and r − 1, and the swap at digit i is with row
//!   i. Let u₀, …, uᵣ₋₁ be the order without the column at digit d. At digit d, rows 1 to r − 2
//!   hold u₁, …, uᵣ₋₂. The ends, rows 0 and r − 1, hold uᵣ₋₁ and u₀ if d is even, and u₀ and uᵣ₋₁
//!   if d is odd. These are the cᵢ of the even row r − 1, whose order is listed first.
//!
//! For example, row 5 of a board of size 6 has the order 5 4 1 2 3 0.
//!
//! 1. At digit 2 it has column 1. The order without it is u = 5 4 2 3 0. As 5 is odd and 2 even,
//!    rows 0 to 4 hold u₄ u₁ u₂ u₃ u₀ = 0 4 2 3 5. Row 4 is even: it has the order c₄ c₁ c₂ c₃ c₀,
//!    which is 5 4 2 3 0.
//! 2. Row 4 is even, and s = 5 4 2 3 0. At its digit 0, row 3 has the order s₃ s₂ s₁ s₄, which is
//!    3 2 4 0. At its digit 1, with column 4, each index is greater by 1: s₄ s₃ s₂ s₀, or 0 3 2 5.
//!
//! # Columns in a word
//!
//! The columns of an order are nibbles, groups of four bits, of one `u64`. Both shuffles move most
//! columns by the same number of nibbles, so a few shifts replace a loop:
//!
//! - An even row has its first column in the lowest nibble, an odd row its last one. Of two
//!   neighbouring rows, one is even and one odd: columns that a shuffle reverses keep their order
//!   in the word.
//! - If r is even, the word is rotated until the column at digit d is in the lowest nibble. The
//!   order of row r − 1 reverses the others, so all of them are in place but one.
//! - If r is odd, the column at digit d is removed. The order of row r − 1 reverses c₁ to cᵣ₋₄, so
//!   these move down together, and the few others one by one.
//!
//! Row 5 above is stored as 0x541230, row 4 as 0x03245 and row 3, at digit 1 of row 4, as 0x0325.
#![expect(clippy::inline_always, reason = "a macro asks for columns without optimization")]

use crate::MAX_TABLE_SIZE;

/// The order in which a row receives its columns, while Heap's algorithm runs through all
/// permutations of the rows from the top one down to this one.
///
/// The row's digit is the index of its column in this order. Each row's column order follows from
/// that of the row below in a few shifts. In the example, the last of four rows has column 1 at
/// digit 2, and then the row above it has the columns 3, 2 and 0, in this order.
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
    /// From 0 to 15, so that a shift by four bits per row is below the width of the word.
    pub(crate) row: usize,
    /// Four bits per column, by ascending digits for an even row, by descending ones for an odd
    /// row: both shuffles reverse most of the order. The bits above the last column are zero.
    pub(crate) columns: u64,
}

/// The column order of each row when it is the last row of a board: the two orders listed first,
/// where cᵢ is i. The digits of an odd row are read from left to right, those of an even row from
/// right to left: row 5 has the columns 5 4 1 2 3 0, row 4 has 4 1 2 3 0.
///
/// The numbers are written out, because each crate that uses a constant computes it again. A test
/// compares them with what Heap's algorithm does.
const LAST_ROWS: [u64; MAX_TABLE_SIZE] = [
    0x0,
    0x10,
    0x012,
    0x3210,
    0x0_3214,
    0x54_1230,
    0x054_1236,
    0x7612_3450,
    0x0_7612_3458,
    0x98_1234_5670,
    0x098_1234_567a,
    0xba12_3456_7890,
    0x0_ba12_3456_789c,
    0xdc_1234_5678_9ab0,
    0x0dc_1234_5678_9abe,
    0xfe12_3456_789a_bcd0,
];

/// Whether to prefer 32-bit shifts, because 64-bit shifts compile to calls. The column order of a
/// row below 8 fits into 32 bits.
const SHORT_SHIFTS: bool = cfg!(not(target_pointer_width = "64"));

impl ColumnOrder {
    /// The column order of the last row of a board; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`].
    #[inline]
    #[must_use]
    pub const fn of_last_row(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE { None } else { Some(Self::of_row(size - 1)) }
    }

    /// The column order of `row` when it is the last row of a board. The remainder is for the
    /// compiler, which would add code that panics: no board has a row from [`MAX_TABLE_SIZE`] on.
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
    #[inline(always)]
    #[must_use]
    pub const fn column(self, digit: usize) -> u8 {
        self.column_at(self.shift(self.clamp(digit)))
    }

    /// The column in the four bits at `shift`, which is four times an index from 0 to the row's.
    #[inline(always)]
    pub(crate) const fn column_at(self, shift: u32) -> u8 {
        if SHORT_SHIFTS && self.row < 8 {
            (self.columns as u32 >> shift & 0xf) as u8
        } else {
            (self.columns >> shift & 0xf) as u8
        }
    }

    /// The digit at which the row has `column`; any digit of the row if it has no such column.
    #[inline]
    #[must_use]
    pub const fn digit(self, column: u8) -> usize {
        self.digit_at(self.shift_of(column))
    }

    /// The digit of the column at `shift`.
    ///
    /// [`find`](Self::find) may have a shift beyond that of the last column. Then the digit is any
    /// number, and the difference wraps.
    #[inline]
    pub(crate) const fn digit_at(self, shift: u32) -> usize {
        let shift = shift as usize / 4;
        if self.row % 2 == 1 { self.row.wrapping_sub(shift) } else { shift }
    }

    /// The column order of the row above, while this row is at `digit`. Returns the order itself if
    /// this is the top row.
    #[inline]
    #[must_use]
    pub const fn above(self, digit: usize) -> Self {
        if self.row == 0 { self } else { self.above_shift(self.shift(self.clamp(digit))) }
    }

    /// The column order of the row above while this row has the column at `shift`. There has to be
    /// a row above: from row 0, the row's index would wrap.
    #[inline]
    pub(crate) const fn above_shift(self, shift: u32) -> Self {
        if self.row % 2 == 1 { self.above_odd(shift) } else { self.above_even(shift) }
    }

    /// The digit at which the row has `column`, and the column order of the row above, which there
    /// has to be. In one function, so that the column is looked for once.
    ///
    /// If the row does not have the column, the digit and the order are wrong. Only
    /// [`rank`](super::rank) asks for such a column, if its placement is no permutation, and the
    /// result may then be any number.
    #[inline]
    pub(crate) const fn find(self, column: u8) -> (usize, Self) {
        let shift = self.shift_of_present(column);
        (self.digit_at(shift), self.above_shift(shift))
    }

    /// The column that the row has at `digit`, which is at most the row, and the column order of
    /// the row above, which there has to be. In one function, so that the parity is asked for once.
    #[inline]
    pub(crate) const fn take(self, digit: usize) -> (u8, Self) {
        if self.row % 2 == 1 {
            let shift = 4 * (self.row - digit) as u32;
            (self.column_at(shift), self.above_shift(shift))
        } else {
            let shift = 4 * digit as u32;
            (self.column_at(shift), self.above_shift(shift))
        }
    }

    /// [`above_shift`](Self::above_shift) for an odd row.
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

    /// [`above_shift`](Self::above_shift) for an even row other than 0, whose row − 1 would wrap.
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

    /// The first or, backwards, the last of `columns` in this order, as a mask; if it has none of
    /// them, the lowest of `columns`; 1 if `columns` is 0.
    ///
    /// Ascending digits are ascending shifts in an even row, and descending ones in an odd row. Row
    /// 5 has the order 5 4 1 2 3 0, stored as 0x541230. Of the columns 0 and 1 the first is 1,
    /// found by going down from shift 20; the last is 0, found at once by going up from shift 0.
    ///
    /// The search of a ranked table calls it for a row with several free columns, and removes the
    /// one that it gets from them. All of them are in the row's order. But the search must end with
    /// a wrong order, too, so what it gets is always one of them.
    #[inline]
    pub(crate) const fn first_of(self, columns: u32, backwards: bool) -> u32 {
        let last = 4 * self.row as u32;
        let descending = (self.row as u32 ^ backwards as u32) & 1;
        let (mut shift, step) = (descending * last, 4_u32.wrapping_sub(8 * descending));
        // None of the columns before `shift`, in this direction, is one of `columns`. One condition
        // ends both directions: a step down from 0 wraps to a large number.
        while shift <= last {
            let column = 1 << self.column_at(shift);
            if columns & column != 0 {
                return column;
            }
            shift = shift.wrapping_add(step);
        }
        // Never 0: the compiler takes from it that whoever asks for the column's number needs no
        // code for a mask without one.
        let lowest = columns & columns.wrapping_neg();
        if lowest == 0 { 1 } else { lowest }
    }

    /// The columns that the row has before this one, a bit each.
    ///
    /// A look-up in a plain table compares a solution that it has found with the one that it seeks.
    /// In the last row in which they differ, the one found comes first if its column there is among
    /// these of the one sought: a bit to test, instead of a digit to find for each comparison. In a
    /// ranked table, they lead to the solutions before one in its subtree.
    ///
    /// They are below the column in the word of an even row, and above it in that of an odd one.
    /// Row 5, stored as 0x541230, has 5, 4 and 1 before 2, so the bits are 0b110010. If the row
    /// does not have the column, they are those before its column at the highest shift; for a
    /// number that is no column, those before some column.
    #[inline]
    pub(crate) const fn before(self, column: u8) -> u16 {
        let shift = self.shift_of(column);
        // Two shifts, because the nibble above the highest one of row 15 is at 64.
        let mut rest = if self.row % 2 == 1 { self.columns >> shift >> 4 } else { self.columns };
        let mut digit = self.digit_at(shift);
        let mut before = 0;
        // `digit` columns are missing in `before`; they are the lowest nibbles of `rest`. Above
        // them, the `rest` of an even row has this column and those after it.
        while digit > 0 {
            before |= 1 << (rest & 0xf);
            rest >>= 4;
            digit -= 1;
        }
        before
    }

    /// The digit, or the row's index if it is larger, so that no shift is too large for the word.
    #[inline(always)]
    const fn clamp(self, digit: usize) -> usize {
        if digit < self.row { digit } else { self.row }
    }

    /// The shift of the column for `digit`, which is at most the row.
    #[inline(always)]
    pub(crate) const fn shift(self, digit: usize) -> u32 {
        4 * if self.row % 2 == 1 { self.row - digit } else { digit } as u32
    }

    /// The shift of a column. If the row has no such column, it is the highest shift, so that
    /// damaged bytes never lead beyond the order.
    ///
    /// Above the last column are zeros, which look like column 0. If the order has this column, it
    /// is found first, because it is lower. Otherwise the shift is beyond the last one and is
    /// replaced. A damaged byte from 16 on is no column: its shift is any one of the order.
    #[inline]
    pub(crate) const fn shift_of(self, column: u8) -> u32 {
        let shift = self.shift_of_present(column);
        let last = 4 * self.row as u32;
        if shift > last { last } else { shift }
    }

    /// The shift of a column that the row has. If it does not have the column, the shift is beyond
    /// the last one, but below the width of the word; of a number from 16 on, it is any one below
    /// that width.
    ///
    /// `all` has the column in each nibble, so the exclusive or with it has a zero where the column
    /// is. For column 3 in 0x0325, that is 0x0325 ^ 0x3333 = 0x3016. The lowest nibble that is zero
    /// is at shift 8.
    #[inline(always)]
    pub(crate) const fn shift_of_present(self, column: u8) -> u32 {
        if SHORT_SHIFTS {
            let all = (column as u32).wrapping_mul(0x1111_1111);
            match shift_of_zero_u32(self.columns as u32 ^ all) {
                // 29 means that the lower eight nibbles have no zero.
                29 if self.row >= 8 => 32 + shift_of_zero_u32((self.columns >> 32) as u32 ^ all),
                shift => shift,
            }
        } else {
            let all = (column as u64).wrapping_mul(0x1111_1111_1111_1111);
            shift_of_zero_u64(self.columns ^ all)
        }
    }
}

/// Functions for the column order above an odd and above an even row, whose highest nibble is at
/// the shift `last`, and for the shift of the lowest nibble that is zero.
macro_rules! above {
    ($above_odd:ident, $above_even:ident, $shift_of_zero:ident, $uint:ty) => {
        /// The shift of the lowest nibble that is zero; 3 less than the width of the type if there
        /// is none.
        ///
        /// Subtracting 1 from a nibble sets its highest bit if the nibble was zero, by a borrow, or
        /// more than 8. The latter have the highest bit before, which `!nibbles` removes. A borrow
        /// can also change the nibbles above it, but not those below, so the lowest bit is right.
        /// This is the test for a zero byte in S. E. Anderson's "Bit Twiddling Hacks", with
        /// nibbles.
        #[inline(always)]
        const fn $shift_of_zero(nibbles: $uint) -> u32 {
            // 0x1 in each nibble, and 0x8 for the highest bits.
            const ONES: $uint = <$uint>::MAX / 0xf;
            let found = nibbles.wrapping_sub(ONES) & !nibbles & (8 * ONES);
            // The highest bit of the nibble at shift 8 is bit 11. Without a zero, the number of
            // trailing zeros is the width of the type, so the difference is not negative.
            found.trailing_zeros() - 3
        }

        /// The column order above an odd row r while it has the column at `shift`. Of a column that
        /// the row does not have, the shift is beyond `last`, but below the width of the word, and
        /// the order is a wrong one.
        ///
        /// Above row 5, stored as 0x541230, at digit 2 with column 1, so at shift 12: `others` is
        /// 0x54230. Its ends, 5 and 0, are exchanged. Of the nibbles between them, 0x423, 4 moves
        /// down by two, and 2 and 3 come above it: 0x324. So the order is stored as 0x03245.
        #[inline(always)]
        const fn $above_odd(columns: $uint, last: u32, shift: u32) -> $uint {
            // A nibble from `shift` on is replaced by the one above it: x ^ (x ^ y) is y.
            let moved = (columns ^ columns >> 4) >> shift << shift;
            // The order u without the column at `shift`. From here on, `last` belongs to the row
            // above, m = r − 1. Nibble i has u of index m − i: `front`, the lowest nibble, is uₘ,
            // and `end`, nibble m, is u₀.
            let others = columns ^ moved;
            let last = last - 4;
            // cₘ belongs into the lowest nibble and c₀ into the highest. If d is even, cₘ = u₀ and
            // c₀ = uₘ, which have to be exchanged. If d is odd, they are in place. `shift` is
            // 4 · (r − d) and r is odd, so d is odd if bit 2 of `shift` is zero.
            let front = others & 0xf;
            if last == 0 {
                return front;
            }
            let end = others >> last;
            let exchange = if shift & 4 == 0 { 0 } else { front ^ end };
            // Between the ends, nibbles 1 to m − 1 have cₘ₋₁, cₘ₋₂, cₘ₋₃, …, c₁, and have to have
            // cₘ₋₃, …, c₁, cₘ₋₂, cₘ₋₁. So all but two move down by two nibbles, and with them the
            // end, u₀, to nibble m − 2, where it does not belong.
            let down = others >> 8 & !0xf;
            // The two are cₘ₋₂ in nibble 2 and cₘ₋₁ in nibble 1. They move to the nibbles m − 2 and
            // m − 1, and the exclusive or with `end` takes u₀ away from the former. Above row 3, m
            // is 2: nibble m − 2 is the front, which has to stay. Nibble 2 is the end then, so that
            // its exclusive or with `end` is 0 and changes nothing.
            let two = (others >> 8 ^ end) & 0xf | others & 0xf0;
            // `front ^ exchange` is cₘ, and `end ^ exchange` is c₀, for nibble m.
            //
            // Above row 5 in the example, `others` is 0x54230, the front 0, the end 5, and as d is
            // even, `exchange` is 5. `down` is 0x540, in which 5 is u₀; with cₘ it is 0x545. `two`
            // is 0x37, in which 7 is 2 ^ 5; with c₀ = 0 and in its place it is 0x03700. The
            // exclusive or of the two is 0x03245.
            (down | front ^ exchange) ^ (two ^ (end ^ exchange) << 8) << (last - 8)
        }

        /// The column order above an even row r from 2 on while it has the column at `shift`.
        ///
        /// Above row 4, stored as 0x03245, at digit 1 with column 4, so at shift 4: `rotated` ends
        /// in 0x50324. Its nibbles 1 to 3 stay, nibble 4 replaces nibble 0, and 0x0325 is stored.
        #[inline(always)]
        const fn $above_even(columns: $uint, last: u32, shift: u32) -> $uint {
            // The order from s_d on, s_d in nibble 0. Its last column, s_d₋₁ in nibble r, replaces
            // s_d there. No shift is too large: the largest even row in 64 bits is 14, and in 32
            // bits it is 6, so `last` + 4 is at most 60 or 28. Only the shift of a column that the
            // row does not have is greater. Then the difference wraps, and the order is a wrong
            // one.
            let rotated = columns >> shift | columns.wrapping_shl((last + 4).wrapping_sub(shift));
            // Nibbles 1 to r − 1, and the last column. Both masks cut off what is above nibble r.
            rotated & ((1 << last) - 0x10) | rotated >> last & 0xf
        }
    };
}

above!(above_odd_u32, above_even_u32, shift_of_zero_u32, u32);
above!(above_odd_u64, above_even_u64, shift_of_zero_u64, u64);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Placement;
    use crate::order::{finish_rows, next_queen};

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

    /// For each digit, takes the rows above to the end of their permutations and swaps the next
    /// queen in. The swap after the last digit is not used.
    #[test]
    fn last_rows_are_those_of_heaps_algorithm() {
        for row in 0..MAX_TABLE_SIZE {
            let mut placement = Placement::identity(row + 1).unwrap();
            let order = ColumnOrder::of_row(row);
            for digit in 0..=row {
                assert_eq!(order.column(digit), placement.column(row), "row {row}, digit {digit}");
                finish_rows(&mut placement, row);
                next_queen(&mut placement, row, digit);
            }
            assert_eq!(
                order.columns.checked_shr(4 * (row as u32 + 1)).unwrap_or(0),
                0,
                "row {row}"
            );
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
        let three = four.above(1);
        assert_eq!([five, four, three].map(|order| order.columns), [0x54_1230, 0x0_3245, 0x0325]);
        assert_eq!((five.shift(2), four.shift(1), three.shift_of(3)), (12, 4, 8));
        assert_eq!([false, true].map(|backwards| five.first_of(0b11, backwards)), [0b10, 0b01]);
        assert_eq!(three.first_of(0b1_0010, false), 0b0010);
        assert_eq!((five.before(2), four.before(2)), (0b11_0010, 0b11_0000));
        assert_eq!(ColumnOrder::of_row(2).columns, 0x012);
        assert_eq!(above_odd_u64(five.columns, 20, 12), 0x0_3245);
        assert_eq!((shift_of_zero_u64(u64::MAX), shift_of_zero_u32(u32::MAX)), (61, 29));
    }

    #[test]
    fn short_shifts_do_the_same() {
        check(ColumnOrder::of_row(7));
    }
}
