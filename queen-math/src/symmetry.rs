//! The eight symmetries of the square.
//!
//! A rotated or reflected solution is a solution. The images of a solution form its *orbit*, which
//! has at most eight elements. The least element of an orbit is *canonical*, and a canonical
//! solution is called *fundamental*.
//!
//! Row 0 is on top and column 0 on the left. The names are those of the chess library shakmaty: the
//! diagonal runs from the lower left corner up to the right, the anti-diagonal from the upper left
//! corner down to the right.

use core::fmt;

use crate::Square;

mod symmetric;

pub use symmetric::Symmetric;

/// A symmetry of the square.
///
/// ```
/// # use queen_math::{Square, symmetry::Symmetry};
/// use Symmetry::{FlipAntiDiagonal, FlipHorizontal, Rotate90, Rotate270};
///
/// assert_eq!(Rotate90.apply(Square::new(0, 2), 8), Some(Square::new(2, 7)));
/// assert_eq!(Rotate90.inverse(), Rotate270);
/// assert_eq!(FlipHorizontal.compose(FlipAntiDiagonal), Rotate90);
/// assert_eq!(format!("{Rotate90:>12}"), "  rotate 90°");
/// ```
// Bit 0 swaps rows with columns, then bit 1 flips the rows and bit 2 flips the columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Symmetry {
    /// Leaves the board unchanged.
    #[default]
    Identity = 0b000,
    /// Flips at the anti-diagonal: swaps rows with columns, so that a permutation becomes its
    /// inverse.
    FlipAntiDiagonal = 0b001,
    /// Swaps top and bottom.
    #[doc(alias = "mirror")]
    FlipVertical = 0b010,
    /// Rotates by 90° counterclockwise.
    #[cfg_attr(feature = "serde", serde(rename = "rotate_270"))]
    Rotate270 = 0b011,
    /// Swaps left and right.
    #[doc(alias = "mirror")]
    FlipHorizontal = 0b100,
    /// Rotates by 90° clockwise.
    #[cfg_attr(feature = "serde", serde(rename = "rotate_90"))]
    Rotate90 = 0b101,
    /// Rotates by 180°.
    #[cfg_attr(feature = "serde", serde(rename = "rotate_180"))]
    Rotate180 = 0b110,
    /// Flips at the diagonal.
    FlipDiagonal = 0b111,
}

impl Symmetry {
    /// All symmetries in ascending order.
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

    /// The image of a square on a board of `size` × `size`. Returns `None` if the square is not on
    /// the board.
    ///
    /// ```
    /// # use queen_math::{Square, symmetry::Symmetry};
    /// assert_eq!(Symmetry::Rotate90.apply(Square::new(0, 0), 8), Some(Square::new(0, 7)));
    /// assert_eq!(Symmetry::Rotate90.apply(Square::new(8, 0), 8), None);
    /// ```
    #[must_use]
    pub const fn apply(self, square: Square, size: usize) -> Option<Square> {
        if !square.is_on(size) {
            return None;
        }
        let (row, column) = (square.row(), square.column());
        let (row, column) = if self.transposes() { (column, row) } else { (row, column) };
        let row = if self.flips_rows() { size - 1 - row } else { row };
        let column = if self.flips_columns() { size - 1 - column } else { column };
        Some(Square::new(row, column))
    }

    /// The images of the queens in these columns, one in each row from the top down.
    ///
    /// ```
    /// # use queen_math::{Square, symmetry::Symmetry};
    /// let images = Symmetry::FlipHorizontal.images(&[1, 3, 0, 2]);
    /// assert!(images.eq([(0, 2), (1, 0), (2, 3), (3, 1)].map(Square::from)));
    /// ```
    pub fn images(self, columns: &[u8]) -> impl Iterator<Item = Square> + Clone {
        let queens = columns.iter().map(|&column| usize::from(column)).enumerate();
        queens.filter_map(move |queen| self.apply(queen.into(), columns.len()))
    }

    /// The images of queens in these columns, one in each row and each column, as columns again:
    /// overwrites `images`, which begins as a copy of `columns`. Not public API.
    ///
    /// Each part of a symmetry has a loop of its own. Of one loop over the queens, a compiler that
    /// optimizes for speed makes eight, one for each symmetry.
    #[doc(hidden)]
    pub fn transform_columns(self, columns: &[u8], images: &mut [u8]) {
        if self.transposes() {
            for (row, &column) in (0..).zip(columns) {
                if let Some(image) = images.get_mut(usize::from(column)) {
                    *image = row;
                }
            }
        }
        if self.flips_rows() {
            images.reverse();
        }
        if self.flips_columns() {
            let last = (images.len() as u8).wrapping_sub(1);
            for column in images {
                *column = last.wrapping_sub(*column);
            }
        }
    }

    /// The symmetry that applies `first` and then `self`.
    ///
    /// ```
    /// # use queen_math::symmetry::Symmetry;
    /// use Symmetry::{FlipHorizontal, FlipVertical, Rotate90, Rotate180};
    ///
    /// assert_eq!(Rotate90.compose(Rotate90), Rotate180);
    /// assert_eq!(FlipVertical.compose(FlipHorizontal), Rotate180);
    /// ```
    #[must_use]
    pub const fn compose(self, first: Self) -> Self {
        let first = if self.transposes() { first.with_flips_swapped() } else { first };
        Self::ALL[(self as u8 ^ first as u8) as usize]
    }

    /// The symmetry that reverses this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.transposes() { self.with_flips_swapped() } else { self }
    }

    /// Whether rows are swapped with columns.
    const fn transposes(self) -> bool {
        self as u8 & 1 != 0
    }

    /// Whether top and bottom are swapped, after transposing.
    const fn flips_rows(self) -> bool {
        self as u8 & 2 != 0
    }

    /// Whether left and right are swapped, after transposing.
    const fn flips_columns(self) -> bool {
        self as u8 & 4 != 0
    }

    const fn with_flips_swapped(self) -> Self {
        let bits = self as u8;
        Self::ALL[(bits & 1 | (bits & 2) << 1 | (bits & 4) >> 1) as usize]
    }
}

/// The name in lower case, with the angle of a rotation in degrees clockwise.
impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Identity => "identity",
            Self::FlipAntiDiagonal => "flip anti-diagonal",
            Self::FlipVertical => "flip vertical",
            Self::Rotate270 => "rotate 270°",
            Self::FlipHorizontal => "flip horizontal",
            Self::Rotate90 => "rotate 90°",
            Self::Rotate180 => "rotate 180°",
            Self::FlipDiagonal => "flip diagonal",
        })
    }
}
