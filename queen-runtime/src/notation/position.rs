//! Positions that can be drawn.

use core::panic::RefUnwindSafe;

use queen_math::Square;

/// A square board with queens on some of its squares.
///
/// The columns of one queen per row, `[u8; N]` or `&[u8]`, are also a position.
///
/// ```
/// use queen_runtime::Square;
/// use queen_runtime::draw::{Fen, Position};
///
/// /// A queen on each square of the long anti-diagonal.
/// struct Diagonal;
///
/// impl Position for Diagonal {
///     fn size(&self) -> usize {
///         4
///     }
///
///     fn has_queen(&self, square: Square) -> bool {
///         square.is_on(4) && square.row() == square.column()
///     }
/// }
///
/// assert_eq!(Fen::new(&Diagonal).to_string(), "Q3/1Q2/2Q1/3Q");
/// ```
pub trait Position: Send + Sync + RefUnwindSafe {
    /// The number of rows and of columns.
    ///
    /// ```
    /// # use queen_runtime::draw::Position;
    /// assert_eq!(Position::size(&[1, 3, 0, 2]), 4);
    /// ```
    fn size(&self) -> usize;

    /// Whether a queen stands on the square; `false` outside the board.
    ///
    /// ```
    /// # use queen_runtime::{Square, draw::Position};
    /// assert!([1, 3, 0, 2].has_queen(Square::new(1, 3)));
    /// assert!(![1, 3, 0, 2].has_queen(Square::new(4, 0)));
    /// assert!(![1, 3, 0, 4].has_queen(Square::new(3, 4)));
    /// ```
    fn has_queen(&self, square: Square) -> bool;

    /// The first column from `start` on that has a queen in `row`.
    ///
    /// By default it asks [`has_queen`](Self::has_queen) for one square after another. A type that
    /// knows its queens can override it, for styles that draw no free squares.
    ///
    /// ```
    /// # use queen_runtime::draw::Position;
    /// assert_eq!([1, 3, 0, 2].next_queen(0, 0), Some(1));
    /// assert_eq!([1, 3, 0, 2].next_queen(0, 2), None);
    /// ```
    fn next_queen(&self, row: usize, start: usize) -> Option<usize> {
        let mut column = start;
        while column < self.size() {
            if self.has_queen(Square::new(row, column)) {
                return Some(column);
            }
            column += 1;
        }
        None
    }
}

/// Implements `Position` for types that are columns of one queen per row.
macro_rules! position_by_columns {
    ($([$($generics:tt)*] $columns:ty),*) => {
        $(impl<$($generics)*> Position for $columns {
            fn size(&self) -> usize {
                AsRef::<[u8]>::as_ref(self).len()
            }

            fn has_queen(&self, square: Square) -> bool {
                let columns = AsRef::<[u8]>::as_ref(self);
                // A column may be beyond the board.
                square.is_on(columns.len())
                    && columns.get(square.row()).map(|&queen| queen.into()) == Some(square.column())
            }

            fn next_queen(&self, row: usize, start: usize) -> Option<usize> {
                let queen = usize::from(*AsRef::<[u8]>::as_ref(self).get(row)?);
                if start <= queen && queen < Position::size(self) { Some(queen) } else { None }
            }
        })*
    };
}
pub(crate) use position_by_columns;

position_by_columns!([] &[u8], [const N: usize] [u8; N]);

/// The first column from `start` on that has a queen in `row` of a board of `size` × `size`.
pub(super) fn next_queen(
    position: &dyn Position,
    size: usize,
    row: usize,
    start: usize,
) -> Option<usize> {
    match position.next_queen(row, start) {
        // A position of a user may return another column.
        Some(column) if start <= column && column < size => Some(column),
        _ => None,
    }
}

/// The squares that have a queen, row by row from the top and from left to right.
///
/// A `flat_map` of the rows would be ten times as much code for the compiler.
#[derive(Clone)]
pub(crate) struct Queens<'a> {
    position: &'a dyn Position,
    size: usize,
    row: usize,
    /// The queens before this column of the row have been returned.
    column: usize,
}

/// The squares that have a queen.
pub(crate) fn queens(position: &dyn Position) -> Queens<'_> {
    Queens { position, size: position.size(), row: 0, column: 0 }
}

impl Queens<'_> {
    /// All of them, or none.
    pub(crate) fn only_if(self, condition: bool) -> Self {
        if condition { self } else { Self { size: 0, ..self } }
    }
}

impl Iterator for Queens<'_> {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        while self.row < self.size {
            let Self { position, size, row, column } = *self;
            if let Some(column) = next_queen(position, size, row, column) {
                self.column = column + 1;
                return Some(Square::new(row, column));
            }
            self.row += 1;
            self.column = 0;
        }
        None
    }
}
