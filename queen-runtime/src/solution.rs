//! A solution: n queens that do not attack each other.

use core::array;
use core::cmp::Ordering;
use core::fmt;
use core::iter::{Copied, Take};
use core::marker::PhantomData;
use core::slice;
use core::str::FromStr;

use queen_math::construct::construct;
use queen_math::symmetry::{Symmetric, Symmetry};
use queen_math::{MAX_TABLE_SIZE, Placement, Square};

use crate::board::Board;
use crate::error::{ParseSolutionError, SolutionError};
use crate::notation::{Discs, Position, position_by_columns};
use crate::size::{Any, Exact, Size};
use crate::square_set::SquareIter;

mod board;

/// `N` queens on an `N` × `N` board that do not attack each other, for `N` from 1 to 16.
///
/// It stores the columns of its queens, one byte per row from the top. Solutions are ordered by
/// these columns; a [`QueenPuzzle`](crate::QueenPuzzle) has another order. For a size that is a
/// value see [`AnySolution`].
///
/// It can be compared with an [`AnySolution`] and with an array or a slice of columns. This crate
/// does not know `Vec`, so one is compared as a slice.
///
/// ```
/// use queen_runtime::{Solution, Square};
///
/// const FIRST: Solution<4> = match Solution::new([1, 3, 0, 2]) {
///     Ok(solution) => solution,
///     Err(_) => panic!("the queens attack each other"),
/// };
///
/// assert!(FIRST == [1, 3, 0, 2]);
/// assert!(FIRST == vec![1, 3, 0, 2][..]);
/// assert!(FIRST == FIRST.into_any());
/// assert!(FIRST.has_queen(Square::new(0, 1)));
/// assert_eq!(FIRST.columns()[3], 2);
/// assert_eq!(FIRST.to_string(), "⬜🔵⬜⬛\n⬛⬜⬛🔴\n🔴⬛⬜⬛\n⬛⬜🔵⬜");
/// assert_eq!(size_of::<Solution<8>>(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Solution<const N: usize, S = Exact> {
    /// The column of each row's queen. If the size is a value and less than `N`, the last byte is
    /// [`SHORTER`] with the size, and the bytes before it are the numbers of their rows, as in a
    /// [`Placement`].
    columns: [u8; N],
    size: PhantomData<S>,
}

/// The bit that tells the size of a board with fewer than 16 rows from a column.
const SHORTER: u8 = 0x80;

/// A [`Solution`] whose size is a value from 1 to 16, instead of a type. It takes 16 bytes.
///
/// Those of smaller boards come first; those of the same size are ordered by their columns.
///
/// `try_from` makes one of a slice or of a reference to an array. Of an array it makes a
/// `Solution<N>`, so that `Solution::try_from([1, 3, 0, 2])` has one meaning.
///
/// ```
/// use queen_runtime::{AnySolution, Square, queen_table};
///
/// let solution: AnySolution = queen_table!(4).into_any().solution(1).unwrap();
/// assert_eq!(solution.size(), 4);
/// assert_eq!(solution.columns(), [1, 3, 0, 2]);
/// assert_eq!(AnySolution::try_from(&[1, 3, 0, 2]), Ok(solution));
/// assert!(solution.has_queen(Square::new(0, 1)));
/// assert_eq!(solution.to_string(), "⬜🔵⬜⬛\n⬛⬜⬛🔴\n🔴⬛⬜⬛\n⬛⬜🔵⬜");
/// assert_eq!(size_of::<AnySolution>(), 16);
/// ```
// A literal, which documentation and errors show as it is.
pub type AnySolution = Solution<16, Any>;

const _: () = assert!(MAX_TABLE_SIZE == 16);

/// # Every solution
impl<const N: usize, S: Size> Solution<N, S> {
    /// Creates the solution with its queens in these columns, from the top row down.
    ///
    /// # Errors
    ///
    /// Returns an error if there are not from 1 to 16 columns, or not `N` if the size is a type;
    /// otherwise for the topmost row whose queen is off the board or attacked from above.
    ///
    /// ```
    /// use queen_runtime::{AnySolution, Solution};
    ///
    /// assert_eq!(AnySolution::from_columns(&[1, 3, 0, 2]).unwrap().size(), 4);
    /// let error = AnySolution::from_columns(&[1, 3, 0]).unwrap_err();
    /// assert_eq!(error.to_string(), "row 1 has its queen in column 3 of a board of size 3");
    ///
    /// let error = Solution::<8>::from_columns(&[1, 3, 0, 2]).unwrap_err();
    /// assert_eq!(error.to_string(), "the board has 4 rows");
    /// ```
    pub const fn from_columns(columns: &[u8]) -> Result<Self, SolutionError> {
        if let Err(error) = check(columns) {
            return Err(error);
        }
        match Self::unchecked(columns) {
            Some(solution) => Ok(solution),
            None => Err(SolutionError::Size { size: columns.len() }),
        }
    }

