//! The attacks of the queens in the rows that are done, as bit masks: bit c stands for column c.

/// The columns that queens placed so far attack in the row at hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attacks {
    along_columns: u32,
    to_the_left: u32,
    to_the_right: u32,
}

impl Attacks {
    pub(crate) const NONE: Self = Self { along_columns: 0, to_the_left: 0, to_the_right: 0 };

    /// The attacks in the next row, when `queen` is placed in this one.
    #[inline]
    pub(crate) const fn one_row_on(self, queen: u32) -> Self {
        Self {
            along_columns: self.along_columns | queen,
            to_the_left: (self.to_the_left | queen) << 1,
            to_the_right: (self.to_the_right | queen) >> 1,
        }
    }

    /// Whether there is a queen in each of these columns.
    #[inline]
    pub(crate) fn cover(self, columns: u32) -> bool {
        self.along_columns == columns
    }

    #[inline]
    pub(crate) const fn all(self) -> u32 {
        self.along_columns | self.to_the_left | self.to_the_right
    }
}

/// The columns of a mask one by one, from the left, each as a mask of its own.
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

/// The columns of a board of `size` × `size` for 1 ≤ `size` ≤ 32.
pub(crate) fn all_columns(size: usize) -> u32 {
    u32::MAX >> (u32::BITS as usize - size)
}

/// The columns of one half of the board, and the column between it and its mirror image, if any.
pub(crate) fn half_and_middle(size: usize) -> (u32, u32) {
    let half = (1 << (size / 2)) - 1;
    let middle = (size as u32 % 2) << (size / 2);
    (half, middle)
}
