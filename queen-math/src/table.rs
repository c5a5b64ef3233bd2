//! Tables of all solutions of one size, in Heap's order.
//!
//! A [`Table`] is a byte string and a [`Shape`], which follows from the size of the board and the
//! [`Layout`]:
//!
//! - `plain` stores the columns, one byte a queen.
//! - `ranked` stores each solution's [rank](crate::order::rank) without the digits of the top R
//!   rows. A look-up searches these rows again: the larger R, the smaller the table and the longer
//!   the search. If the board has at most R rows, the table is empty.
//!
//! | n | `plain` | `ranked(5)` | `ranked(6)` | `ranked(7)` | `ranked(8)` | `ranked(9)` | `ranked(10)` |
//! |--:|--:|--:|--:|--:|--:|--:|--:|
//! | 8 | 736 | 45 | 19 | 6 | 0 | 0 | 0 |
//! | 10 | 7,240 | 672 | 439 | 191 | 57 | 10 | 0 |
//! | 12 | 170,400 | 18,144 | 13,469 | 8,515 | 3,444 | 902 | 145 |
//! | 14 | 5,118,344 | 599,945 | 478,985 | 350,333 | 213,234 | 81,358 | 18,286 |
//!
//! The figures are bytes. [`Shape::max_tested_squares`] bounds the length of the search.
//!
//! ```
//! use queen_math::table::{Layout, Shape};
//! use queen_math::{Placement, order, search};
//!
//! let shape = Shape::new(8, Layout::RANKED).unwrap();
//! let mut bytes = [0; 45];
//! assert_eq!(shape.byte_len(), bytes.len());
//!
//! let ranks = search::Heap::new(8).unwrap().map(|solution| order::rank(&solution));
//! shape.write(ranks, &mut bytes).unwrap();
//!
//! let table = shape.table(&bytes);
//! let solution = Placement::new(&[3, 6, 4, 2, 0, 5, 7, 1]).unwrap();
//! assert_eq!(table.get(12), Some(solution));
//! assert_eq!(table.index_of(&solution), Some(12));
//! assert_eq!(table.iter().len(), 92);
//! ```

use core::fmt;

use crate::{MAX_TABLE_SIZE, Placement, count};

mod cursor;
mod elias_fano;
mod given;
mod iter;
mod layout;
mod path;
mod plain;
mod ranked;
mod rest;
mod search;

use self::elias_fano::Sequence;
use self::ranked::Numbers;
pub use iter::{Completions, Iter};
pub use layout::{Layout, ParseLayoutError};
pub use rest::{AnyRest, PlainRest, RankedRest, Rest};

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
    /// The number of rows that a look-up in a ranked table searches; 0 for a plain one.
    rows: u8,
}

impl Shape {
    /// The shape of the table for a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`] and a ranked layout has from [`MIN_ROWS`](Layout::MIN_ROWS) to
    /// [`MAX_ROWS`](Layout::MAX_ROWS) rows.
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
        Some(Self { size: size as u8, rows })
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
    #[must_use]
    pub const fn byte_len(&self) -> usize {
        if self.rows == 0 { self.len() * self.size() } else { self.numbers().1.byte_len() }
    }

    /// The largest number of squares that a look-up in a ranked table tests, free and attacked
    /// ones; 0 for the layout `plain`, which needs no search.
    ///
    /// ```
    /// use queen_math::table::{Layout, Shape};
    ///
    /// let max = |size, rows| Shape::new(size, Layout::Ranked { rows }).unwrap().max_tested_squares();
    /// assert_eq!([5, 6, 7, 8, 9, 10].map(|r| max(12, r)), [84, 206, 633, 1_822, 6_290, 32_028]);
    /// assert_eq!([10, 11].map(|rows| max(14, rows)), [24_164, 117_750]);
    /// ```
    #[must_use]
    pub const fn max_tested_squares(&self) -> u32 {
        let by_rows = &ranked::MAX_TESTED_SQUARES[(self.size() - 1) % MAX_TABLE_SIZE];
        // The index of `plain`, which has 0 rows, wraps and is out of bounds.
        let index = self.rows.wrapping_sub(Layout::MIN_ROWS) as usize;
        if index < by_rows.len() { by_rows[index] } else { 0 }
    }

