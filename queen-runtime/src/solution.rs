//! One solution: n queens, none of which attacks another.

use core::error::Error;
use core::fmt;

use queen_core::construct::construct;

use crate::draw::Discs;

mod any;

pub use any::AnySolution;

/// `N` queens on an `N` × `N` board, none of which attacks another.
///
/// It is as large as the columns of its queens, one byte a row. Solutions are ordered by these
/// columns; their order in a [`QueenPuzzle`](crate::QueenPuzzle) is another.
///
/// ```
/// use queen_runtime::Solution;
///
/// let solution = Solution::try_from([1, 3, 0, 2]).unwrap();
/// assert!(solution.has_queen(0, 1));
/// assert_eq!(solution.to_string(), "⬜🔵⬜⬛\n⬛⬜⬛🔴\n🔴⬛⬜⬛\n⬛⬜🔵⬜");
/// assert_eq!(size_of::<Solution<8>>(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution<const N: usize> {
    columns: [u8; N],
}

impl<const N: usize> Solution<N> {
    pub(crate) const fn from_table(columns: [u8; N]) -> Self {
        Self { columns }
    }

    /// A solution that takes neither search nor table, by the [explicit
    /// construction](queen_core::construct); `None` for 2 and 3, which have no solution, for 0, and
    /// beyond 256, where columns do not fit into bytes.
    ///
    /// ```
    /// use queen_runtime::Solution;
    ///
    /// const LARGE: Solution<200> = Solution::constructed().unwrap();
    ///
    /// assert_eq!(LARGE.columns()[..4], [99, 101, 103, 105]);
    /// assert_eq!(Solution::<3>::constructed(), None);
    /// ```
    #[must_use]
    pub const fn constructed() -> Option<Self> {
        if N > 256 {
            return None;
        }
        let Some(construction) = construct(N as u32) else {
            return None;
        };
        let mut columns = [0; N];
        let mut row = 0;
        while row < N {
            if let Some(column) = construction.column(row as u32) {
                columns[row] = column as u8;
            }
            row += 1;
        }
        Some(Self { columns })
    }

    /// The column of each row's queen, the top row's first.
    #[must_use]
    pub const fn columns(&self) -> &[u8; N] {
        &self.columns
    }

    /// Whether a queen stands in `row` and `column`; `false` outside the board.
    ///
    /// ```
    /// # use queen_runtime::Solution;
    /// let solution = Solution::try_from([1, 3, 0, 2]).unwrap();
    /// assert!(solution.has_queen(3, 2));
    /// assert!(!solution.has_queen(3, 3));
    /// assert!(!solution.has_queen(4, 0));
    /// ```
    #[must_use]
    pub const fn has_queen(&self, row: usize, column: usize) -> bool {
        row < N && self.columns[row] as usize == column
    }

    /// The row and the column of each queen, the top row's first.
    ///
    /// ```
    /// # use queen_runtime::Solution;
    /// let solution = Solution::try_from([1, 3, 0, 2]).unwrap();
    /// assert!(solution.queens().eq([(0, 1), (1, 3), (2, 0), (3, 2)]));
    /// ```
    #[must_use]
    pub fn queens(
        &self,
    ) -> impl DoubleEndedIterator<Item = (usize, usize)> + ExactSizeIterator + Clone + '_ {
        self.columns.iter().enumerate().map(|(row, &column)| (row, usize::from(column)))
    }

    /// A mask of `row` with one bit, at the queen's column: column c is bit c. `None` for a row
    /// outside the board, or a column that a mask of 32 does not have.
    ///
    /// ```
    /// # use queen_runtime::Solution;
    /// let solution = Solution::try_from([1, 3, 0, 2]).unwrap();
    /// assert_eq!(solution.row_mask(1), Some(0b1000));
    /// assert_eq!(solution.row_mask(4), None);
    /// ```
    #[must_use]
    pub const fn row_mask(&self, row: usize) -> Option<u32> {
        if row < N { 1_u32.checked_shl(self.columns[row] as u32) } else { None }
    }

    /// The [masks](Self::row_mask) of all rows, the top row's first, as a driver of an LED matrix
    /// takes them; 0 for a column that a mask of 32 does not have.
    ///
    /// ```
    /// # use queen_runtime::Solution;
    /// let solution = Solution::try_from([1, 3, 0, 2]).unwrap();
    /// assert!(solution.rows().eq([0b0010, 0b1000, 0b0001, 0b0100]));
    /// ```
    #[must_use]
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + Clone + '_ {
        self.columns.iter().map(|&column| 1_u32.checked_shl(column.into()).unwrap_or(0))
    }

    /// The squares of the queens as bits, counted as chess programs count them: A1, at the bottom
    /// left, is bit 0, B1 is bit 1, A2 is bit 8, H8 is bit 63. `None` for a board larger than 8 × 8.
    ///
    /// ```
    /// # use queen_runtime::Solution;
    /// let solution = Solution::try_from([1, 3, 0, 2]).unwrap(); // b4, d3, a2 and c1
    /// assert_eq!(solution.bitboard(), Some(1 << 25 | 1 << 19 | 1 << 8 | 1 << 2));
    /// assert_eq!(Solution::try_from([0, 2, 4, 1, 3]).unwrap().bitboard(), Some(0x01_04_10_02_08));
    /// ```
    #[must_use]
    pub const fn bitboard(&self) -> Option<u64> {
        bitboard(&self.columns)
    }
}

