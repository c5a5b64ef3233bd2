//! Positions that can be drawn.

use core::iter;
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
        (start..self.size()).find(|&column| self.has_queen(Square::new(row, column)))
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
                (start..Position::size(self)).contains(&queen).then_some(queen)
            }
        })*
    };
}
pub(crate) use position_by_columns;

position_by_columns!([] &[u8], [const N: usize] [u8; N]);

/// The columns of the queens in `row`, from left to right.
pub(super) fn queens_in(
    position: &dyn Position,
    row: usize,
) -> impl Iterator<Item = usize> + Clone {
    let mut rest = 0..position.size();
    iter::from_fn(move || {
        let column = position.next_queen(row, rest.start).filter(|column| rest.contains(column))?;
        rest.start = column + 1;
        Some(column)
    })
}

/// The squares that have a queen, row by row from the top and from left to right.
pub(crate) fn queens(position: &dyn Position) -> impl Iterator<Item = Square> + Clone {
    let queens = move |row| queens_in(position, row).map(move |column| Square::new(row, column));
    (0..position.size()).flat_map(queens)
}
