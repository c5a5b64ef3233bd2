//! A square of a board.

/// A square of a board: its row and its column.
///
/// Rows count from 0 at the top, columns from 0 on the left. A square belongs to no board: on a
/// small one it may lie beyond the edge. It takes 8 bytes. Squares are ordered row by row from the
/// top, and from left to right.
///
/// As in chess, its name has a letter for the column, from the left, and a number for the row, from
/// the bottom. So the name depends on the size of the board: [`name`](Self::name) and
/// [`from_name`](Self::from_name) take it as an argument.
///
/// ```
/// # use queen_math::Square;
/// let square = Square::new(4, 2);
/// assert_eq!((square.row(), square.column()), (4, 2));
/// assert_eq!(square.name(8).to_string(), "c4");
/// assert_eq!(Square::from_name("c4", 8), Ok(square));
/// assert!(square.attacks(Square::new(6, 0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "Indices", from = "Indices")
)]
pub struct Square {
    row: u32,
    column: u32,
}

/// The row and the column, as they are written and read. An index that is too large for a square is
/// an error, where [`Square::new`] would take it for another one.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(expecting = "the row and the column of a square")]
struct Indices(u32, u32);

#[cfg(feature = "serde")]
impl From<Square> for Indices {
    fn from(Square { row, column }: Square) -> Self {
        Self(row, column)
    }
}

#[cfg(feature = "serde")]
impl From<Indices> for Square {
    fn from(Indices(row, column): Indices) -> Self {
        Self { row, column }
    }
}

impl Square {
    /// The square in `row` and `column`, both from 0. Those beyond `u32::MAX` are taken for
    /// `u32::MAX`.
    #[inline]
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Self {
        Self { row: saturate(row), column: saturate(column) }
    }

    /// All squares of a board of `size` × `size`, row by row from the top and from left to right.
    ///
    /// ```
    /// # use queen_math::Square;
    /// let names = Square::all(2).map(|square| square.name(2).to_string());
    /// assert!(names.eq(["a2", "b2", "a1", "b1"]));
    /// ```
    pub fn all(size: usize) -> impl Iterator<Item = Self> + Clone {
        (0..size).flat_map(move |row| (0..size).map(move |column| Self::new(row, column)))
    }

    /// The row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// The column, from 0 on the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// Whether the square is on a board of `size` × `size`.
    #[inline]
    #[must_use]
    pub const fn is_on(self, size: usize) -> bool {
        self.row() < size && self.column() < size
    }

    /// Whether a queen on this square attacks the other one: they share a row, a column or a
    /// diagonal. A queen does not attack its own square.
    ///
    /// ```
    /// # use queen_math::Square;
    /// let queen = Square::new(1, 3);
    /// assert!(queen.attacks(Square::new(1, 0)));
    /// assert!(queen.attacks(Square::new(3, 1)));
    /// assert!(!queen.attacks(Square::new(3, 2)));
    /// assert!(!queen.attacks(queen));
    /// ```
    #[inline]
    #[must_use]
    pub const fn attacks(self, other: Self) -> bool {
        let (is_in_row, is_in_column) = (self.row == other.row, self.column == other.column);
        is_in_row != is_in_column || !is_in_row && self.shares_diagonal(other)
    }

    /// The diagonal through the square, as row + column: the same for all squares on it.
    ///
    /// ```
    /// # use queen_math::Square;
    /// let queen = Square::new(1, 3);
    /// assert_eq!(queen.diagonal(), Square::new(4, 0).diagonal());
    /// assert_eq!((queen.diagonal(), queen.anti_diagonal()), (4, -2));
    /// ```
    #[inline]
    #[must_use]
    pub const fn diagonal(self) -> i64 {
        self.row as i64 + self.column as i64
    }

    /// The anti-diagonal through the square, as row − column: the same for all squares on it.
    #[inline]
    #[must_use]
    pub const fn anti_diagonal(self) -> i64 {
        self.row as i64 - self.column as i64
    }

    /// Whether both are on one diagonal or anti-diagonal, or are the same square.
    #[inline]
    pub(crate) const fn shares_diagonal(self, other: Self) -> bool {
        self.row.abs_diff(other.row) == self.column.abs_diff(other.column)
    }
}

// Documentation lists the methods in this order.
pub(crate) mod name;

const fn saturate(index: usize) -> u32 {
    // On processors with 16 bits, the cast of the bound is its low half, which is `usize::MAX`.
    if index > u32::MAX as usize { u32::MAX } else { index as u32 }
}

/// From the row and the column.
impl From<(usize, usize)> for Square {
    fn from((row, column): (usize, usize)) -> Self {
        Self::new(row, column)
    }
}

/// To the row and the column.
impl From<Square> for (usize, usize) {
    fn from(square: Square) -> Self {
        (square.row(), square.column())
    }
}

/// `(4, 2)`: the row and the column.
impl core::fmt::Debug for Square {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "({}, {})", self.row, self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_attacks_along_rows_columns_and_diagonals_but_not_its_own_square() {
        let queen = Square::new(2, 3);
        for square in Square::all(6) {
            let [row, column] =
                [square.row(), square.column()].map(|place| i64::try_from(place).unwrap());
            let lines = [row == 2, column == 3, row + column == 5, row - column == -1];
            assert_eq!(queen.attacks(square), lines.contains(&true) && square != queen);
            assert_eq!((square.diagonal(), square.anti_diagonal()), (row + column, row - column));
        }
    }

    #[cfg(target_pointer_width = "64")]
    #[test]
    fn a_square_beyond_32_bits_stays_beyond_all_boards() {
        for far in [u32::MAX as usize, u32::MAX as usize + 1, usize::MAX] {
            assert_eq!(Square::new(far, 0).row(), u32::MAX as usize);
            assert_eq!(Square::new(0, far).column(), u32::MAX as usize);
        }
    }
}
