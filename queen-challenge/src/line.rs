//! A row or a column, and its name.

use core::fmt;

use queen_runtime::{Board, Square};

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

/// The name of a row or column, as in chess: `row 3`, from the bottom, or `column d`. The alternate
/// form `{:#}` is the number or the letter alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct LineName {
    line: Line,
    size: usize,
}

impl fmt::Display for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, square) = match self.line {
            Line::Row(row) => ("row ", Square::new(row, 0)),
            Line::Column(column) => ("column ", Square::new(0, column)),
        };
        let square = square.name(self.size);
        let index = match self.line {
            Line::Row(_) => square.row(),
            Line::Column(_) => square.column(),
        };
        if f.alternate() {
            return f.pad(index);
        }
        // `pad` takes a text as a whole. The longest one is `column` with a letter.
        let mut name = [0; 16];
        let bytes = kind.bytes().chain(index.bytes());
        let len = name.iter_mut().zip(bytes).map(|(place, byte)| *place = byte).count();
        f.pad(name.get(..len).and_then(|name| str::from_utf8(name).ok()).unwrap_or_default())
    }
}
