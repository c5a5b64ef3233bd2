//! One solution for any board, without search or table.
//!
//! E. Pauls gave such solutions in 1874 (*Das Maximalproblem der Damen auf dem Schachbrette*);
//! E. J. Hoffman, J. C. Loessi and R. C. Moore found them again and proved them in 1969
//! (*Constructions for the Solution of the m Queens Problem*). On a board of even size n the queens
//! of the upper half are a knight's move apart, two columns further with each row and around the
//! edge, and the lower half is the upper one turned by half a circle. They start in column 1 if
//! n mod 6 is 0 or 4, in column n / 2 − 1 if it is 2. No queen stands on the main diagonal, so a
//! board of odd size takes the solution of the even size before it and one more queen in the corner.

use core::iter::FusedIterator;
use core::ops::Range;

/// One solution on a board of `size` × `size`: an iterator of columns, the top row's first.
///
/// `None` for the sizes that have no solution (2 and 3) and for 0. Takes O(1) steps a row and holds
/// no more than its place, so sizes up to [`u32::MAX`] cost nothing until they are iterated.
///
/// ```
/// use queen_core::construct::construct;
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
    if matches!(size, 0 | 2 | 3) {
        return None;
    }
    Some(Construction { size, rows: 0..size })
}

/// The columns of a constructed solution, made by [`construct`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Construction {
    size: u32,
    rows: Range<u32>,
}

impl Construction {
    /// The number of rows, of columns and of queens, however many have been iterated.
    #[must_use]
    pub const fn size(&self) -> u32 {
        self.size
    }

    /// The column of the queen in `row`, which counts from 0; `None` for a row that is not on the
    /// board.
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
    // Below 1.5 times the size, which a u32 need not hold.
    let straight = 2 * row as u64 + start as u64;
    if straight < even as u64 { straight as u32 } else { (straight - even as u64) as u32 }
}
