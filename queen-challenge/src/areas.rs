//! The squares of each region, as masks of rows.

use queen_runtime::Board;

use crate::Regions;
use crate::rows::Rows;

/// The squares of each region, as masks of rows.
///
/// [`Regions`] know the region of a square in a quarter of the bytes. A search asks for the squares
/// of a region over and over, so it makes these once.
#[derive(Clone, Debug)]
pub(crate) struct Areas([Rows; Board::MAX_SIZE]);

impl Areas {
    pub(crate) const NONE: Self = Self([[0; Board::MAX_SIZE]; Board::MAX_SIZE]);

    /// The squares of these regions, in the place of none; `None` if there are no regions.
    ///
    /// Returned by value, they would take half a kilobyte of stack twice.
    pub(crate) const fn fill(&mut self, regions: Option<&Regions>) -> Option<&Self> {
        let Some(regions) = regions else { return None };
        let mut row = 0;
        while row < regions.size() {
            let mut column = 0;
            while column < regions.size() {
                let region = regions.region_at(row, column) % Board::MAX_SIZE;
                self.0[region][row % Board::MAX_SIZE] |= 1 << column;
                column += 1;
            }
            row += 1;
        }
        Some(self)
    }

    /// The squares of a region.
    ///
    /// The remainder removes the bounds check and with it the code that panics, here and below.
    pub(crate) const fn of(&self, region: usize) -> &Rows {
        &self.0[region % Board::MAX_SIZE]
    }

    /// The region of a square, of these regions as bits; `None` if it is in none of them.
    pub(crate) const fn find(&self, regions: u16, (row, column): (usize, usize)) -> Option<usize> {
        let mut left = regions;
        while left != 0 {
            let region = left.trailing_zeros() as usize;
            left &= left - 1;
            if self.of(region)[row % Board::MAX_SIZE] >> column & 1 != 0 {
                return Some(region);
            }
        }
        None
    }
}