    /// Writes the table of the solutions with these `ranks` to `bytes`.
    ///
    /// Returns `None` if the ranks are not ascending or their number is wrong, if `bytes` is not
    /// [`byte_len`](Self::byte_len) long, or if the layout is `plain`, whose bytes are the columns
    /// themselves.
    ///
    /// ```
    /// # use queen_math::{order, search, table::{Layout, Shape}};
    /// let ranks = search::Heap::new(6).unwrap().map(|solution| order::rank(&solution));
    /// let shape = Shape::new(6, Layout::RANKED).unwrap();
    /// let mut bytes = [0; 2];
    /// assert_eq!(shape.write(ranks, &mut bytes), Some(()));
    /// assert!(shape.table(&bytes).iter().eq(search::Heap::new(6).unwrap()));
    /// assert_eq!(shape.write([0, 1, 2], &mut bytes), None); // there are four
    /// ```
    pub fn write(&self, ranks: impl IntoIterator<Item = u64>, bytes: &mut [u8]) -> Option<()> {
        if self.rows == 0 { None } else { self.write_ranked(ranks, bytes) }
    }

    /// The table in `bytes`, which should be [`byte_len`](Self::byte_len) long. Further bytes are
    /// ignored; if bytes are missing, look-ups return `None` or wrong solutions.
    #[inline]
    #[must_use]
    pub const fn table(self, bytes: &[u8]) -> Table<'_> {
        let (numbers, parts) = self.numbers();
        Table { shape: self, numbers, sequence: Sequence { parts, bytes } }
    }

    /// Where the parts of a ranked table are, for look-ups in other languages; `None` if it is plain.
    #[doc(hidden)]
    #[must_use]
    pub const fn ranked_parts(self) -> Option<RankedParts> {
        if self.rows == 0 {
            return None;
        }
        let (numbers, parts) = self.numbers();
        Some(RankedParts {
            rows: numbers.rows,
            by_subtree: numbers.by_subtree,
            len: parts.len,
            low_bits: parts.low_bits,
            high_bits: parts.high_len,
            sample_ones: 1 << parts.sample_bits,
            sample_bytes: parts.sample_len,
            high_start: parts.high_start,
            low_start: parts.low_start,
        })
    }
}

/// The sequence of numbers in a ranked table, and where the table has its parts.
///
/// A table is a directory, which has the bit of every [`sample_ones`](Self::sample_ones)-th one of
/// the high bits, then the high bits, then the low bits.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct RankedParts {
    /// The number of rows that a look-up searches, at most all.
    pub rows: u8,
    /// Whether the numbers are those of solutions before each subtree but the first, instead of the
    /// subtree of each solution.
    pub by_subtree: bool,
    /// The number of numbers.
    pub len: u32,
    /// The number of low bits of each number.
    pub low_bits: u8,
    /// The number of all high bits, in unary.
    pub high_bits: u32,
    /// The number of ones per sample in the directory.
    pub sample_ones: u16,
    /// The number of bytes per sample in the directory.
    pub sample_bytes: u8,
    /// The byte at which the high bits start.
    pub high_start: u32,
    /// The byte at which the low bits start.
    pub low_start: u32,
}

/// The number of solutions for a size up to [`MAX_TABLE_SIZE`].
#[inline]
const fn solutions(size: usize) -> usize {
    if size < count::SOLUTIONS.len() { count::SOLUTIONS[size] as usize } else { 0 }
}

/// A table of all solutions of one size, in [Heap's order](crate::order), from [`Shape::table`].
///
/// Look-ups never panic, even if the bytes are wrong. A plain table then returns the columns that
/// the bytes hold; a ranked table still returns only solutions or `None`.
///
/// ```
/// use queen_math::table::{Layout, Shape, Table};
///
/// // A ranked table for so few rows takes no bytes.
/// const FIVE: Table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
///
/// assert_eq!(FIVE.len(), 10);
/// let last = FIVE.get(9).unwrap();
/// assert_eq!(last.columns(), [2, 4, 1, 3, 0]);
/// assert_eq!(FIVE.index_of(&last), Some(9));
/// assert_eq!(FIVE.get(10), None);
/// assert!(FIVE.iter().all(|solution| solution.is_solution()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table<'a> {
    shape: Shape,
    numbers: Numbers,
    /// The bytes and, in a ranked table, their parts.
    sequence: Sequence<'a>,
}

