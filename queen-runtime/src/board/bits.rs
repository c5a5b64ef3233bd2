//! A board as bits.

use queen_math::MAX_TABLE_SIZE;

use super::Board;
use crate::square_set::SquareSet;

/// # Bits
impl Board {
    /// The mask of each row from the top: bit c is set if column c has a queen. Rows below the last
    /// one are 0.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// assert_eq!(board.row_masks()[..4], [0b1000, 0, 0, 0b0101]);
    /// ```
    #[must_use]
    pub const fn row_masks(&self) -> [u16; MAX_TABLE_SIZE] {
        self.queens.row_masks()
    }

    /// The board of `size` × `size` with these [row masks](Self::row_masks); `None` if `size` is
    /// not from 1 to 16 or a queen is not on the board.
    ///
    /// ```
    /// use queen_runtime::Board;
    ///
    /// let board = Board::from_squares("a1 c1 d4", 4).unwrap();
    /// assert_eq!(Board::from_row_masks(board.row_masks(), 4), Some(board));
    /// assert_eq!(Board::from_row_masks(board.row_masks(), 3), None);
    /// ```
    #[must_use]
    pub const fn from_row_masks(masks: [u16; MAX_TABLE_SIZE], size: usize) -> Option<Self> {
        let Some(board) = Self::empty(size) else { return None };
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            let columns = if row < size { size } else { 0 };
            if (masks[row] as u32) >> columns != 0 {
                return None;
            }
            row += 1;
        }
        Some(Self { queens: SquareSet::from_row_masks(masks), ..board })
    }

    /// The squares of the queens as bits, counted as chess programs count them: a1, at the bottom
    /// left, is bit 0, b1 is bit 1, a2 is bit 8, h8 is bit 63. `None` for a board larger than
    /// 8 × 8.
    ///
    /// ```
    /// # use queen_runtime::Board;
    /// let board = Board::from_squares("b4 d3 a2 c1", 4).unwrap();
    /// assert_eq!(board.bitboard(), Some(1 << 25 | 1 << 19 | 1 << 8 | 1 << 2));
    /// ```
    #[must_use]
    pub const fn bitboard(&self) -> Option<u64> {
        if self.size > 8 {
            return None;
        }
        let mut bits = 0;
        let mut row = 0;
        while row < self.size() {
            bits = bits << 8 | self.queens.mask(row) as u64;
            row += 1;
        }
        Some(bits)
    }
}
