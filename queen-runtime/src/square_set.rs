//! A set of squares.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

use queen_math::{MAX_TABLE_SIZE, Square};

/// A set of squares in the first 16 rows and columns, such as those that are attacked or ruled out.
///
/// It takes 32 bytes, a bit for each square, and does not know the size of the board. Squares
/// beyond row or column 15 cannot be in it.
///
/// ```
/// use queen_runtime::{Board, Square, SquareSet};
///
/// let board = Board::from_squares("b4", 4).unwrap();
/// let mut ruled_out = SquareSet::EMPTY;
/// ruled_out.insert(Square::new(3, 3));
///
/// let free = board.free() - ruled_out;
/// let names: Vec<_> = free.iter().map(|square| square.name(4).to_string()).collect();
/// assert_eq!(names, ["d3", "a2", "c2", "a1", "c1"]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet {
    /// For each row from the top, the columns as bits, column 0 the lowest.
    rows: [u16; MAX_TABLE_SIZE],
}

impl SquareSet {
    /// The set without squares.
    pub const EMPTY: Self = Self { rows: [0; MAX_TABLE_SIZE] };

    /// The set without squares, as [`EMPTY`](Self::EMPTY).
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self::EMPTY
    }

    /// The set with these masks, one for each row from the top: bit c stands for column c.
    #[inline]
    #[must_use]
    pub const fn from_row_masks(rows: [u16; MAX_TABLE_SIZE]) -> Self {
        Self { rows }
    }

    /// The mask of each row from the top: bit c is set if the square in column c is in the set.
    #[inline]
    #[must_use]
    pub const fn row_masks(&self) -> [u16; MAX_TABLE_SIZE] {
        self.rows
    }

    /// Whether the set has this square.
    #[inline]
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        square.is_on(MAX_TABLE_SIZE) && self.mask(square.row()) >> square.column() & 1 != 0
    }

    /// Adds a square. Returns `false` if nothing changes: the set has it already, or it is beyond
    /// row or column 15.
    pub const fn insert(&mut self, square: Square) -> bool {
        let changes = square.is_on(MAX_TABLE_SIZE) && !self.contains(square);
        if changes {
            self.rows[square.row() % MAX_TABLE_SIZE] |= 1 << square.column();
        }
        changes
    }

    /// Removes a square. Returns `false` if the set does not have it.
    pub const fn remove(&mut self, square: Square) -> bool {
        let changes = self.contains(square);
        if changes {
            self.rows[square.row() % MAX_TABLE_SIZE] &= !(1 << square.column());
        }
        changes
    }

    /// Removes the square or, if it is not in the set, adds it. Returns whether it is there now.
    pub const fn toggle(&mut self, square: Square) -> bool {
        !self.remove(square) && self.insert(square)
    }

    /// Removes all squares.
    #[inline]
    pub const fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    /// The number of squares.
    #[must_use]
    pub const fn len(&self) -> usize {
        let mut len = 0;
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            len += self.rows[row].count_ones() as usize;
            row += 1;
        }
        len
    }

    /// Whether the set has no squares.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        let mut row = 0;
        while row < MAX_TABLE_SIZE && self.rows[row] == 0 {
            row += 1;
        }
        row == MAX_TABLE_SIZE
    }

    /// The squares, row by row from the top and from left to right.
    pub const fn iter(&self) -> SquareIter {
        SquareIter { rest: *self }
    }

    /// The mask of a row. The remainder removes the bounds check and with it the code that panics.
    #[inline]
    pub(crate) const fn mask(&self, row: usize) -> u32 {
        self.rows[row % MAX_TABLE_SIZE] as u32
    }

    /// Replaces the mask of a row; nothing happens for a row beyond the last.
    #[inline]
    pub(crate) const fn set_mask(&mut self, row: usize, mask: u32) {
        if row < MAX_TABLE_SIZE {
            self.rows[row] = mask as u16;
        }
    }

    /// The squares of both sets; `&` as a `const fn`.
    pub(crate) const fn intersection(mut self, other: &Self) -> Self {
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            self.rows[row] &= other.rows[row];
            row += 1;
        }
        self
    }

    fn zip_with(mut self, other: Self, combine: impl Fn(u16, u16) -> u16) -> Self {
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            self.rows[row] = combine(self.rows[row], other.rows[row]);
            row += 1;
        }
        self
    }
}

/// The squares that are in both sets.
impl BitAnd for SquareSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.intersection(&other)
    }
}

/// The squares that are in one of the sets, or in both.
impl BitOr for SquareSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.zip_with(other, |one, other| one | other)
    }
}

/// The squares that are in one of the sets, but not in both.
impl BitXor for SquareSet {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        self.zip_with(other, |one, other| one ^ other)
    }
}

/// The squares of the first set that are not in the second.
impl Sub for SquareSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip_with(other, |one, other| one & !other)
    }
}

impl BitAndAssign for SquareSet {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for SquareSet {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl SubAssign for SquareSet {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// Squares beyond row or column 15 are ignored.
impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

/// Squares beyond row or column 15 are ignored.
impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(squares);
        set
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = SquareIter;

    fn into_iter(self) -> SquareIter {
        self.iter()
    }
}

impl IntoIterator for &SquareSet {
    type Item = Square;
    type IntoIter = SquareIter;

    fn into_iter(self) -> SquareIter {
        self.iter()
    }
}

/// `{(0, 1), (2, 3)}`: the row and the column of each square.
impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

/// The squares of a [`SquareSet`] or of a board's queens, row by row from the top and from left to
/// right.
///
/// ```
/// use queen_runtime::{Board, Square, iter::SquareIter};
///
/// let mut queens: SquareIter = Board::from_squares("a1 c1 d4", 4).unwrap().queens();
/// assert_eq!(queens.len(), 3);
/// assert_eq!(queens.next(), Some(Square::new(0, 3)));
/// assert_eq!(queens.next_back(), Some(Square::new(3, 2)));
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct SquareIter {
    rest: SquareSet,
}

impl SquareIter {
    /// Removes the square and returns it.
    fn take(&mut self, row: usize, column: u32) -> Square {
        let square = Square::new(row, column as usize);
        self.rest.remove(square);
        square
    }
}

impl Iterator for SquareIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        for row in 0..MAX_TABLE_SIZE {
            let mask = self.rest.mask(row);
            if mask != 0 {
                return Some(self.take(row, mask.trailing_zeros()));
            }
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl DoubleEndedIterator for SquareIter {
    fn next_back(&mut self) -> Option<Square> {
        let mut row = MAX_TABLE_SIZE;
        while row > 0 {
            row -= 1;
            if let Some(column) = self.rest.mask(row).checked_ilog2() {
                return Some(self.take(row, column));
            }
        }
        None
    }
}

impl ExactSizeIterator for SquareIter {
    // The default contains an assertion, which would link a panic.
    fn len(&self) -> usize {
        self.rest.len()
    }
}

impl FusedIterator for SquareIter {}
