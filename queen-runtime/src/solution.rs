//! A solution: n queens that do not attack each other.

use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use queen_math::construct::construct;
use queen_math::symmetry::{Symmetric, Symmetry};
use queen_math::{MAX_TABLE_SIZE, Placement};

use crate::board::{Board, Queens};
use crate::draw::Discs;

mod any;
mod error;

pub use any::AnySolution;
pub use error::{ParseSolutionError, SolutionError};

/// `N` queens on an `N` × `N` board that do not attack each other, for `N` from 1 to 16.
///
/// It stores the columns of its queens, one byte per row from the top, and dereferences to them.
/// [`Board::from`] makes a board of it.
/// Solutions are ordered by these columns; a [`QueenPuzzle`](crate::QueenPuzzle) has another order.
///
/// ```
/// use queen_runtime::Solution;
///
/// const FIRST: Solution<4> = match Solution::new([1, 3, 0, 2]) {
///     Ok(solution) => solution,
///     Err(_) => panic!("the queens attack each other"),
/// };
///
/// assert!(FIRST.has_queen(0, 1));
/// assert_eq!(FIRST[3], 2);
/// assert_eq!(FIRST.to_string(), "⬜🔵⬜⬛\n⬛⬜⬛🔴\n🔴⬛⬜⬛\n⬛⬜🔵⬜");
/// assert_eq!(size_of::<Solution<8>>(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution<const N: usize> {
    columns: [u8; N],
}

impl<const N: usize> Solution<N> {
    /// Creates the solution with its queens in these columns, from the top row down.
    ///
    /// # Errors
    ///
    /// Returns an error if `N` is not from 1 to 16, or otherwise for the topmost row whose queen is
    /// off the board or attacked from above.
    ///
    /// ```
    /// use queen_runtime::error::SolutionError;
    /// use queen_runtime::Solution;
    ///
    /// let error = Solution::new([1, 3, 0, 1]).unwrap_err();
    /// assert!(matches!(error, SolutionError::Attack { queens: [(0, 1), (3, 1)], .. }));
    /// assert_eq!(error.to_string(), "the queens in row 0, column 1 and row 3, column 1 attack each other");
    /// ```
    pub const fn new(columns: [u8; N]) -> Result<Self, SolutionError> {
        match error::check(&columns) {
            Ok(()) => Ok(Self { columns }),
            Err(error) => Err(error),
        }
    }

    /// Creates a solution by the [explicit construction](queen_math::construct), without search or
    /// table. Returns `None` for sizes 2 and 3, which have no solution, for 0 and above 16.
    ///
    /// ```
    /// use queen_runtime::Solution;
    ///
    /// const SIXTEEN: Solution<16> = Solution::constructed().unwrap();
    ///
    /// assert_eq!(SIXTEEN[..4], [1, 3, 5, 7]);
    /// assert_eq!(Solution::<3>::constructed(), None);
    /// ```
    #[must_use]
    pub const fn constructed() -> Option<Self> {
        if N > MAX_TABLE_SIZE {
            return None;
        }
        let Some(construction) = construct(N as u32) else { return None };
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

    /// The solution with these columns, which have been checked; `None` if their number is another.
    #[inline]
    pub(crate) const fn with_columns(columns: &[u8]) -> Option<Self> {
        match columns.split_first_chunk() {
            Some((columns, [])) => Some(Self { columns: *columns }),
            _ => None,
        }
    }

    /// The column of each row's queen, the top row's first.
    #[must_use]
    pub const fn columns(&self) -> &[u8; N] {
        &self.columns
    }

    /// The same solution with its size as a value.
    #[must_use]
    pub const fn into_any(self) -> AnySolution {
        AnySolution::unchecked(Placement::unchecked(&self.columns))
    }

    /// The row and the column of each queen, the top row's first.
    pub const fn queens(&self) -> Queens {
        Board::from_columns(&self.columns).queens()
    }

    /// Whether a queen stands in `row` and `column`; `false` outside the board.
    #[must_use]
    pub const fn has_queen(&self, row: usize, column: usize) -> bool {
        row < N && self.columns[row] as usize == column
    }

    /// The mask of each row from the top: bit c is set if the queen is in column c. Drivers of LED
    /// matrices take this form.
    ///
    /// ```
    /// # use queen_runtime::Solution;
    /// let solution = Solution::new([1, 3, 0, 2]).unwrap();
    /// assert_eq!(solution.row_masks(), [0b0010, 0b1000, 0b0001, 0b0100]);
    /// ```
    #[must_use]
    pub const fn row_masks(&self) -> [u16; N] {
        let mut masks = [0; N];
        let mut row = 0;
        while row < N {
            masks[row] = 1 << (self.columns[row] % u16::BITS as u8);
            row += 1;
        }
        masks
    }
}

impl<const N: usize> Symmetric for Solution<N> {
    fn transform(self, symmetry: Symmetry) -> Self {
        let mut image = self;
        for (row, column) in symmetry.images(&self.columns) {
            if let Some(place) = image.columns.get_mut(row) {
                *place = column as u8;
            }
        }
        image
    }

