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
use core::iter::FusedIterator;
use core::str::FromStr;

use crate::{MAX_TABLE_SIZE, Placement, count};

mod completions;
mod elias_fano;
mod path;
mod plain;
mod ranked;
mod search;
mod verify;

pub use completions::Completions;

/// The layout of a table.
///
/// ```
/// use queen_math::table::Layout;
///
/// assert_eq!("plain".parse(), Ok(Layout::Plain));
/// assert_eq!("ranked(8)".parse(), Ok(Layout::Ranked { rows: 8 }));
/// assert_eq!("ranked".parse(), Ok(Layout::RANKED));
/// assert_eq!(Layout::RANKED.to_string(), "ranked(5)");
/// assert!("ranked(1)".parse::<Layout>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// One byte a queen.
    #[default]
    Plain,
    /// The ranks without the digits of the top rows.
    Ranked {
        /// The number of rows that a look-up searches, from [`MIN_ROWS`](Layout::MIN_ROWS) to
        /// [`MAX_ROWS`](Layout::MAX_ROWS).
        rows: u8,
    },
}

impl Layout {
    /// `ranked` with the number of rows that suits most uses, 5.
    pub const RANKED: Self = Self::Ranked { rows: 5 };

    /// The fewest rows that a look-up searches.
    pub const MIN_ROWS: u8 = 2;

    /// The most rows that a look-up searches.
    pub const MAX_ROWS: u8 = 12;
}

/// `plain`, or `ranked(5)` with the number of rows.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain => f.pad("plain"),
            Self::Ranked { rows } => write!(f, "ranked({rows})"),
        }
    }
}

impl FromStr for Layout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<Self, ParseLayoutError> {
        match text {
            "plain" => return Ok(Self::Plain),
            "ranked" => return Ok(Self::RANKED),
            _ => {}
        }
        text.strip_prefix("ranked(")
            .and_then(|rest| rest.strip_suffix(')')?.parse().ok())
            .filter(|rows| (Self::MIN_ROWS..=Self::MAX_ROWS).contains(rows))
            .map(|rows| Self::Ranked { rows })
            .ok_or(ParseLayoutError(()))
    }
}

/// The error of parsing a [`Layout`].
///
/// ```
/// use queen_math::table::{Layout, ParseLayoutError};
///
/// let error: ParseLayoutError = "ranked(13)".parse::<Layout>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "expected `plain`, `ranked` or `ranked(ROWS)` with ROWS from 2 to 12",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLayoutError(());

impl fmt::Display for ParseLayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (min, max) = (Layout::MIN_ROWS, Layout::MAX_ROWS);
        write!(f, "expected `plain`, `ranked` or `ranked(ROWS)` with ROWS from {min} to {max}")
    }
}

impl core::error::Error for ParseLayoutError {}

/// The size and the layout of a table, from which its number of bytes follows.
///
/// ```
/// use queen_math::table::{Layout, Shape};
///
/// let byte_len = |size, layout| Shape::new(size, layout).unwrap().byte_len();
/// assert_eq!(byte_len(12, Layout::Plain), 170_400);
/// assert_eq!(byte_len(12, Layout::RANKED), 18_144);
/// assert_eq!(byte_len(5, Layout::RANKED), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    size: u8,
    layout: Code,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Code {
    Plain,
    Ranked(ranked::Shape),
}

