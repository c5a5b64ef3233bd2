//! A division of a board into regions, each of which gets one queen.

mod error;
mod text;
mod tints;

#[cfg(feature = "serde")]
mod serde;

use queen_runtime::{Board, Square, SquareSet, Symmetric, Symmetry};

pub use error::{ParseRegionsError, ParseRegionsErrorKind, RegionsError};
pub(crate) use text::letter;

use crate::rows::bits;

/// A division of a board into regions, as many as it has rows, each of which gets one queen.
///
/// A region is connected: from each of its squares, steps up, down, left and right lead to each
/// other one within it. Regions are numbered from 0 in the order in which they begin, row by row
/// from the top and from left to right. So two values are equal if they divide the board in the
/// same way, whatever letters it was written with.
///
/// It is written as a letter for each square, in a line for each row or, with `{:#}`, in one line
/// with slashes in between; both are read. `A` is region 0.
///
/// A division takes 129 bytes: four bits for each square of the largest board, and the size.
///
/// ```
/// use queen_challenge::Regions;
/// use queen_runtime::Square;
///
/// let regions: Regions = "AABB
///                         AACB
///                         DACB
///                         DDCC".parse().unwrap();
/// assert_eq!(regions.size(), 4);
/// let c3 = Square::from_name("c3", 4).unwrap();
/// assert_eq!(regions.region_of(c3), Some(2));
/// assert!(regions.squares(3).iter().map(|square| square.name(4)).eq(["a2", "a1", "b1"]));
/// assert_eq!(format!("{regions:#}"), "AABB/AACB/DACB/DDCC");
///
/// let error = "AAB/ABB/CCA".parse::<Regions>().unwrap_err();
/// assert_eq!((error.line(), error.column()), (1, 11));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Regions {
    size: u8,
    /// For each row from the top, the regions of two squares a byte, that of the left one in the
    /// high four bits; 0 beyond the board.
    rows: [[u8; Board::MAX_SIZE / 2]; Board::MAX_SIZE],
}

impl Regions {
    /// The division of a board of `size` × `size` in which two squares are in one region if `label`
    /// returns the same number for both.
    ///
    /// # Errors
    ///
    /// Returns an error unless there are as many regions as rows and each is connected, or if
    /// `size` is not from 1 to 16.
    ///
    /// ```
    /// use queen_challenge::{Regions, RegionsError};
    /// use queen_runtime::Square;
    ///
    /// // The rows of the board.
    /// let rows = Regions::from_fn(3, |square| 7 * square.row()).unwrap();
    /// assert_eq!(rows.to_string(), "AAA\nBBB\nCCC");
    ///
    /// let split = Regions::from_fn(3, |square| (square.row() + square.column()) % 3);
    /// assert_eq!(split, Err(RegionsError::Split { square: Square::new(1, 2) }));
    /// ```
    pub fn from_fn(size: usize, label: impl FnMut(Square) -> usize) -> Result<Self, RegionsError> {
        if !(1..=Board::MAX_SIZE).contains(&size) {
            return Err(RegionsError::Size { size });
        }
        let (regions, count) = Self::labelled(size, label)?;
        if count < size {
            return Err(RegionsError::TooFew { regions: count, size });
        }
        match (0..size).find_map(|region| apart(&regions.squares(region))) {
            Some(square) => Err(RegionsError::Split { square }),
            None => Ok(regions),
        }
    }

    /// The division with these labels and the number of its regions, which may be disconnected. The
    /// size has to be that of a board.
    ///
    /// Regions are numbered as their labels come up: with the labels 5, 9, 9 and 5 of a board of
    /// 2 × 2, `labels` are 5 and 9, and the squares get 0, 1, 1 and 0.
    pub(crate) fn labelled(
        size: usize,
        mut label: impl FnMut(Square) -> usize,
    ) -> Result<(Self, usize), RegionsError> {
        let mut regions =
            Self { size: size as u8, rows: [[0; Board::MAX_SIZE / 2]; Board::MAX_SIZE] };
        let (mut labels, mut count) = ([0; Board::MAX_SIZE], 0);
        for square in Square::all(size) {
            let label = label(square);
            let known = labels.iter().take(count).position(|&known| known == label);
            let region = known.unwrap_or(count);
            if known.is_none() {
                if count == size {
                    return Err(RegionsError::TooMany { square, size });
                }
                labels[count % Board::MAX_SIZE] = label;
                count += 1;
            }
            regions.set(square, region);
        }
        Ok((regions, count))
    }

