//! Attacks of queens on the squares of one row, as bit masks whose bit c is column c.

mod board;
mod pairs;

#[doc(hidden)]
pub use board::BoardAttacks;
#[doc(hidden)]
pub use pairs::{pairs, try_for_each_pair};

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
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Attacks<const SPARE: u32 = 0> {
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
}

impl<const SPARE: u32> Attacks<SPARE> {
    /// No queens on a board of `size` × `size`.
    #[inline]
    #[must_use]
    pub const fn none(size: usize) -> Self {
        Self { columns: !all_columns(size), diagonals: 0, anti_diagonals: 0 }
    }

    /// The columns that are not attacked.
    #[inline]
    #[must_use]
    pub const fn free(self) -> u32 {
        !(self.columns | self.diagonals | self.anti_diagonals >> SPARE)
    }

    /// The columns that are attacked along a diagonal or an anti-diagonal.
    #[inline]
    pub(crate) const fn along_diagonals(self) -> u32 {
        self.diagonals | self.anti_diagonals >> SPARE
    }

    /// Whether there is a queen in each column.
    #[inline]
    #[must_use]
    pub const fn occupies_all(self) -> bool {
        self.columns == u32::MAX
    }

    /// The attacks on the next row once `queen` is placed in this one.
    #[inline]
    #[must_use]
    pub const fn next_row(self, queen: u32) -> Self {
        Self {
            columns: self.columns | queen,
            diagonals: (self.diagonals | queen) << 1,
            anti_diagonals: (self.anti_diagonals | queen << SPARE) >> 1,
        }
    }

    /// Undoes [`next_row`](Self::next_row) if there are spare bits for the anti-diagonals that have
    /// left the board.
    #[inline]
    pub(crate) const fn previous_row(self, queen: u32) -> Self {
        Self {
            columns: self.columns ^ queen,
            diagonals: self.diagonals >> 1 ^ queen,
            anti_diagonals: self.anti_diagonals << 1 ^ queen << SPARE,
        }
    }
}

/// Iterator over the columns of a mask from the left, each as a mask with one bit.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Columns(pub u32);

impl Iterator for Columns {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let leftmost = self.0 & self.0.wrapping_neg();
        self.0 ^= leftmost;
        (leftmost != 0).then_some(leftmost)
    }
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
    fn a_board_has_as_many_columns_as_rows() {
        for size in 0..=32 {
            assert_eq!(all_columns(size).trailing_ones() as usize, size);
        }
    }
}