impl Shape {
    /// The shape of the table for a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`] and a ranked layout has from [`MIN_ROWS`](Layout::MIN_ROWS) to
    /// [`MAX_ROWS`](Layout::MAX_ROWS) rows.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// assert!(Shape::new(16, Layout::Ranked { rows: 12 }).is_some());
    /// assert_eq!(Shape::new(16, Layout::Ranked { rows: 13 }), None);
    /// assert_eq!(Shape::new(17, Layout::Plain), None);
    /// ```
    #[must_use]
    pub const fn new(size: usize, layout: Layout) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE {
            return None;
        }
        let layout = match layout {
            Layout::Plain => Code::Plain,
            Layout::Ranked { rows } if rows < Layout::MIN_ROWS || rows > Layout::MAX_ROWS => {
                return None;
            }
            Layout::Ranked { rows } => Code::Ranked(ranked::Shape::new(size, rows)),
        };
        Some(Self { size: size as u8, layout })
    }

    /// The number of rows, of columns and of queens of the board.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// assert_eq!(Shape::new(8, Layout::RANKED).unwrap().size(), 8);
    /// ```
    #[inline]
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// The layout.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// assert_eq!(Shape::new(8, Layout::RANKED).unwrap().layout(), Layout::Ranked { rows: 5 });
    /// ```
    #[must_use]
    pub const fn layout(&self) -> Layout {
        match self.layout {
            Code::Plain => Layout::Plain,
            Code::Ranked(ranked) => Layout::Ranked { rows: ranked.rows },
        }
    }

    /// The number of solutions.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// assert_eq!(Shape::new(8, Layout::RANKED).unwrap().len(), 92);
    /// ```
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a shape contains nothing")]
    pub const fn len(&self) -> usize {
        solutions(self.size())
    }

    /// The number of bytes.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// assert_eq!(Shape::new(8, Layout::Plain).unwrap().byte_len(), 92 * 8);
    /// assert_eq!(Shape::new(8, Layout::RANKED).unwrap().byte_len(), 45);
    /// ```
    #[must_use]
    pub const fn byte_len(&self) -> usize {
        match self.layout {
            Code::Plain => self.len() * self.size(),
            Code::Ranked(ranked) => ranked.byte_len(),
        }
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
        match self.layout {
            Code::Plain => 0,
            Code::Ranked(ranked) => ranked.max_tested_squares(),
        }
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
        match self.layout {
            Code::Plain => None,
            Code::Ranked(ranked) => ranked.write(ranks, bytes),
        }
    }

    /// The table in `bytes`, which should be [`byte_len`](Self::byte_len) long. Further bytes are
    /// ignored; if bytes are missing, look-ups return `None` or wrong solutions.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(4, Layout::Plain).unwrap().table(&[1, 3, 0, 2, 2, 0, 3, 1]);
    /// assert_eq!(table.get(1).unwrap().columns(), [2, 0, 3, 1]);
    /// ```
    #[inline]
    #[must_use]
    pub const fn table(self, bytes: &[u8]) -> Table<'_> {
        Table { shape: self, bytes }
    }
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
/// assert_eq!(FIVE.get(9).unwrap().columns(), [2, 4, 1, 3, 0]);
/// assert!(FIVE.iter().all(|solution| solution.is_solution()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table<'a> {
    shape: Shape,
    bytes: &'a [u8],
}

impl<'a> Table<'a> {
    /// The shape.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let shape = Shape::new(5, Layout::RANKED).unwrap();
    /// assert_eq!(shape.table(&[]).shape(), shape);
    /// ```
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of rows, of columns and of queens of the board.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
    /// assert_eq!(table.size(), 5);
    /// ```
    #[inline]
    #[must_use]
    pub const fn size(&self) -> usize {
        self.shape.size()
    }

