//! Functions on the columns of one queen per row, for both types of solutions.

use queen_math::MAX_TABLE_SIZE;
use queen_math::symmetry::Symmetry;

use super::SolutionError;

/// Returns an error unless these are the columns of a solution.
pub(super) const fn check(columns: &[u8]) -> Result<(), SolutionError> {
    let size = columns.len();
    if size == 0 || size > MAX_TABLE_SIZE {
        return Err(SolutionError::Size { size });
    }
    let mut row = 0;
    while row < size {
        let column = columns[row] as usize;
        if column >= size {
            return Err(SolutionError::OffBoard { row, column, size });
        }
        let mut above = 0;
        while above < row {
            let other = columns[above] as usize;
            let distance = column.abs_diff(other);
            if distance == 0 || distance == row - above {
                return Err(SolutionError::Attack { queens: [(above, other), (row, column)] });
            }
            above += 1;
        }
        row += 1;
    }
    Ok(())
}

pub(super) const fn has_queen(columns: &[u8], row: usize, column: usize) -> bool {
    row < columns.len() && columns[row] as usize == column
}

pub(super) const fn bitboard(columns: &[u8]) -> Option<u64> {
    if columns.len() > 8 {
        return None;
    }
    let mut bits = 0;
    let mut row = 0;
    while row < columns.len() {
        bits = bits << 8 | 1 << (columns[row] % u8::BITS as u8);
        row += 1;
    }
    Some(bits)
}

/// Writes to `image` the columns of the image under `symmetry`.
#[inline]
pub(super) fn transform(columns: &[u8], symmetry: Symmetry, image: &mut [u8]) {
    for (row, column) in symmetry.images(columns) {
        if let Some(place) = image.get_mut(row) {
            *place = column as u8;
        }
    }
}

#[inline]
pub(super) fn is_fixed_by(columns: &[u8], symmetry: Symmetry) -> bool {
    symmetry.images(columns).all(|(row, column)| has_queen(columns, row, column))
}
