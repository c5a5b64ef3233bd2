//! The geometry of a board that is cut into quadrants.
//!
//! A quadrant has `half` rows and columns. If the size is odd, a middle row and a middle column lie
//! between the quadrants. Two numbers from 0 to 1 name a quadrant: 0 for the north or the west, 1
//! for the south or the east.
//!
//! A set of diagonals is a number of 128 bits. For size 4, the square in row 2 and column 3 is on
//! diagonal 2 + 3 = 5, which is bit 5, and on anti-diagonal 2 − 3 + (4 − 1) = 2, which is bit 64 +
//! 2. Adding n − 1 keeps that from being negative.
//!
//! Only diagonals with squares in the west and in the east matter to the join: those through two
//! quadrants of the same half are among them. For size 4 and for both directions, these are the
//! numbers 2, 3 and 4. Diagonal 4 also leads from the north-east to the south-east. A *key* has
//! their bits side by side: the square's anti-diagonal 2 is bit 3 + 0, its diagonal 5 has none, so
//! its key is `0b001_000`.

use std::ops::Range;

/// The geometry of a board whose quadrants have `half` rows and columns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    pub(super) size: usize,
    pub(super) half: usize,
}

impl Geometry {
    /// The sets of a quadrant's rows, or columns, as bit masks. Bit 0 is the northernmost row or
    /// the westernmost column.
    pub(super) fn sets(self) -> Range<usize> {
        0..1 << self.half
    }

    /// The first row or column of a quadrant in the north or west, 0, or in the south or east, 1.
    pub(super) fn first(self, side: usize) -> usize {
        side * (self.size - self.half)
    }

    /// The diagonal through a square, as one of the lower 64 bits, and the anti-diagonal, as one of
    /// the upper.
    pub(super) fn diagonals(self, row: usize, column: usize) -> u128 {
        1 << (row + column) | 1 << (64 + row + self.size - 1 - column)
    }

    /// The diagonals through two corners of the board each.
    pub(super) fn main_diagonals(self) -> u128 {
        1 << (self.size - 1) | 1 << (64 + self.size - 1)
    }

    /// The number of bits of a key: 2h − 1 diagonals in each direction have squares in both halves.
    /// At most 50, as h is at most 13. A board of one square has no halves and no bits.
    pub(super) fn key_bits(self) -> usize {
        (4 * self.half).saturating_sub(2)
    }

    /// The key of those `diagonals` that have squares in both halves.
    ///
    /// The first of them begins in the first eastern column of the top row, so its number is that
    /// of the column, n − h. The last one ends in the last western column of the bottom row, so its
    /// number is n − 1 + h − 1. That makes 2h − 1. Those before and after have no key. The numbers
    /// of the anti-diagonals are the same, because the board's mirror image exchanges them with the
    /// diagonals and the west with the east.
    pub(super) fn key(self, diagonals: u128) -> u64 {
        let width = self.key_bits() / 2;
        let crossing = |diagonals: u64| diagonals >> self.first(1) & !(!0 << width);
        crossing(diagonals as u64) | crossing((diagonals >> 64) as u64) << width
    }
}
