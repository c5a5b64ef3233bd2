//! Placements of one queen in each row and each column: permutations of 0..n.

use core::fmt;

use crate::Square;
use crate::symmetry::{Symmetric, Symmetry};

/// The size of the largest board for placements, searches and tables, 16 × 16.
pub const MAX_TABLE_SIZE: usize = 16;

/// A placement of one queen in each row and each column.
///
/// It is a permutation of 0..n, for a board size n from 1 to [`MAX_TABLE_SIZE`]: entry r is the
/// column of the queen in row r. Queens may attack each other along diagonals;
/// [`is_solution`](Self::is_solution) returns whether any do. Placements of the same size compare
/// lexicographically.
///
/// ```
/// # use queen_math::Placement;
/// let placement = Placement::new(&[1, 3, 0, 2]).unwrap();
/// assert_eq!(placement.size(), 4);
/// assert_eq!(placement.columns(), [1, 3, 0, 2]);
/// assert!(placement.is_solution());
/// assert_eq!(format!("{placement:?}"), "[1, 3, 0, 2]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
// 32-bit processors copy it word by word, instead of byte by byte in a call.
#[repr(align(4))]
pub struct Placement {
    size: u8,
    /// Entries past the last row are those of [`IDENTITY`].
    columns: [u8; MAX_TABLE_SIZE],
}

const IDENTITY: [u8; MAX_TABLE_SIZE] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// A mask for the columns of a placement, followed by as many zero bytes.
const MASK: [[u8; MAX_TABLE_SIZE]; 2] = [[0xf; MAX_TABLE_SIZE], [0; MAX_TABLE_SIZE]];

impl Placement {
    /// Creates the placement whose queen in row r is in column `columns[r]`. Returns `None` unless
    /// `columns` is a permutation of 0..n for an n from 1 to [`MAX_TABLE_SIZE`].
    ///
    /// ```
    /// # use queen_math::Placement;
    /// assert!(Placement::new(&[0, 1, 2]).is_some());
    /// assert!(Placement::new(&[0, 1, 3]).is_none());
    /// assert!(Placement::new(&[0, 1, 1]).is_none());
    /// assert!(Placement::new(&[]).is_none());
    /// ```
    #[must_use]
    pub const fn new(columns: &[u8]) -> Option<Self> {
        let size = columns.len();
        let Some(mut placement) = Self::identity(size) else { return None };
        let mut seen = 0_u32;
        let mut row = 0;
        while row < size {
            let column = columns[row];
            if column as usize >= size || seen & 1 << column != 0 {
                return None;
            }
            seen |= 1 << column;
            placement.set(row, column);
            row += 1;
        }
        Some(placement)
    }

    /// The identity permutation [0, 1, …, `size` − 1], which comes first in every order. Returns
    /// `None` unless `size` is from 1 to [`MAX_TABLE_SIZE`].
    #[must_use]
    pub const fn identity(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE { None } else { Some(Self::unchecked_identity(size)) }
    }

    /// The size of the board, which is the number of queens.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// The column of each row's queen, from the top row down.
    #[must_use]
    pub const fn columns(&self) -> &[u8] {
        match self.columns.split_at_checked(self.size()) {
            Some((columns, _)) => columns,
            None => &self.columns,
        }
    }

    /// The diagonal of each row's queen, as row + column, from the top row down.
    ///
    /// ```
    /// # use queen_math::Placement;
    /// let placement = Placement::new(&[1, 3, 0, 2]).unwrap();
    /// assert!(placement.diagonals().eq([1, 4, 2, 5]));
    /// assert!(placement.anti_diagonals().eq([-1, -2, 2, 1]));
    /// ```
    pub fn diagonals(&self) -> impl Iterator<Item = u8> + Clone {
        (0..).zip(self.columns()).map(|(row, &column)| row + column)
    }

    /// The anti-diagonal of each row's queen, as row − column, from the top row down.
    pub fn anti_diagonals(&self) -> impl Iterator<Item = i8> + Clone {
        (0..).zip(self.columns()).map(|(row, &column)| row - column.cast_signed())
    }

    /// Whether the queen in `row` attacks one in a row below it. Returns `false` if `row` is not on
    /// the board.
    ///
    /// ```
    /// # use queen_math::Placement;
    /// let placement = Placement::new(&[1, 0, 3, 2]).unwrap();
    /// assert!(placement.attacks_below(0)); // (0, 1) and (1, 0)
    /// assert!(!placement.attacks_below(3)); // nothing is below
    /// ```
    #[must_use]
    pub const fn attacks_below(&self, row: usize) -> bool {
        let queen = self.queen(row);
        let mut below = row;
        while below < self.size() {
            // Below it, no queen shares its row or its column.
            if below > row && queen.shares_diagonal(self.queen(below)) {
                return true;
            }
            below += 1;
        }
        false
    }

    /// Whether no two queens attack each other.
    #[must_use]
    pub const fn is_solution(&self) -> bool {
        are_solution(self.columns())
    }

    /// The placement of columns that are known to be a permutation of 0..n, for an n from 1 to
    /// [`MAX_TABLE_SIZE`]. Not public API.
    #[doc(hidden)]
    #[must_use]
    pub const fn unchecked(columns: &[u8]) -> Self {
        let mut placement = Self::unchecked_identity(columns.len());
        let mut row = 0;
        while row < columns.len() {
            placement.set(row, columns[row]);
            row += 1;
        }
        placement
    }

