//! One queen a row, no two in a column: a permutation of 0..n.

use core::fmt;

use crate::symmetry::{Symmetric, Symmetry};

/// The largest board that is searched and tabulated, 16 × 16.
pub const MAX_TABLE_SIZE: usize = 16;

/// One queen a row, no two in a column.
///
/// For a board of size n from 1 to [`MAX_TABLE_SIZE`] this is a permutation of 0..n: entry r is the
/// column of the queen in row r. Queens may still attack each other along diagonals;
/// [`is_solution`](Self::is_solution) tells. Placements of one size are ordered lexicographically.
///
/// ```
/// use queen_core::Placement;
///
/// let placement = Placement::new(&[1, 3, 0, 2]).unwrap();
/// assert_eq!(placement.size(), 4);
/// assert_eq!(placement.columns(), [1, 3, 0, 2]);
/// assert!(placement.is_solution());
/// assert_eq!(format!("{placement:?}"), "[1, 3, 0, 2]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    size: u8,
    /// Below the last row as in [`DIAGONAL`].
    columns: [u8; MAX_TABLE_SIZE],
}

const DIAGONAL: [u8; MAX_TABLE_SIZE] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

impl Placement {
    /// The placement whose queen in row r stands in column `columns[r]`; `None` unless that is a
    /// permutation of 0..n for an n from 1 to [`MAX_TABLE_SIZE`].
    ///
    /// ```
    /// use queen_core::Placement;
    ///
    /// assert!(Placement::new(&[0, 1, 2]).is_some());
    /// assert!(Placement::new(&[0, 1, 3]).is_none());
    /// assert!(Placement::new(&[0, 1, 1]).is_none());
    /// assert!(Placement::new(&[]).is_none());
    /// ```
    #[must_use]
    pub const fn new(columns: &[u8]) -> Option<Self> {
        let size = columns.len();
        let Some(mut placement) = Self::diagonal(size) else {
            return None;
        };
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

    /// The placement along the main diagonal, [0, 1, …, `size` − 1], where every search by
    /// permutations begins; `None` unless `size` is from 1 to [`MAX_TABLE_SIZE`].
    #[must_use]
    pub const fn diagonal(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE {
            return None;
        }
        Some(Self { size: size as u8, columns: DIAGONAL })
    }

    /// The number of rows, of columns and of queens.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// The column of each row's queen, the top row's first.
    #[must_use]
    pub const fn columns(&self) -> &[u8] {
        match self.columns.split_at_checked(self.size()) {
            Some((columns, _)) => columns,
            None => &self.columns,
        }
    }

    /// Whether the queen in `row` shares a diagonal with one in a row below it; `false` for a row
    /// that is not on the board.
    ///
    /// ```
    /// use queen_core::Placement;
    ///
    /// let placement = Placement::new(&[1, 0, 3, 2]).unwrap();
    /// assert!(placement.attacks_below(0)); // (0, 1) and (1, 0)
    /// assert!(!placement.attacks_below(3)); // nothing is below
    /// ```
    #[must_use]
    pub const fn attacks_below(&self, row: usize) -> bool {
        let mut below = row.saturating_add(1);
        while below < self.size() {
            if self.column(row).abs_diff(self.column(below)) as usize == below - row {
                return true;
            }
            below += 1;
        }
        false
    }

    /// Whether no two queens attack each other.
    #[must_use]
    pub const fn is_solution(&self) -> bool {
        let mut row = 0;
        while row < self.size() {
            if self.attacks_below(row) {
                return false;
            }
            row += 1;
        }
        true
    }

    /// The placement whose columns a table begins with, which are trusted to be a permutation; `None`
    /// if they are too few.
    pub(crate) const fn from_table(size: usize, columns: &[u8]) -> Option<Self> {
        if size > MAX_TABLE_SIZE || size > columns.len() {
            return None;
        }
        let mut placement = Self { size: size as u8, columns: DIAGONAL };
        let mut row = 0;
        while row < size {
            placement.columns[row] = columns[row] % MAX_TABLE_SIZE as u8;
            row += 1;
        }
        Some(placement)
    }

    /// The placement along the main diagonal of the same board.
    pub(crate) const fn first_of_its_size(&self) -> Self {
        Self { size: self.size, columns: DIAGONAL }
    }

    /// The columns of the [`size`](Self::size) rows, then padding. Who writes them keeps them a
    /// permutation.
    pub(crate) const fn columns_mut(&mut self) -> &mut [u8; MAX_TABLE_SIZE] {
        &mut self.columns
    }

    /// The column of the queen in `row`. The remainder, here and below, is a row that the compiler
    /// knows to exist, so that no code that panics is linked.
    pub(crate) const fn column(&self, row: usize) -> u8 {
        self.columns[row % MAX_TABLE_SIZE]
    }

    /// Whether the queens of both stand in the same columns.
    pub(crate) const fn equals(&self, other: &Self) -> bool {
        let mut row = 0;
        while row < MAX_TABLE_SIZE && self.columns[row] == other.columns[row] {
            row += 1;
        }
        row == MAX_TABLE_SIZE
    }

    /// Moves the queen in `row`.
    pub(crate) const fn set(&mut self, row: usize, column: u8) {
        self.columns_mut()[row % MAX_TABLE_SIZE] = column;
    }

    /// Exchanges the queens of two rows.
    pub(crate) const fn swap(&mut self, a: usize, b: usize) {
        self.columns_mut().swap(a % MAX_TABLE_SIZE, b % MAX_TABLE_SIZE);
    }
}

impl Symmetric for Placement {
    fn transform(self, symmetry: Symmetry) -> Self {
        let mut image = self;
        for (row, column) in symmetry.images(self.columns()) {
            image.set(row, column as u8);
        }
        image
    }

    fn is_fixed_by(self, symmetry: Symmetry) -> bool {
        symmetry.images(self.columns()).all(|(row, column)| usize::from(self.column(row)) == column)
    }
}

impl AsRef<[u8]> for Placement {
    fn as_ref(&self) -> &[u8] {
        self.columns()
    }
}

/// The columns as a list, the top row's first.
impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.columns().fmt(f)
    }
}
