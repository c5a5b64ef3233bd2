//! The eight symmetries of the square, and what is the same up to them.
//!
//! Turned or mirrored, a solution is a solution again. Solutions that are images of each other form
//! an *orbit* of at most eight; one of each orbit, here the least, is called *fundamental*.
//!
//! Directions are those of the board as it is drawn, row 0 on top and column 0 on the left, and the
//! names are those of shakmaty, the chess library: the diagonal runs from a1, the lower left
//! corner, up to the right, the anti-diagonal from the upper left corner down to the right.

use core::num::NonZero;

/// A symmetry of the square.
///
/// ```
/// use queen_core::symmetry::Symmetry::{FlipAntiDiagonal, FlipHorizontal, Rotate90, Rotate270};
///
/// assert_eq!(Rotate90.apply(8, 0, 2), Some((2, 7)));
/// assert_eq!(Rotate90.inverse(), Rotate270);
/// assert_eq!(FlipHorizontal.compose(FlipAntiDiagonal), Rotate90);
/// ```
// The bits: 1 exchanges rows with columns, then 2 flips the rows and 4 flips the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Symmetry {
    /// Leaves everything in place.
    Identity = 0b000,
    /// Flips at the anti-diagonal: rows become columns, a permutation becomes its inverse.
    FlipAntiDiagonal = 0b001,
    /// Exchanges top and bottom.
    FlipVertical = 0b010,
    /// Turns by 90° counterclockwise.
    Rotate270 = 0b011,
    /// Exchanges left and right.
    FlipHorizontal = 0b100,
    /// Turns by 90° clockwise.
    Rotate90 = 0b101,
    /// Turns by 180°.
    Rotate180 = 0b110,
    /// Flips at the diagonal from the lower left corner to the upper right one.
    FlipDiagonal = 0b111,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::FlipAntiDiagonal,
        Self::FlipVertical,
        Self::Rotate270,
        Self::FlipHorizontal,
        Self::Rotate90,
        Self::Rotate180,
        Self::FlipDiagonal,
    ];

    /// Where the square at `row` and `column`, both from 0, comes to lie on a board of
    /// `size` × `size`; `None` for a square that is not on the board.
    #[must_use]
    pub const fn apply(self, size: usize, row: usize, column: usize) -> Option<(usize, usize)> {
        if row >= size || column >= size {
            return None;
        }
        let (row, column) = if self.exchanges() { (column, row) } else { (row, column) };
        let row = if self as u8 & 2 == 0 { row } else { size - 1 - row };
        let column = if self as u8 & 4 == 0 { column } else { size - 1 - column };
        Some((row, column))
    }

    /// Where the queens come to stand that have these columns, the top row's first.
    ///
    /// ```
    /// use queen_core::symmetry::Symmetry;
    ///
    /// let images = Symmetry::FlipHorizontal.images(&[1, 3, 0, 2]);
    /// assert!(images.eq([(0, 2), (1, 0), (2, 3), (3, 1)]));
    /// ```
    pub fn images(self, columns: &[u8]) -> impl Iterator<Item = (usize, usize)> + Clone {
        let queens = columns.iter().map(|&column| usize::from(column)).enumerate();
        queens.filter_map(move |(row, column)| self.apply(columns.len(), row, column))
    }

    /// The symmetry that does `first` and then this one.
    #[must_use]
    pub const fn compose(self, first: Self) -> Self {
        let first = if self.exchanges() { first.with_flips_exchanged() } else { first };
        Self::ALL[(self as u8 ^ first as u8) as usize]
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.exchanges() { self.with_flips_exchanged() } else { self }
    }

    /// Whether rows become columns.
    const fn exchanges(self) -> bool {
        self as u8 & 1 != 0
    }

    const fn with_flips_exchanged(self) -> Self {
        let bits = self as u8;
        Self::ALL[(bits & 1 | (bits & 2) << 1 | (bits & 4) >> 1) as usize]
    }
}

/// What can be turned and mirrored as a square can.
///
/// ```
/// use queen_core::{Placement, symmetry::Symmetric};
///
/// let solution = Placement::new(&[2, 0, 3, 1]).unwrap();
/// assert_eq!(solution.flip_horizontal().columns(), [1, 3, 0, 2]);
/// assert_eq!(solution.rotate_90(), solution);
/// assert_eq!(solution.orbit_len(), 2);
/// assert_eq!(solution.canonical().columns(), [1, 3, 0, 2]);
/// ```
pub trait Symmetric: Copy + Ord {
    /// The image under `symmetry`.
    #[must_use]
    fn transform(self, symmetry: Symmetry) -> Self;

    /// Whether the image under `symmetry` is the same again.
    #[must_use]
    fn is_fixed_by(self, symmetry: Symmetry) -> bool {
        self.transform(symmetry) == self
    }

    /// Exchanges top and bottom.
    #[must_use]
    fn flip_vertical(self) -> Self {
        self.transform(Symmetry::FlipVertical)
    }

    /// Exchanges left and right.
    #[must_use]
    fn flip_horizontal(self) -> Self {
        self.transform(Symmetry::FlipHorizontal)
    }

    /// Flips at the diagonal from the lower left corner to the upper right one.
    #[must_use]
    fn flip_diagonal(self) -> Self {
        self.transform(Symmetry::FlipDiagonal)
    }

    /// Flips at the diagonal from the upper left corner to the lower right one.
    #[must_use]
    fn flip_anti_diagonal(self) -> Self {
        self.transform(Symmetry::FlipAntiDiagonal)
    }

    /// Turns by 90° clockwise.
    #[must_use]
    fn rotate_90(self) -> Self {
        self.transform(Symmetry::Rotate90)
    }

    /// Turns by 180°.
    #[must_use]
    fn rotate_180(self) -> Self {
        self.transform(Symmetry::Rotate180)
    }

    /// Turns by 90° counterclockwise.
    #[must_use]
    fn rotate_270(self) -> Self {
        self.transform(Symmetry::Rotate270)
    }

    /// The least of its images, the same for all of them.
    #[must_use]
    fn canonical(self) -> Self {
        Symmetry::ALL.map(|symmetry| self.transform(symmetry)).into_iter().fold(self, Ord::min)
    }

    /// Whether none of its images is less.
    #[must_use]
    fn is_canonical(self) -> bool {
        Symmetry::ALL.into_iter().all(|symmetry| self.transform(symmetry) >= self)
    }

    /// How many different images it has: 1, 2, 4 or 8.
    #[must_use]
    fn orbit_len(self) -> usize {
        let others = Symmetry::ALL.into_iter().skip(1);
        let fixing = others.filter(|&symmetry| self.is_fixed_by(symmetry)).count();
        // The identity is the one that needs no check, and nothing here panics.
        8 / NonZero::<usize>::MIN.saturating_add(fixing)
    }
}
