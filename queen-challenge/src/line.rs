//! A row, a column or a region.

use queen_math::attacks::all_columns;
use queen_runtime::{Square, SquareSet};

use crate::Regions;
use crate::areas::Areas;
use crate::rows::Rows;

/// A row, a column or a region, counted from 0, the top row and the leftmost column first. A
/// solution has one queen in each.
///
/// ```
/// use queen_challenge::Line;
/// use queen_runtime::Square;
///
/// assert!(Line::Row(0).contains(Square::new(0, 5)));
/// assert_eq!(Line::from_name("8", 8), Ok(Line::Row(0)));
/// assert_eq!(Line::from_name("d", 8), Ok(Line::Column(3)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Line {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
    /// A region of [`Regions`](crate::Regions).
    Region(usize),
}

impl Line {
    /// Whether the square is in this row or column; `false` for a region, whose squares
    /// [`Challenge::squares`](crate::Challenge::squares) has.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        match self {
            Self::Row(row) => row == square.row(),
            Self::Column(column) => column == square.column(),
            Self::Region(_) => false,
        }
    }

    /// Whether a board of `size` × `size` has the line.
    #[must_use]
    pub const fn is_on(self, size: usize) -> bool {
        self.index() < size
    }

    /// The row, the column or the region, from 0.
    const fn index(self) -> usize {
        let (Self::Row(index) | Self::Column(index) | Self::Region(index)) = self;
        index
    }

    /// The squares of the line on a board of `size` × `size`; none if it is not on the board, or a
    /// region without `regions`.
    pub(crate) fn squares(self, size: usize, regions: Option<&Regions>) -> SquareSet {
        SquareSet::from_row_masks(match (self, regions) {
            (Self::Region(region), Some(regions)) => regions.squares(region).row_masks(),
            (Self::Region(_), None) => Rows::default(),
            (Self::Row(row), _) => of_row(row, size),
            (Self::Column(column), _) => of_column(column, size),
        })
    }

    /// The squares of the line, as row masks.
    pub(crate) fn row_masks(self, size: usize, areas: &Areas) -> Rows {
        match self {
            Self::Region(region) => *areas.of(region),
            Self::Row(row) => of_row(row, size),
            Self::Column(column) => of_column(column, size),
        }
    }
}

fn of_row(row: usize, size: usize) -> Rows {
    let mut rows = Rows::default();
    if let Some(mask) = rows.get_mut(row).filter(|_| row < size) {
        *mask = all_columns(size) as u16;
    }
    rows
}

fn of_column(column: usize, size: usize) -> Rows {
    let mut rows = Rows::default();
    if column < size {
        rows.iter_mut().take(size).for_each(|row| *row = 1 << column);
    }
    rows
}

// Documentation lists the methods in this order.
pub(crate) mod name;
