//! The number of fundamental solutions.
//!
//! Counted by Burnside's lemma instead of one by one: only the solutions that a rotation leaves
//! unchanged are searched, which are few. For n = 8, 92 solutions are unchanged by the identity, 4
//! by the rotation by 180°, and none by the two rotations by 90° or by a reflection. The average
//! over the eight symmetries is (92 + 4 + 0) / 8 = 12.

use super::max_size::MAX_COUNT_SIZE;
use crate::attacks::{Columns, all_columns, reach};

/// The number of [fundamental](crate::symmetry) solutions for a board of `size` × `size` that has
/// this number of `solutions`; `None` if `size` is above [`MAX_COUNT_SIZE`] or the sum of the lemma
/// overflows.
///
/// By Burnside's lemma, it is the average number of solutions that a symmetry leaves unchanged. For
/// n > 1 no reflection leaves a solution unchanged, so only those that rotations leave unchanged
/// are searched.
///
/// ```
/// # use queen_math::count;
/// assert_eq!(count::fundamental_solutions(92, 8), Some(12));
/// assert_eq!(count::fundamental_solutions(u64::MAX, 8), None);
/// assert_eq!(count::fundamental_solutions(92, 33), None);
/// ```
#[must_use]
pub fn fundamental_solutions(solutions: u64, size: usize) -> Option<u64> {
    if size > MAX_COUNT_SIZE {
        return None;
    }
    if size < 2 {
        return Some(solutions);
    }
    let (fixed_by_180, fixed_by_90) = fixed_by_rotations(size);
    Some(solutions.checked_add(fixed_by_180 + 2 * fixed_by_90)? / 8)
}

/// Returns the number of solutions that a rotation by 180° leaves unchanged and the number that a
/// rotation by 90° leaves unchanged, for a `size` of at least 2.
fn fixed_by_rotations(size: usize) -> (u64, u64) {
    let mut search = Search { size, columns: [0; MAX_COUNT_SIZE], fixed_by_180: 0, fixed_by_90: 0 };
    let mut free = [all_columns(size); MAX_COUNT_SIZE];
    if size % 2 == 1 {
        // The queen of the middle row has to be its own image, so it is in the centre. It leaves
        // the rows above it without the columns that it attacks.
        let centre = size / 2;
        search.columns[centre] = centre;
        let mut distance = centre;
        while distance > 0 {
            free[centre - distance] &= !reach(1 << centre, distance);
            distance -= 1;
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
    ///
    /// `free` has the columns of the rows above the middle that no queen so far attacks. Those
    /// below the middle are images of these, so they need no masks. On 4 × 4, a queen in row 0 and
    /// column 1 has its image in row 3 and column 2. They leave column 3 in row 1, whose image is
    /// in row 2 and column 0: the solution 1 3 0 2, which the rotation by 90° leaves unchanged,
    /// too.
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
            let mut other = row + 1;
            while other < self.size / 2 {
                free[other] &= !(reach(queen, other - row) | reach(image, image_row - other));
                other += 1;
            }
            self.extend(row + 1, &free);
        }
    }

    /// Whether the rotation by 90° clockwise takes each queen to a queen. The one in row r and
    /// column c comes to row c and column n − 1 − r.
    fn is_fixed_by_90(&self) -> bool {
        let last = self.size - 1;
        let mut row = 0;
        while row < self.size && self.columns[self.columns[row]] == last - row {
            row += 1;
        }
        row == self.size
    }
}