    /// Reads a placement from the start of a table, trusting the columns to be a permutation.
    /// Returns `None` if the table is too short.
    #[inline]
    pub(crate) const fn from_table(size: usize, table: &[u8]) -> Option<Self> {
        let mut placement = Self::unchecked_identity(size);
        let mut row = 0;
        // Copies 16 bytes at once unless the table is about to end.
        if let Some(columns) = table.first_chunk::<MAX_TABLE_SIZE>()
            && let Some((_, mask)) = MASK.as_flattened().split_at_checked(MAX_TABLE_SIZE - size)
            && let Some(mask) = mask.first_chunk::<MAX_TABLE_SIZE>()
        {
            while row < MAX_TABLE_SIZE {
                placement.columns[row] = columns[row] & mask[row] | row as u8 & !mask[row];
                row += 1;
            }
            return Some(placement);
        }
        if size > table.len() {
            return None;
        }
        while row < size {
            placement.set(row, table[row] % MAX_TABLE_SIZE as u8);
            row += 1;
        }
        Some(placement)
    }

    /// The identity permutation of a size from 1 to [`MAX_TABLE_SIZE`].
    #[inline]
    pub(crate) const fn unchecked_identity(size: usize) -> Self {
        Self { size: size as u8, columns: IDENTITY }
    }

    /// The columns, and past the last row the number of each row. Not public API.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub const fn padded_columns(&self) -> &[u8; MAX_TABLE_SIZE] {
        &self.columns
    }

    /// The columns of all rows, then padding. The caller keeps them a permutation. Not public API.
    #[doc(hidden)]
    #[inline]
    pub const fn columns_mut(&mut self) -> &mut [u8; MAX_TABLE_SIZE] {
        &mut self.columns
    }

    /// The column of the queen in `row`.
    ///
    /// Here and below, the remainder removes the bounds check and with it the code that panics. Not
    /// public API.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub const fn column(&self, row: usize) -> u8 {
        self.columns[row % MAX_TABLE_SIZE]
    }

    /// The square of the queen in `row`. Not public API.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub const fn queen(&self, row: usize) -> Square {
        Square::new(row, self.column(row) as usize)
    }

    /// Moves the queen in `row`. Not public API.
    #[doc(hidden)]
    #[inline]
    pub const fn set(&mut self, row: usize, column: u8) {
        self.columns_mut()[row % MAX_TABLE_SIZE] = column;
    }

    /// Swaps the columns of two rows. Not public API.
    #[doc(hidden)]
    #[inline]
    pub const fn swap(&mut self, a: usize, b: usize) {
        self.columns_mut().swap(a % MAX_TABLE_SIZE, b % MAX_TABLE_SIZE);
    }
}

/// Whether queens in these columns, one in each row, do not attack each other.
pub(crate) const fn are_solution(columns: &[u8]) -> bool {
    let (mut queens, mut diagonals, mut anti_diagonals) = (0_u32, 0_u32, 0_u32);
    let mut rest = columns;
    // From the top row down; diagonals move by one column per row. With the functions of `Attacks`,
    // the compiler takes twice as long to check a table in a constant.
    while let [column, below @ ..] = rest {
        if *column as usize >= columns.len() || *column as usize >= MAX_TABLE_SIZE {
            return false;
        }
        let queen = 1 << *column;
        if (queens | diagonals | anti_diagonals) & queen != 0 {
            return false;
        }
        queens |= queen;
        diagonals = (diagonals | queen) >> 1;
        anti_diagonals = (anti_diagonals | queen) << 1;
        rest = below;
    }
    true
}

impl Symmetric for Placement {
    fn transform(self, symmetry: Symmetry) -> Self {
        let mut image = self;
        if let Some(images) = image.columns.get_mut(..self.size()) {
            symmetry.transform_columns(self.columns(), images);
        }
        image
    }

    fn is_fixed_by(self, symmetry: Symmetry) -> bool {
        for row in 0..self.size() {
            if let Some(image) = symmetry.apply(self.queen(row), self.size())
                && usize::from(self.column(image.row())) != image.column()
            {
                return false;
            }
        }
        true
    }
}

impl AsRef<[u8]> for Placement {
    fn as_ref(&self) -> &[u8] {
        self.columns()
    }
}

/// The columns as a list, from the top row down.
impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.columns().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_columns_than_a_permutation_are_no_placement() {
        for columns in [&[0, 1, 3][..], &[0, 1, 1], &[1], &[], &[255, 0], &[0; 17]] {
            assert_eq!(Placement::new(columns), None, "{columns:?}");
        }
    }

    #[test]
    fn a_solution_has_all_of_its_columns_on_the_board() {
        assert!(are_solution(&[1, 3, 0, 2]));
        // No two of these queens attack each other.
        for columns in [[4, 1, 3, 0], [1, 3, 5, 2], [15, 3, 0, 2], [16, 3, 0, 2], [1, 3, 0, 255]] {
            assert!(!are_solution(&columns), "{columns:?}");
        }
    }
}
