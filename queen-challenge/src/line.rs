//! A row or a column.

use queen_runtime::{Board, Square};

mod name;

pub use name::LineName;

/// A row or a column, counted from 0, the top row and the leftmost column first.
///
/// ```
/// use queen_challenge::Line;
/// use queen_runtime::Square;
///
/// assert!(Line::Row(0).contains(Square::new(0, 5)));
/// assert_eq!(Line::Row(0).name(8).unwrap().to_string(), "row 8");
/// assert_eq!(Line::Column(3).name(8).unwrap().to_string(), "column d");
///
/// let name = Line::Row(0).name(8).unwrap();
/// assert_eq!(format!("{name:>7}|{name:>#4}"), "  row 8|   8");
/// assert_eq!(Line::Column(8).name(8), None);
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

    /// The name on a board of `size` × `size`; `None` if such a board does not have the line.
    #[must_use]
    pub const fn name(self, size: usize) -> Option<LineName> {
        let (Self::Row(index) | Self::Column(index)) = self;
        if index < size && size <= Board::MAX_SIZE {
            Some(LineName { line: self, size })
        } else {
            None
        }
    }
}