    /// The number of rows, of columns and of queens.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> usize {
        match self.columns.last() {
            Some(&last) if !S::IS_EXACT && last >= SHORTER => (last - SHORTER) as usize,
            _ => N,
        }
    }

    /// The column of each row's queen, the top row's first.
    #[inline]
    #[must_use]
    pub const fn columns(&self) -> &[u8] {
        match self.columns.split_at_checked(self.size()) {
            Some((columns, _)) => columns,
            None => &self.columns,
        }
    }

    /// The same solution with its size as a value.
    #[must_use]
    pub const fn into_any(self) -> AnySolution {
        AnySolution::padded(self.columns())
    }

    /// The square of each queen, the top row's first.
    pub const fn queens(&self) -> SquareIter {
        Board::from_columns(self.columns()).queens()
    }

    /// Whether a queen stands on this square; `false` for one that is not on the board.
    #[inline]
    #[must_use]
    pub const fn has_queen(&self, square: Square) -> bool {
        let columns = self.columns();
        square.row() < columns.len() && columns[square.row()] as usize == square.column()
    }

    /// The mask of each row from the top: bit c is set if the queen is in column c. Drivers of LED
    /// matrices take this form. Rows below the last one are 0.
    ///
    /// ```
    /// # use queen_runtime::Solution;
    /// let solution = Solution::new([1, 3, 0, 2]).unwrap();
    /// assert_eq!(solution.row_masks(), [0b0010, 0b1000, 0b0001, 0b0100]);
    /// assert_eq!(solution.into_any().row_masks()[..5], [0b0010, 0b1000, 0b0001, 0b0100, 0]);
    /// ```
    #[must_use]
    pub const fn row_masks(&self) -> [u16; N] {
        let mut masks = [0; N];
        let mut row = 0;
        while row < N && row < self.size() {
            masks[row] = 1 << (self.columns[row] % u16::BITS as u8);
            row += 1;
        }
        masks
    }

    /// The squares of the queens as bits, as in [`Board::bitboard`]; `None` for a board larger than
    /// 8 × 8.
    ///
    /// ```
    /// # use queen_runtime::Solution;
    /// let solution = Solution::new([1, 3, 0, 2]).unwrap(); // b4 d3 a2 c1
    /// assert_eq!(solution.bitboard(), Some(1 << 25 | 1 << 19 | 1 << 8 | 1 << 2));
    /// ```
    #[must_use]
    pub const fn bitboard(&self) -> Option<u64> {
        Board::from_columns(self.columns()).bitboard()
    }

    /// The solution with these columns, which have been checked; `None` if their number is not `N`
    /// or, if the size is a value, not from 1 to `N`.
    #[inline]
    pub(crate) const fn unchecked(columns: &[u8]) -> Option<Self> {
        if !S::IS_EXACT {
            let fits = !columns.is_empty() && columns.len() <= N;
            return if fits { Some(Self::padded(columns)) } else { None };
        }
        match columns.split_first_chunk() {
            Some((columns, [])) => Some(Self { columns: *columns, size: PhantomData }),
            _ => None,
        }
    }

    /// The solution with these columns, at most `N`, and a size that is a value.
    const fn padded(columns: &[u8]) -> Self {
        let mut padded = [0; N];
        let mut row = 0;
        while row < N {
            padded[row] = if row < columns.len() { columns[row] } else { row as u8 };
            row += 1;
        }
        Self { columns: padded, size: PhantomData }.with_size(columns.len())
    }

    /// The solution of a placement that is one; `None` if its size is not `N` or, if the size is a
    /// value, more than `N`.
    #[inline]
    pub(crate) const fn from_placement(placement: &Placement) -> Option<Self> {
        if S::IS_EXACT {
            return Self::unchecked(placement.columns());
        }
        // Copied as a whole.
        match placement.padded_columns().split_first_chunk() {
            Some((columns, [])) => {
                let solution = Self { columns: *columns, size: PhantomData };
                Some(solution.with_size(placement.size()))
            }
            _ => None,
        }
    }

    const fn with_size(mut self, size: usize) -> Self {
        if size < N {
            self.columns[N - 1] = SHORTER | size as u8;
        }
        self
    }
}

