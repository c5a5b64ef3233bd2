//! Construction of one solution for any board size, without search or table.
//!
//! On a board of even size n, the queens in the upper half are a knight's move apart: each row's
//! queen is two columns further right than the one above, modulo n. The first is in column 1 if
//! n mod 6 is 0 or 4, and in column n / 2 − 1 if n mod 6 is 2. The lower half is the upper half
//! rotated by 180°. No queen is on the long anti-diagonal, so a board of odd size has the queens of
//! the next smaller board and one more in the lower right corner.
//!
//! Sources: E. Pauls, *Das Maximalproblem der Damen auf dem Schachbrette*, 1874; E. J. Hoffman,
//! J. C. Loessi and R. C. Moore, *Constructions for the Solution of the m Queens Problem*, 1969,
//! who rediscovered the construction and proved it.

use core::iter::FusedIterator;
use core::ops::Range;

/// Constructs one solution for a board of `size` × `size`, as an iterator over its columns from the
/// top row down.
///
/// Returns `None` if `size` is 0, or 2 or 3, which have no solution. Each column is computed on
/// demand in constant time, and nothing is stored.
///
/// ```
/// use queen_math::construct::construct;
///
/// assert!(construct(8).unwrap().eq([3, 5, 7, 1, 6, 0, 2, 4]));
/// assert!(construct(3).is_none());
///
/// let large = construct(1_000_000).unwrap();
/// assert_eq!(large.len(), 1_000_000);
/// assert_eq!(large.column(250_000), Some(500_001));
/// ```
#[must_use]
pub const fn construct(size: u32) -> Option<Construction> {
    if matches!(size, 0 | 2 | 3) { None } else { Some(Construction { size, rows: 0..size }) }
}

/// Iterator over the columns of a constructed solution, created by [`construct`].
///
/// ```
/// use queen_math::construct::construct;
///
/// let mut columns = construct(8).unwrap();
/// assert_eq!(columns.next(), Some(3));
/// assert_eq!(columns.next_back(), Some(4));
/// assert_eq!(columns.len(), 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Construction {
    size: u32,
    rows: Range<u32>,
}

impl Construction {
    /// The size of the board. Iteration does not change it.
    #[must_use]
    pub const fn size(&self) -> u32 {
        self.size
    }

    /// The column of the queen in `row`, or `None` if the row is not on the board.
    #[must_use]
    pub const fn column(&self, row: u32) -> Option<u32> {
        if row < self.size { Some(column(self.size, row)) } else { None }
    }
}

impl Iterator for Construction {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        self.rows.next().map(|row| column(self.size, row))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rows.size_hint()
    }

    fn nth(&mut self, n: usize) -> Option<u32> {
        self.rows.nth(n).map(|row| column(self.size, row))
    }
}

impl DoubleEndedIterator for Construction {
    fn next_back(&mut self) -> Option<u32> {
        self.rows.next_back().map(|row| column(self.size, row))
    }

    fn nth_back(&mut self, n: usize) -> Option<u32> {
        self.rows.nth_back(n).map(|row| column(self.size, row))
    }
}

impl ExactSizeIterator for Construction {}

impl FusedIterator for Construction {}

const fn column(size: u32, row: u32) -> u32 {
    let even = size - size % 2;
    if row == even {
        return row;
    }
    let half = even / 2;
    if row >= half {
        return even - 1 - column(even, even - 1 - row);
    }
    let start = if even % 6 == 2 { half - 1 } else { 1 };
    // Up to 1.5 times the size, which can overflow u32.
    let column = 2 * row as u64 + start as u64;
    if column < even as u64 { column as u32 } else { (column - even as u64) as u32 }
}