const fn bitboard(columns: &[u8]) -> Option<u64> {
    if columns.len() > 8 {
        return None;
    }
    let mut bits = 0;
    let mut row = 0;
    while row < columns.len() {
        bits = bits << 8 | 1 << columns[row];
        row += 1;
    }
    Some(bits)
}

impl<const N: usize> TryFrom<[u8; N]> for Solution<N> {
    type Error = NotASolution;

    /// The solution with its queens in these columns, the top row's first.
    ///
    /// # Errors
    ///
    /// The topmost row whose queen is off the board or is attacked from above.
    ///
    /// ```
    /// use queen_runtime::{NotASolution, Solution};
    ///
    /// let attack = Solution::try_from([1, 3, 0, 1]).unwrap_err();
    /// assert_eq!(attack, NotASolution::Attack { queens: [(0, 1), (3, 1)] });
    /// assert_eq!(attack.to_string(), "the queens in row 0, column 1 and row 3, column 1 attack each other");
    /// ```
    fn try_from(columns: [u8; N]) -> Result<Self, NotASolution> {
        for (row, &column) in columns.iter().enumerate() {
            if usize::from(column) >= N {
                return Err(NotASolution::OffBoard { row, column, size: N });
            }
            for (above, &other) in columns[..row].iter().enumerate() {
                let distance = usize::from(column.abs_diff(other));
                if distance == 0 || distance == row - above {
                    let queens = [(above, usize::from(other)), (row, usize::from(column))];
                    return Err(NotASolution::Attack { queens });
                }
            }
        }
        Ok(Self { columns })
    }
}

/// The board of the `QueenPuzzle` notebook, rows joined by line feeds, none at the end; see
/// [`Discs`].
impl<const N: usize> fmt::Display for Solution<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Discs::new(self).fmt(f)
    }
}

/// `Solution([1, 3, 0, 2])`, on one line.
impl<const N: usize> fmt::Debug for Solution<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Solution({:?})", self.columns)
    }
}

/// Why columns are not those of a solution. Rows and columns count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum NotASolution {
    /// An entry is not a column of the board.
    OffBoard {
        /// The row of the entry, its index.
        row: usize,
        /// The entry.
        column: u8,
        /// The size of the board.
        size: usize,
    },
    /// Two queens stand in one column or on one diagonal.
    Attack {
        /// The row and the column of each, the upper one first.
        queens: [(usize, usize); 2],
    },
}

impl fmt::Display for NotASolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { row, column, size } => {
                write!(f, "row {row} has its queen in column {column} of a board of size {size}")
            }
            Self::Attack { queens: [(row, column), (other_row, other_column)] } => write!(
                f,
                "the queens in row {row}, column {column} and row {other_row}, column \
                 {other_column} attack each other"
            ),
        }
    }
}

impl Error for NotASolution {}