/// # The size as a type
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
    /// use queen_runtime::{Solution, Square};
    ///
    /// let error = Solution::new([1, 3, 0, 1]).unwrap_err();
    /// let queens = [Square::new(0, 1), Square::new(3, 1)];
    /// assert!(matches!(error, SolutionError::Attack { queens: pair, .. } if pair == queens));
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the queens in row 0, column 1 and row 3, column 1 attack each other",
    /// );
    /// ```
    pub const fn new(columns: [u8; N]) -> Result<Self, SolutionError> {
        match check(&columns) {
            Ok(()) => Ok(Self { columns, size: PhantomData }),
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
    /// assert_eq!(SIXTEEN.columns()[..4], [1, 3, 5, 7]);
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
        Some(Self { columns, size: PhantomData })
    }

    /// The [columns](Self::columns) as an array.
    #[inline]
    #[must_use]
    pub const fn as_array(&self) -> &[u8; N] {
        &self.columns
    }
}

/// Returns an error unless these are the columns of a solution.
const fn check(columns: &[u8]) -> Result<(), SolutionError> {
    let size = columns.len();
    if size == 0 || size > MAX_TABLE_SIZE {
        return Err(SolutionError::Size { size });
    }
    let mut row = 0;
    while row < size {
        let square = Square::new(row, columns[row] as usize);
        if !square.is_on(size) {
            return Err(SolutionError::OffBoard { square, size });
        }
        let mut above = 0;
        while above < row {
            let other = Square::new(above, columns[above] as usize);
            if other.attacks(square) {
                return Err(SolutionError::Attack { queens: [other, square] });
            }
            above += 1;
        }
        row += 1;
    }
    Ok(())
}

impl<const N: usize, S: Size> PartialOrd for Solution<N, S> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize, S: Size> Ord for Solution<N, S> {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.size(), self.columns()).cmp(&(other.size(), other.columns()))
    }
}

/// Compares the sizes and the columns.
impl<const N: usize> PartialEq<AnySolution> for Solution<N> {
    fn eq(&self, other: &AnySolution) -> bool {
        self.columns() == other.columns()
    }
}

/// Compares the sizes and the columns.
impl<const N: usize> PartialEq<Solution<N>> for AnySolution {
    fn eq(&self, other: &Solution<N>) -> bool {
        other == self
    }
}

/// Compares the columns.
impl<const N: usize, S: Size> PartialEq<[u8]> for Solution<N, S> {
    fn eq(&self, columns: &[u8]) -> bool {
        self.columns() == columns
    }
}

/// Compares the columns.
impl<const N: usize, S: Size> PartialEq<&[u8]> for Solution<N, S> {
    fn eq(&self, columns: &&[u8]) -> bool {
        self.columns() == *columns
    }
}

/// Compares the columns.
impl<const N: usize, S: Size, const M: usize> PartialEq<[u8; M]> for Solution<N, S> {
    fn eq(&self, columns: &[u8; M]) -> bool {
        self.columns() == columns
    }
}

/// Compares the columns.
impl<const N: usize, S: Size, const M: usize> PartialEq<&[u8; M]> for Solution<N, S> {
    fn eq(&self, columns: &&[u8; M]) -> bool {
        self == *columns
    }
}

/// Compares the columns.
impl<const N: usize, S: Size> PartialEq<Solution<N, S>> for [u8] {
    fn eq(&self, solution: &Solution<N, S>) -> bool {
        solution == self
    }
}

/// Compares the columns.
impl<const N: usize, S: Size> PartialEq<Solution<N, S>> for &[u8] {
    fn eq(&self, solution: &Solution<N, S>) -> bool {
        solution == *self
    }
}

/// Compares the columns.
impl<const N: usize, S: Size, const M: usize> PartialEq<Solution<N, S>> for [u8; M] {
    fn eq(&self, solution: &Solution<N, S>) -> bool {
        solution == self
    }
}

/// The columns.
impl<const N: usize, S: Size> AsRef<[u8]> for Solution<N, S> {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        self.columns()
    }
}

/// The columns, the top row's first.
///
/// ```
/// use queen_runtime::Solution;
///
/// let mut sum = 0;
/// for column in &Solution::new([1, 3, 0, 2]).unwrap() {
///     sum += column;
/// }
/// assert_eq!(sum, 6);
/// ```
#[expect(clippy::into_iter_without_iter, reason = "`columns().iter()` is as short")]
impl<'a, const N: usize, S: Size> IntoIterator for &'a Solution<N, S> {
    type Item = u8;
    type IntoIter = Copied<slice::Iter<'a, u8>>;

    fn into_iter(self) -> Self::IntoIter {
        self.columns().iter().copied()
    }
}