    fn is_fixed_by(self, symmetry: Symmetry) -> bool {
        symmetry.images(&self.columns).all(|(row, column)| self.has_queen(row, column))
    }
}

impl<const N: usize> From<Solution<N>> for [u8; N] {
    fn from(solution: Solution<N>) -> Self {
        solution.columns
    }
}

impl<const N: usize> From<Solution<N>> for Placement {
    fn from(solution: Solution<N>) -> Self {
        solution.into_any().into()
    }
}

impl<const N: usize> TryFrom<AnySolution> for Solution<N> {
    type Error = SolutionError;

    fn try_from(solution: AnySolution) -> Result<Self, SolutionError> {
        let same_size = Self::with_columns(solution.columns());
        same_size.ok_or(SolutionError::Size { size: solution.size() })
    }
}

/// The other types have their size as a value, so they are converted by way of [`AnySolution`].
macro_rules! try_from_by_any {
    ($($from:ty),*) => {
        $(impl<const N: usize> TryFrom<$from> for Solution<N> {
            type Error = SolutionError;

            fn try_from(from: $from) -> Result<Self, SolutionError> {
                AnySolution::try_from(from)?.try_into()
            }
        })*
    };
}
try_from_by_any!(&[u8], Board);

/// Parses a picture, as [`Board`] does.
///
/// ```
/// use queen_runtime::Solution;
///
/// let solution = Solution::new([1, 3, 0, 2]).unwrap();
/// assert_eq!(solution.to_string().parse(), Ok(solution));
///
/// let error = ". Q\nQ .".parse::<Solution<2>>().unwrap_err();
/// assert_eq!(error.to_string(), "the queens in row 0, column 1 and row 1, column 0 attack each other");
/// ```
impl<const N: usize> FromStr for Solution<N> {
    type Err = ParseSolutionError;

    fn from_str(picture: &str) -> Result<Self, ParseSolutionError> {
        Ok(picture.parse::<AnySolution>()?.try_into()?)
    }
}

macro_rules! by_columns {
    ($([$($generics:tt)*] $solution:ty, $name:literal);*) => {
        $(impl<$($generics)*> Deref for $solution {
            type Target = [u8];

            fn deref(&self) -> &[u8] {
                self.columns()
            }
        }

        impl<$($generics)*> AsRef<[u8]> for $solution {
            fn as_ref(&self) -> &[u8] {
                self.columns()
            }
        }

        /// A board of coloured discs, rows joined by line feeds, none at the end; see [`Discs`].
        impl<$($generics)*> fmt::Display for $solution {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Discs::new(self).fmt(f)
            }
        }

        /// The type's name and the columns, as in `Solution([1, 3, 0, 2])`, on one line.
        impl<$($generics)*> fmt::Debug for $solution {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({:?})", $name, self.columns())
            }
        })*
    };
}
by_columns!([const N: usize] Solution<N>, "Solution"; [] AnySolution, "AnySolution");
