//! A heat map: a number for each square.

use core::fmt;
use core::ops::Index;

use queen_math::Square;

/// A number for each square of a board of up to `N` × `N`, from
/// [`QueenPuzzle::heat_map`](crate::QueenPuzzle::heat_map).
///
/// It takes 4 N² bytes. Squares beyond the board have 0.
///
/// ```
/// use queen_runtime::{QueenPuzzle, Square, queen_table};
///
/// const SIX: QueenPuzzle<6> = queen_table!(6);
///
/// let heat_map = SIX.heat_map(&SIX.board());
/// assert_eq!(heat_map[Square::new(0, 1)], 1);
/// assert_eq!(heat_map.rows()[0], [0, 1, 1, 1, 1, 0]);
/// assert_eq!(heat_map[Square::new(0, 6)], 0);
/// ```
#[derive(Clone, PartialEq, Eq)]
#[must_use]
pub struct HeatMap<const N: usize> {
    rows: [[u32; N]; N],
}

/// The [`HeatMap`] of an [`AnyQueenPuzzle`](crate::AnyQueenPuzzle), with numbers for the largest
/// board.
///
/// ```
/// use queen_runtime::{AnyHeatMap, AnyQueenPuzzle, Square, queen_table};
///
/// const SIX: AnyQueenPuzzle = queen_table!(6).into_any();
///
/// let heat_map: AnyHeatMap = SIX.heat_map(&SIX.board());
/// assert_eq!(heat_map[Square::new(0, 1)], 1);
/// assert_eq!(heat_map[Square::new(0, 6)], 0);
/// ```
// A literal, which documentation and errors show as it is.
pub type AnyHeatMap = HeatMap<16>;

impl<const N: usize> HeatMap<N> {
    /// A heat map of zeros.
    pub(crate) const ZERO: Self = Self { rows: [[0; N]; N] };

    /// The numbers by row, the top row first, and by column.
    #[must_use]
    pub const fn rows(&self) -> &[[u32; N]; N] {
        &self.rows
    }

    /// Counts the queens in these columns, one in each row from the top.
    pub(crate) fn add(&mut self, columns: &[u8]) {
        for (row, &column) in self.rows.iter_mut().zip(columns) {
            if let Some(count) = row.get_mut(usize::from(column)) {
                *count += 1;
            }
        }
    }
}

/// The number of a square; 0 for one beyond the board.
impl<const N: usize> Index<Square> for HeatMap<N> {
    type Output = u32;

    fn index(&self, square: Square) -> &u32 {
        let row = self.rows.get(square.row());
        row.and_then(|row| row.get(square.column())).unwrap_or(&0)
    }
}

/// The rows as lists.
impl<const N: usize> fmt::Debug for HeatMap<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows.fmt(f)
    }
}
