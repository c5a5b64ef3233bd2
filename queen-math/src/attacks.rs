//! Bit masks of the attacked squares in a row; bit c is column c.

/// The squares of one row that queens in the rows before it attack, with one mask per direction.
///
/// From each row to the one below, a diagonal moves one column to the left and an anti-diagonal one
/// column to the right. A walk from the last row up sees the board upside down: the two directions
/// are exchanged, and the number of placements is the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attacks {
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
}

impl Attacks {
    pub(crate) const NONE: Self = Self { columns: 0, diagonals: 0, anti_diagonals: 0 };

    /// The attacks on the next row once `queen` is placed in this one.
    #[inline]
    pub(crate) const fn next_row(self, queen: u32) -> Self {
        Self {
            columns: self.columns | queen,
            diagonals: (self.diagonals | queen) >> 1,
            anti_diagonals: (self.anti_diagonals | queen) << 1,
        }
    }

    /// Whether there is a queen in each of `columns`.
    #[inline]
    pub(crate) fn occupies_all(self, columns: u32) -> bool {
        self.columns == columns
    }

    /// The attacked squares.
    #[inline]
    pub(crate) const fn attacked(self) -> u32 {
        self.columns | self.diagonals | self.anti_diagonals
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

/// All columns of a board of `size` × `size`, for sizes from 1 to 32.
pub(crate) fn all_columns(size: usize) -> u32 {
    u32::MAX >> (u32::BITS as usize - size)
}

/// The columns of the left half of the board, and the middle column if `size` is odd.
pub(crate) fn half_and_middle(size: usize) -> (u32, u32) {
    let half = (1 << (size / 2)) - 1;
    let middle = (size as u32 % 2) << (size / 2);
    (half, middle)
}