    /// Puts a square of the board, which is in region 0, into another region.
    ///
    /// The remainders remove the bounds checks and with them the code that panics, here and below.
    const fn set(&mut self, square: Square, region: usize) {
        let (row, column) = (square.row() % Board::MAX_SIZE, square.column() % Board::MAX_SIZE);
        self.rows[row][column / 2] |= (region as u8 & 15) << if column % 2 == 0 { 4 } else { 0 };
    }

    /// The number of rows, of columns and of regions.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// The region of a square, from 0; `None` if the square is not on the board.
    #[must_use]
    pub const fn region_of(&self, square: Square) -> Option<usize> {
        if square.is_on(self.size()) {
            Some(self.region_at(square.row(), square.column()))
        } else {
            None
        }
    }

    /// The region of the square in this row and column, which has to be on the board.
    pub(crate) const fn region_at(&self, row: usize, column: usize) -> usize {
        let (row, column) = (row % Board::MAX_SIZE, column % Board::MAX_SIZE);
        (self.rows[row][column / 2] >> if column % 2 == 0 { 4 } else { 0 } & 15) as usize
    }

    /// The squares of a region; none if there is no such region.
    ///
    /// ```
    /// use queen_challenge::Regions;
    ///
    /// let regions: Regions = "AAB/ABB/CCC".parse().unwrap();
    /// assert_eq!([0, 1, 2, 3].map(|region| regions.squares(region).len()), [3, 3, 3, 0]);
    /// ```
    #[must_use]
    pub const fn squares(&self, region: usize) -> SquareSet {
        let mut rows = [0; Board::MAX_SIZE];
        let mut row = 0;
        while row < self.size() {
            let mut column = 0;
            while column < self.size() {
                if self.region_at(row, column) == region {
                    rows[row % Board::MAX_SIZE] |= 1 << column;
                }
                column += 1;
            }
            row += 1;
        }
        SquareSet::from_row_masks(rows)
    }

    /// The pairs of squares with a common side that are in different regions, the left or the upper
    /// square first. The sides between them are the borders that tell regions apart in a picture.
    ///
    /// ```
    /// use queen_challenge::Regions;
    ///
    /// let regions: Regions = "AAB/ABB/CCC".parse().unwrap();
    /// let names = regions.borders().map(|squares| squares.map(|square| square.name(3)));
    /// assert!(names.eq([
    ///     ["b3", "c3"], ["b3", "b2"], ["a2", "b2"], ["a2", "a1"], ["b2", "b1"], ["c2", "c1"],
    /// ]));
    /// ```
    pub fn borders(&self) -> impl Iterator<Item = [Square; 2]> + Clone {
        Square::all(self.size()).flat_map(move |square| {
            let (row, column) = (square.row(), square.column());
            let beside = [Square::new(row, column + 1), Square::new(row + 1, column)];
            let region = self.region_at(row, column);
            let is_other =
                move |other: &Square| self.region_of(*other).is_some_and(|of| of != region);
            beside.into_iter().filter(is_other).map(move |other| [square, other])
        })
    }
}

/// The first square, row by row, that steps within the set do not reach from its first square.
///
/// Each pass adds the neighbours of what is reached. Of the set b2, a1, b1 and d1 of a board of
/// 4 × 4, whose first square is b2, the passes reach b1 and then a1, and no other; d1 is apart.
fn apart(set: &SquareSet) -> Option<Square> {
    let rows = set.row_masks();
    let mut reached = SquareSet::from_iter(set.iter().next()).row_masks();
    loop {
        let before = reached;
        for row in 0..Board::MAX_SIZE {
            let beside = reached[row] << 1 | reached[row] >> 1;
            let above = row.checked_sub(1).and_then(|above| reached.get(above));
            let below = reached.get(row + 1);
            let next = beside | above.unwrap_or(&0) | below.unwrap_or(&0);
            reached[row] |= next & rows[row];
        }
        if reached == before {
            break;
        }
    }
    (0..Board::MAX_SIZE)
        .find_map(|row| Some(Square::new(row, bits(rows[row] & !reached[row]).next()?)))
}

/// Moves each region with its squares, and numbers them anew.
impl Symmetric for Regions {
    fn transform(self, symmetry: Symmetry) -> Self {
        let back = symmetry.inverse();
        let label = |square| back.apply(square, self.size()).and_then(|from| self.region_of(from));
        // There are as many labels as before, so none is too many.
        Self::labelled(self.size(), |square| label(square).unwrap_or(0))
            .map_or(self, |(image, _)| image)
    }
}
