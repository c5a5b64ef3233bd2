//! The shape of a table.

use super::layout::Layout;
use super::ranked;
use super::solutions::{number, solutions};
use crate::MAX_TABLE_SIZE;

/// The size and the layout of a table, from which its number of bytes follows.
///
/// ```
/// use queen_math::table::{Layout, Shape};
///
/// let byte_len = |size, layout| Shape::new(size, layout).unwrap().byte_len();
/// assert_eq!(byte_len(12, Layout::Plain), 170_400);
/// assert_eq!(byte_len(12, Layout::RANKED), 18_144);
/// assert_eq!(byte_len(5, Layout::RANKED), 0);
///
/// assert_eq!(Shape::new(16, Layout::Ranked { rows: 13 }), None);
/// assert_eq!(Shape::new(17, Layout::Plain), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    size: u8,
    /// The number of rows that a look-up in a ranked table searches; 0 for a plain one. A ranked
    /// one has [`Layout::MIN_ROWS`] or more, so 0 is free to tell them apart.
    rows: u8,
}

impl Shape {
    /// The shape of the table for a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`] and a ranked layout has from [`MIN_ROWS`](Layout::MIN_ROWS) to
    /// [`MAX_ROWS`](Layout::MAX_ROWS) rows.
    ///
    /// On processors whose `usize` has 16 bits, also `None` if it does not count the solutions, as
    /// from `size` 13 on, or the bytes, as in a plain table of size 12.
    #[must_use]
    pub const fn new(size: usize, layout: Layout) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE {
            return None;
        }
        let rows = match layout {
            Layout::Plain => 0,
            Layout::Ranked { rows: rows @ Layout::MIN_ROWS..=Layout::MAX_ROWS } => rows,
            Layout::Ranked { .. } => return None,
        };
        let shape = Self { size: size as u8, rows };
        // Addresses of 32 bits count the 236 million bytes of the largest table.
        let is_counted = !cfg!(target_pointer_width = "16") || shape.fits(u16::MAX as u64);
        if is_counted { Some(shape) } else { None }
    }

    /// Whether numbers up to `max` count the solutions and the bytes.
    const fn fits(self, max: u64) -> bool {
        number(self.size()) as u64 <= max && self.bytes() as u64 <= max
    }

    /// The shape of a table whose size and layout have passed [`new`](Self::new) before.
    #[inline]
    pub(super) const fn unchecked(size: usize, layout: Layout) -> Self {
        let rows = match layout {
            Layout::Plain => 0,
            Layout::Ranked { rows } => rows,
        };
        Self { size: size as u8, rows }
    }

    /// The number of rows, of columns and of queens of the board.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// The layout.
    #[inline]
    #[must_use]
    pub const fn layout(&self) -> Layout {
        match self.rows {
            0 => Layout::Plain,
            rows => Layout::Ranked { rows },
        }
    }

    /// The number of solutions.
    #[inline]
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a shape contains nothing")]
    pub const fn len(&self) -> usize {
        solutions(self.size())
    }

    /// The number of bytes.
    #[inline]
    #[must_use]
    pub const fn byte_len(&self) -> usize {
        self.bytes() as usize
    }

    /// The number of bytes, also where a `usize` has 16 bits.
    #[inline]
    const fn bytes(self) -> u32 {
        match self.layout() {
            // At most 14,772,512 · 16, for n = 16.
            Layout::Plain => number(self.size()) * self.size as u32,
            Layout::Ranked { rows } => ranked::byte_len(self.size(), rows),
        }
    }

    /// The largest number of squares that a look-up in a ranked table tests, free and attacked
    /// ones; 0 for the layout `plain`, which needs no search.
    ///
    /// ```
    /// use queen_math::table::{Layout, Shape};
    ///
    /// let shape = |size, rows| Shape::new(size, Layout::Ranked { rows }).unwrap();
    /// let max = |size, rows| shape(size, rows).max_tested_squares();
    /// assert_eq!([5, 6, 7, 8, 9, 10].map(|r| max(12, r)), [84, 206, 633, 1_822, 6_290, 32_028]);
    /// assert_eq!([10, 11].map(|rows| max(14, rows)), [24_164, 117_750]);
    /// ```
    #[must_use]
    pub const fn max_tested_squares(&self) -> u32 {
        match self.layout() {
            Layout::Plain => 0,
            Layout::Ranked { rows } => ranked::max_tested_squares(self.size(), rows),
        }
    }

    /// Writes the table of the solutions with these `ranks` to `bytes`.
    ///
    /// Returns `None` if the ranks are not ascending, two are equal, one is that of no permutation
    /// or their number is wrong, if `bytes` is not [`byte_len`](Self::byte_len) long, or if the
    /// layout is `plain`, whose bytes are the columns themselves. Whether the ranks are those of
    /// solutions is not checked. After `None`, some bytes may have been written.
    ///
    /// ```
    /// # use queen_math::{order, table::{Layout, Shape}};
    /// let placement = |rank| order::unrank(rank, 6).unwrap();
    /// let ranks = (0..720).filter(|&rank| placement(rank).is_solution());
    /// let shape = Shape::new(6, Layout::RANKED).unwrap();
    /// let mut bytes = [0; 2];
    /// assert_eq!(shape.write(ranks.clone(), &mut bytes), Some(()));
    /// assert!(shape.table(&bytes).iter().eq(ranks.map(placement)));
    /// assert_eq!(shape.write([0, 1, 2], &mut bytes), None); // there are four
    /// ```
    pub fn write(&self, ranks: impl IntoIterator<Item = u64>, bytes: &mut [u8]) -> Option<()> {
        match self.layout() {
            Layout::Plain => None,
            Layout::Ranked { rows } => ranked::write(self.size(), rows, ranks, bytes),
        }
    }

    /// Where the parts of a ranked table are, for look-ups in other languages; `None` if it is
    /// plain.
    #[doc(hidden)]
    #[must_use]
    pub const fn ranked_parts(self) -> Option<ranked::RankedParts> {
        match self.layout() {
            Layout::Plain => None,
            Layout::Ranked { rows } => Some(ranked::parts(self.size(), rows)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(size: usize, layout: Layout, max: u64) -> bool {
        Shape::new(size, layout).unwrap().fits(max)
    }

    #[test]
    fn sixteen_bits_count_what_they_have_a_shape_for() {
        let max = u16::MAX.into();
        assert!(fits(11, Layout::Plain, max));
        // 170,400 bytes, which would wrap to 39,328.
        assert!(!fits(12, Layout::Plain, max));
        assert!(fits(12, Layout::RANKED, max));
        // 22 bytes, and 73,712 solutions, which would wrap to 8,176.
        assert!(!fits(13, Layout::Ranked { rows: 12 }, max));
        for size in 1..=MAX_TABLE_SIZE {
            for layout in Layout::all() {
                let shape = Shape::new(size, layout).unwrap();
                let most = (shape.len() as u64).max(shape.byte_len() as u64);
                assert!(shape.fits(most) && (most == 0 || !shape.fits(most - 1)));
            }
        }
    }
}
