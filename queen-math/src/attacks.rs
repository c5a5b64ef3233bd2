//! Attacks of queens on the squares of one row, as bit masks; bit c is column c.

use crate::MAX_TABLE_SIZE;

/// All columns of a board of `size` × `size`, for sizes up to 32.
///
/// ```
/// assert_eq!(queen_math::attacks::all_columns(8), 0xff);
/// ```
#[inline]
#[must_use]
pub const fn all_columns(size: usize) -> u32 {
    !u32::MAX.unbounded_shl(size as u32)
}

/// The columns that each of `queens` attacks in a row at this `distance` from its own, those beyond
/// the board included; its own column if the distance is 0.
///
/// ```
/// use queen_math::attacks::reach;
///
/// assert_eq!(reach(0b0000_1000, 0), 0b0000_1000);
/// assert_eq!(reach(0b0000_1000, 2), 0b0010_1010);
/// ```
#[inline]
#[must_use]
pub const fn reach(queens: u32, distance: usize) -> u32 {
    let distance = distance as u32;
    queens | queens.unbounded_shl(distance) | queens.unbounded_shr(distance)
}

/// The attacks on one row by queens in the rows below it, with one mask per direction.
///
/// From each row to the one above, a diagonal moves one column to the right and an anti-diagonal
/// one column to the left. A walk downwards, whose queens are in the rows above, swaps the two;
/// counts do not change.
///
/// The columns beyond the board count as attacked. The anti-diagonals have `SPARE` bits below
/// column 0. With as many spare bits as there are rows, up to 16, no bit is lost and a step can be
/// undone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attacks<const SPARE: u32 = 0> {
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
}

impl<const SPARE: u32> Attacks<SPARE> {
    /// No queens on a board of `size` × `size`.
    #[inline]
    pub(crate) const fn none(size: usize) -> Self {
        Self { columns: !all_columns(size), diagonals: 0, anti_diagonals: 0 }
    }

    /// The columns that are not attacked.
    #[inline]
    pub(crate) const fn free(self) -> u32 {
        !(self.columns | self.diagonals | self.anti_diagonals >> SPARE)
    }

    /// Whether there is a queen in each column.
    #[inline]
    pub(crate) const fn occupies_all(self) -> bool {
        self.columns == u32::MAX
    }

    /// The attacks on the next row once `queen` is placed in this one.
    #[inline]
    pub(crate) const fn next_row(self, queen: u32) -> Self {
        Self {
            columns: self.columns | queen,
            diagonals: (self.diagonals | queen) << 1,
            anti_diagonals: (self.anti_diagonals | queen << SPARE) >> 1,
        }
    }

    /// Undoes [`next_row`](Self::next_row).
    #[inline]
    pub(crate) const fn previous_row(self, queen: u32) -> Self {
        Self {
            columns: self.columns ^ queen,
            diagonals: self.diagonals >> 1 ^ queen,
            anti_diagonals: self.anti_diagonals << 1 ^ queen << SPARE,
        }
    }
}

/// The attacks of queens that come in any order, for sizes up to 16. Not public API.
///
/// [`Attacks`] is for a search that goes from row to row: its masks are those of one row, and a
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

/// Iterator over the columns of a mask from the left, each as a mask with one bit.
#[derive(Clone, Debug)]
pub(crate) struct Columns(pub(crate) u32);

impl Iterator for Columns {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let leftmost = self.0 & self.0.wrapping_neg();
        self.0 ^= leftmost;
        (leftmost != 0).then_some(leftmost)
    }
}

/// The columns of the left half of the board, and the middle column if `size` is odd.
pub(crate) const fn half_and_middle(size: usize) -> (u32, u32) {
    let half = all_columns(size / 2);
    (half, all_columns(size.div_ceil(2)) ^ half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attacks_spread_as_far_as_a_queen_reaches_and_can_be_undone() {
        for size in 1..=16 {
            for queen in Columns(all_columns(size)) {
                let (mut attacks, mut wide) = (Attacks::<0>::none(size), Attacks::<16>::none(size));
                let placed = |distance| if distance == 0 { queen } else { 0 };
                let free = |distance| all_columns(size) & !(reach(queen, distance));
                for distance in 0..size {
                    attacks = attacks.next_row(placed(distance));
                    wide = wide.next_row(placed(distance));
                    assert_eq!(attacks.free(), free(distance + 1), "{size} {queen:b} {distance}");
                    assert_eq!(wide.free(), free(distance + 1), "{size} {queen:b} {distance}");
                }
                for distance in (1..size).rev() {
                    wide = wide.previous_row(placed(distance));
                    assert_eq!(wide.free(), free(distance), "{size} {queen:b} {distance}");
                }
                assert_eq!(wide.previous_row(queen).free(), all_columns(size));
            }
        }
    }

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

    #[test]
    fn a_board_has_as_many_columns_as_rows() {
        for size in 0..=32 {
            assert_eq!(all_columns(size).trailing_ones() as usize, size);
            let (half, middle) = half_and_middle(size);
            assert_eq!(half.count_ones() as usize, size / 2);
            assert_eq!(half + middle, all_columns(size.div_ceil(2)));
        }
    }
}
