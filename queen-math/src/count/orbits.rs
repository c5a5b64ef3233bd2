//! Counts of the solutions that a rotation of the board leaves unchanged.

use super::MAX_COUNT_SIZE;
use crate::attacks::{Columns, all_columns, reach};

/// Returns the number of solutions that a rotation by 180° leaves unchanged and the number that a
/// rotation by 90° leaves unchanged, for a `size` of at least 2.
pub(super) fn fixed_by_rotations(size: usize) -> (u64, u64) {
    let mut search = Search { size, columns: [0; MAX_COUNT_SIZE], fixed_by_180: 0, fixed_by_90: 0 };
    let mut free = [all_columns(size); MAX_COUNT_SIZE];
    if size % 2 == 1 {
        let centre = size / 2;
        search.columns[centre] = centre;
        for (row, free) in free[..centre].iter_mut().enumerate() {
            *free &= !reach(1 << centre, centre - row);
        }
    }
    search.extend(0, &free);
    (search.fixed_by_180, search.fixed_by_90)
}

struct Search {
    size: usize,
    columns: [usize; MAX_COUNT_SIZE],
    fixed_by_180: u64,
    fixed_by_90: u64,
}

impl Search {
    /// Places a queen on a free square of `row` together with its image by the rotation by 180°,
    /// then continues with the next row, down to the middle of the board.
    fn extend(&mut self, row: usize, free: &[u32; MAX_COUNT_SIZE]) {
        if row == self.size / 2 {
            self.fixed_by_180 += 1;
            self.fixed_by_90 += u64::from(self.is_fixed_by_90());
            return;
        }
        let image_row = self.size - 1 - row;
        for queen in Columns(free[row]) {
            let column = queen.trailing_zeros() as usize;
            let image_column = self.size - 1 - column;
            let image = 1 << image_column;
            // The earlier queens are their own images, so they do not attack this one's image.
            if reach(queen, image_row - row) & image != 0 {
                continue;
            }
            self.columns[row] = column;
            self.columns[image_row] = image_column;
            let mut free = *free;
            for (other, free) in free[..self.size / 2].iter_mut().enumerate().skip(row + 1) {
                *free &= !(reach(queen, other - row) | reach(image, image_row - other));
            }
            self.extend(row + 1, &free);
        }
    }

    fn is_fixed_by_90(&self) -> bool {
        let last = self.size - 1;
        (0..self.size).all(|row| self.columns[self.columns[row]] == last - row)
    }
}