    /// The layout.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
    /// assert_eq!(table.layout(), Layout::RANKED);
    /// ```
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.shape.layout()
    }

    /// The bytes.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(4, Layout::Plain).unwrap().table(&[1, 3, 0, 2, 2, 0, 3, 1]);
    /// assert_eq!(table.bytes(), [1, 3, 0, 2, 2, 0, 3, 1]);
    /// ```
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The number of solutions.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
    /// assert_eq!(table.len(), 10);
    /// ```
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.shape.len()
    }

    /// Whether there are no solutions, as for sizes 2 and 3.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = |size| Shape::new(size, Layout::RANKED).unwrap().table(&[]);
    /// assert!(table(3).is_empty());
    /// assert!(!table(4).is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The solution at `index`.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(4, Layout::RANKED).unwrap().table(&[]);
    /// assert_eq!(table.get(0).unwrap().columns(), [1, 3, 0, 2]);
    /// assert_eq!(table.get(2), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn get(&self, index: usize) -> Option<Placement> {
        if index >= self.len() {
            return None;
        }
        match &self.shape.layout {
            Code::Plain => plain::get(self.size(), self.bytes, index),
            Code::Ranked(shape) => shape.get(self.bytes, index as u32),
        }
    }

    /// The index of a solution; `None` if it is not a solution of this size.
    ///
    /// ```
    /// # use queen_math::{Placement, table::{Layout, Shape}};
    /// let table = Shape::new(4, Layout::RANKED).unwrap().table(&[]);
    /// let index_of = |columns| table.index_of(&Placement::new(columns).unwrap());
    /// assert_eq!(index_of(&[2, 0, 3, 1]), Some(1));
    /// assert_eq!(index_of(&[0, 1, 2, 3]), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn index_of(&self, solution: &Placement) -> Option<usize> {
        if solution.size() != self.size() {
            return None;
        }
        match &self.shape.layout {
            Code::Plain => plain::index_of(self.len(), self.bytes, solution),
            Code::Ranked(shape) => match shape.index_of(self.bytes, solution) {
                Some(index) if (index as usize) < self.len() => Some(index as usize),
                _ => None,
            },
        }
    }

    /// The solutions, from the first to the last.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(4, Layout::RANKED).unwrap().table(&[]);
    /// assert_eq!(table.iter().last().unwrap().columns(), [2, 0, 3, 1]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn iter(&self) -> Iter<'a> {
        Iter { solutions: self.completions([0; MAX_TABLE_SIZE]) }
    }

    /// The solutions that have a queen on each of these squares, from the first to the last. Bit c
    /// of `queens[r]` is the square in row r and column c.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(4, Layout::RANKED).unwrap().table(&[]);
    /// let mut queens = [0; 16];
    /// queens[0] = 1 << 2;
    /// let mut completions = table.completions(queens);
    /// assert_eq!(completions.next().unwrap().columns(), [2, 0, 3, 1]);
    /// assert_eq!(completions.next(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn completions(&self, queens: [u16; MAX_TABLE_SIZE]) -> Completions<'a> {
        Completions::new(*self, queens)
    }

    /// The solutions that have a queen on each of these squares, as from
    /// [`completions`](Self::completions), in any order. A ranked table finds them in fewer steps.
    ///
    /// ```
    /// # use queen_math::table::{Layout, Shape};
    /// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
    /// let mut queens = [0; 16];
    /// queens[0] = 1 << 2;
    /// assert_eq!(table.completions_in_any_order(queens).count(), 2);
    /// ```
    pub fn completions_in_any_order(
        &self,
        queens: [u16; MAX_TABLE_SIZE],
    ) -> impl Iterator<Item = Placement> + use<'a> {
        self.completions(queens).in_any_order()
    }
}

impl<'a> IntoIterator for Table<'a> {
    type Item = Placement;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

impl<'a> IntoIterator for &Table<'a> {
    type Item = Placement;
    type IntoIter = Iter<'a>;

    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

/// `Table(8, plain)`, without the bytes.
impl fmt::Debug for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({}, {})", self.size(), self.layout())
    }
}

/// The solutions in a table, from [`Table::iter`].
///
/// ```
/// use queen_math::table::{Layout, Iter, Shape};
///
/// let mut solutions: Iter = Shape::new(5, Layout::RANKED).unwrap().table(&[]).iter();
/// assert_eq!(solutions.len(), 10);
/// assert_eq!(solutions.nth(8).unwrap().columns(), [3, 1, 4, 2, 0]);
/// assert_eq!(solutions.next_back().unwrap().columns(), [2, 4, 1, 3, 0]);
/// ```
#[derive(Clone)]
pub struct Iter<'a> {
    /// The completions of the empty board, which are all solutions.
    solutions: Completions<'a>,
}

impl Iter<'_> {
    fn nth_from(&mut self, n: usize, forwards: bool) -> Option<Placement> {
        let len = self.solutions.len();
        self.solutions.pass(n.min(len), forwards);
        self.solutions.advance(forwards)
    }
}

impl Iterator for Iter<'_> {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        self.solutions.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.solutions.len();
        (len, Some(len))
    }

    fn count(self) -> usize {
        self.solutions.len()
    }

    fn last(mut self) -> Option<Placement> {
        self.next_back()
    }

    fn nth(&mut self, n: usize) -> Option<Placement> {
        self.nth_from(n, true)
    }
}

impl DoubleEndedIterator for Iter<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Placement> {
        self.solutions.next_back()
    }

    fn nth_back(&mut self, n: usize) -> Option<Placement> {
        self.nth_from(n, false)
    }
}

impl ExactSizeIterator for Iter<'_> {
    // The default contains an assertion, which would link a panic.
    fn len(&self) -> usize {
        self.size_hint().0
    }
}

impl FusedIterator for Iter<'_> {}

/// `Iter { table: Table(8, plain), len: 92 }`
impl fmt::Debug for Iter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { solutions } = self;
        let table = solutions.table();
        f.debug_struct("Iter").field("table", &table).field("len", &solutions.len()).finish()
    }
}