impl<'a> Table<'a> {
    /// The shape.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The table of this shape in other bytes, as [`Shape::table`] returns it.
    ///
    /// This saves steps if `self` is a constant: a look-up in a ranked table needs some numbers that
    /// follow from the shape.
    #[inline]
    #[must_use]
    pub const fn with_bytes(self, bytes: &[u8]) -> Table<'_> {
        let parts = self.sequence.parts;
        Table { shape: self.shape, numbers: self.numbers, sequence: Sequence { parts, bytes } }
    }

    /// The number of rows, of columns and of queens of the board.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> usize {
        self.shape.size()
    }

    /// The layout.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.shape.layout()
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        self.sequence.bytes
    }

    /// The number of solutions.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.shape.len()
    }

    /// Whether there are no solutions, as for sizes 2 and 3.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The solution at `index`.
    #[inline]
    #[must_use]
    pub const fn get(&self, index: usize) -> Option<Placement> {
        if index >= self.len() {
            return None;
        }
        if self.is_plain() { self.plain().get(index) } else { self.get_ranked(index as u32) }
    }

    /// The index of a solution; `None` if it is not a solution of this size.
    #[inline]
    #[must_use]
    pub const fn index_of(&self, solution: &Placement) -> Option<usize> {
        if solution.size() != self.size() {
            return None;
        }
        if self.is_plain() {
            return self.plain().index_of(solution);
        }
        match self.index_of_ranked(solution) {
            Some(index) if (index as usize) < self.len() => Some(index as usize),
            _ => None,
        }
    }

    /// The solutions, from the first to the last.
    #[inline]
    #[must_use]
    pub fn iter(&self) -> Iter<AnyRest<'a>> {
        Iter::new(*self)
    }

    /// The solutions that have a queen on each of these squares, from the first to the last. Bit c
    /// of `queens[r]` is the square in row r and column c.
    #[inline]
    #[must_use]
    pub fn completions(&self, queens: [u16; MAX_TABLE_SIZE]) -> Completions<AnyRest<'a>> {
        Completions::new(*self, queens)
    }

    /// Whether every look-up returns a solution or `None`: every entry of a plain table must be a
    /// solution, and look-ups in a ranked table return no other placements.
    ///
    /// It is faster than [`verify`](Self::verify) and ignores the order.
    ///
    /// ```
    /// use queen_math::table::{Layout, Shape};
    ///
    /// let four = Shape::new(4, Layout::Plain).unwrap();
    /// assert!(four.table(&[1, 3, 0, 2, 1, 3, 0, 2]).has_only_solutions());
    /// assert!(!four.table(&[1, 3, 0, 2, 1, 3, 0, 1]).has_only_solutions());
    ///
    /// assert!(four.table(&[1, 3, 0, 2, 2, 0, 3, 1]).verify());
    /// assert!(!four.table(&[1, 3, 0, 2, 1, 3, 0, 2]).verify());
    /// ```
    #[inline]
    #[must_use]
    pub const fn has_only_solutions(&self) -> bool {
        !self.is_plain() || self.plain().has_only_solutions()
    }

    /// Whether these are the bytes of a table of this [shape](Self::shape), down to the last bit.
    #[inline]
    #[must_use]
    pub const fn verify(&self) -> bool {
        if self.is_plain() { self.plain().verify() } else { self.verify_ranked() }
    }

    #[inline]
    const fn is_plain(&self) -> bool {
        self.shape.rows == 0
    }

    #[inline]
    const fn plain(&self) -> plain::Reader<'a> {
        plain::Reader { size: self.size(), bytes: self.bytes() }
    }
}

impl<'a> IntoIterator for &Table<'a> {
    type Item = Placement;
    type IntoIter = Iter<AnyRest<'a>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// `Table(8, plain)`, without the bytes.
impl fmt::Debug for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({}, {})", self.size(), self.layout())
    }
}