/// The columns, the top row's first.
impl<const N: usize, S: Size> IntoIterator for Solution<N, S> {
    type Item = u8;
    type IntoIter = Take<array::IntoIter<u8, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.columns.into_iter().take(self.size())
    }
}

position_by_columns!([const N: usize, S: Size] Solution<N, S>);

impl<const N: usize, S: Size> Symmetric for Solution<N, S> {
    fn transform(self, symmetry: Symmetry) -> Self {
        let mut image = self;
        if let Some(images) = image.columns.get_mut(..self.size()) {
            symmetry.transform_columns(self.columns(), images);
        }
        image
    }

    fn is_fixed_by(self, symmetry: Symmetry) -> bool {
        symmetry.images(self.columns()).all(|queen| self.has_queen(queen))
    }
}

/// The columns.
impl<const N: usize> From<Solution<N>> for [u8; N] {
    fn from(solution: Solution<N>) -> Self {
        solution.columns
    }
}

impl<const N: usize, S: Size> From<Solution<N, S>> for Placement {
    fn from(solution: Solution<N, S>) -> Self {
        Self::unchecked(solution.columns())
    }
}

impl<const N: usize, S: Size> From<&Solution<N, S>> for Placement {
    fn from(solution: &Solution<N, S>) -> Self {
        Self::from(*solution)
    }
}

impl<const N: usize> From<Solution<N>> for AnySolution {
    fn from(solution: Solution<N>) -> Self {
        solution.into_any()
    }
}

/// Fails if the size is another.
impl<const N: usize> TryFrom<AnySolution> for Solution<N> {
    type Error = SolutionError;

    fn try_from(solution: AnySolution) -> Result<Self, SolutionError> {
        let same_size = Self::unchecked(solution.columns());
        same_size.ok_or(SolutionError::Size { size: solution.size() })
    }
}

/// See [`Solution::new`]. For an [`AnySolution`], take a reference to the array.
impl<const N: usize> TryFrom<[u8; N]> for Solution<N> {
    type Error = SolutionError;

    fn try_from(columns: [u8; N]) -> Result<Self, SolutionError> {
        Self::new(columns)
    }
}

/// See [`Solution::from_columns`].
impl<const N: usize, S: Size> TryFrom<&[u8]> for Solution<N, S> {
    type Error = SolutionError;

    fn try_from(columns: &[u8]) -> Result<Self, SolutionError> {
        Self::from_columns(columns)
    }
}

/// See [`Solution::from_columns`].
impl<const N: usize, S: Size, const M: usize> TryFrom<&[u8; M]> for Solution<N, S> {
    type Error = SolutionError;

    fn try_from(columns: &[u8; M]) -> Result<Self, SolutionError> {
        Self::from_columns(columns)
    }
}

/// Fails if queens attack each other or the size is another.
///
/// ```
/// use queen_runtime::{AnySolution, Placement};
///
/// let placement = Placement::new(&[1, 3, 0, 2]).unwrap();
/// assert!(AnySolution::try_from(placement).unwrap() == [1, 3, 0, 2]);
/// assert!(AnySolution::try_from(Placement::identity(4).unwrap()).is_err());
/// ```
impl<const N: usize, S: Size> TryFrom<Placement> for Solution<N, S> {
    type Error = SolutionError;

    fn try_from(placement: Placement) -> Result<Self, SolutionError> {
        Self::from_columns(placement.columns())
    }
}

/// Parses a picture, as [`Board`] does.
///
/// ```
/// use queen_runtime::{AnySolution, Solution};
///
/// let solution = Solution::new([1, 3, 0, 2]).unwrap();
/// assert_eq!(solution.to_string().parse(), Ok(solution));
/// assert_eq!(solution.to_string().parse(), Ok(solution.into_any()));
///
/// let error = ". Q\nQ .".parse::<AnySolution>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "the queens in row 0, column 1 and row 1, column 0 attack each other",
/// );
/// ```
impl<const N: usize, S: Size> FromStr for Solution<N, S> {
    type Err = ParseSolutionError;

    fn from_str(picture: &str) -> Result<Self, ParseSolutionError> {
        Ok(picture.parse::<Board>()?.try_into()?)
    }
}

/// A board of coloured discs, rows joined by line feeds, none at the end; see [`Discs`].
impl<const N: usize, S: Size> fmt::Display for Solution<N, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Discs::new(self).fmt(f)
    }
}

/// The columns, as in `Solution([1, 3, 0, 2])`, on one line.
impl<const N: usize, S: Size> fmt::Debug for Solution<N, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.columns();
        if S::IS_EXACT {
            write!(f, "Solution({columns:?})")
        } else {
            write!(f, "AnySolution({columns:?})")
        }
    }
}
