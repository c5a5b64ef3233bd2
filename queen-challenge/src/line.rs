//! A row or a column.

use queen_runtime::Square;

/// A row or a column, counted from 0, the top row and the leftmost column first.
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
}

impl Line {
    /// Whether the square is on this line.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        match self {
            Self::Row(row) => row == square.row(),
            Self::Column(column) => column == square.column(),
        }
    }

    /// Whether a board of `size` × `size` has the line.
    #[must_use]
    pub const fn is_on(self, size: usize) -> bool {
        self.index() < size
    }

    /// The row or the column, from 0.
    const fn index(self) -> usize {
        let (Self::Row(index) | Self::Column(index)) = self;
        index
    }
}

// Documentation lists the methods in this order.
pub(crate) mod name;
