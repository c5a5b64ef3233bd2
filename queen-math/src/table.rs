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
//! | n | plain | ranked(5) | ranked(6) | ranked(7) | ranked(8) | ranked(9) | ranked(10) |
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
//! use queen_math::{Placement, order};
//!
//! let shape = Shape::new(8, Layout::RANKED).unwrap();
//! let mut bytes = [0; 45];
//! assert_eq!(shape.byte_len(), bytes.len());
//!
//! let is_solution = |&rank: &u64| order::unrank(rank, 8).unwrap().is_solution();
//! let ranks = (0..order::FACTORIALS[8]).filter(is_solution);
//! shape.write(ranks, &mut bytes).unwrap();
//!
//! let table = shape.table(&bytes);
//! let solution = Placement::new(&[3, 6, 4, 2, 0, 5, 7, 1]).unwrap();
//! assert_eq!(table.get(12), Some(solution));
//! assert_eq!(table.index_of(solution.columns()), Some(12));
//! assert_eq!(table.iter().len(), 92);
//! ```

use core::fmt;

use crate::{MAX_TABLE_SIZE, Placement};

mod any_completions;
mod any_rest;
mod completions;
mod given;
mod iter;
mod layout;
mod plain;
mod ranked;
mod rest;
mod shape;
mod solutions;

pub use any_completions::AnyCompletions;
pub use any_rest::AnyRest;
pub use completions::Completions;
pub use iter::Iter;
pub use layout::{Layout, ParseLayoutError};
pub use plain::{PlainCompletions, PlainRest};
pub use ranked::{RankedCompletions, RankedParts, RankedRest};
pub use rest::Rest;
pub use shape::Shape;

use solutions::solutions;

/// A table of all solutions of one size, in [Heap's order](crate::order), from [`Shape::table`].
///
/// Look-ups never panic, even if the bytes are wrong. A plain table then returns the columns that
/// the bytes hold, modulo 16; a ranked table still returns only solutions or `None`.
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
/// assert_eq!(FIVE.index_of(last.columns()), Some(9));
/// assert_eq!(FIVE.get(10), None);
/// assert!(FIVE.iter().all(|solution| solution.is_solution()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table<'a> {
    reader: Reader<'a>,
}

/// The reader of a table, one for each layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Reader<'a> {
    Plain(plain::Reader<'a>),
    Ranked(ranked::Reader<'a>),
}

/// # Tables
impl Shape {
    /// The table in `bytes`, which should be [`byte_len`](Self::byte_len) long. Further bytes are
    /// ignored; if bytes are missing, look-ups return `None` or wrong solutions.
    #[inline]
    #[must_use]
    pub const fn table(self, bytes: &[u8]) -> Table<'_> {
        // `Shape::new` has checked size and layout.
        let size = self.size();
        let reader = match self.layout() {
            Layout::Plain => Reader::Plain(plain::Reader { size, bytes }),
            Layout::Ranked { rows } => Reader::Ranked(ranked::Reader::new(size, rows, bytes)),
        };
        Table { reader }
    }
}

// Each method chooses a reader. Where the layout is a constant, inlining removes the choice; the
// compiler would not always do so by itself when it optimizes for size.
#[expect(clippy::inline_always, reason = "else a plain table links the reader of a ranked one")]
impl<'a> Table<'a> {
    /// The shape.
    #[inline]
    #[must_use]
    pub const fn shape(&self) -> Shape {
        Shape::unchecked(self.size(), self.layout())
    }

    /// The table of this shape in other bytes, as [`Shape::table`] returns it.
    ///
    /// This saves steps if `self` is a constant: a look-up in a ranked table needs some numbers
    /// that follow from the shape.
    #[inline(always)]
    #[must_use]
    pub const fn with_bytes(self, bytes: &[u8]) -> Table<'_> {
        let reader = match self.reader {
            Reader::Plain(plain) => Reader::Plain(plain::Reader { size: plain.size, bytes }),
            Reader::Ranked(ranked) => Reader::Ranked(ranked.with_bytes(bytes)),
        };
        Table { reader }
    }

    /// The number of rows, of columns and of queens of the board.
    #[inline(always)]
    #[must_use]
    pub const fn size(&self) -> usize {
        match &self.reader {
            Reader::Plain(plain) => plain.size,
            Reader::Ranked(ranked) => ranked.size(),
        }
    }

    /// The layout.
    #[inline(always)]
    #[must_use]
    pub const fn layout(&self) -> Layout {
        match &self.reader {
            Reader::Plain(_) => Layout::Plain,
            Reader::Ranked(ranked) => Layout::Ranked { rows: ranked.rows() },
        }
    }

    /// The bytes.
    #[inline(always)]
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        match self.reader {
            Reader::Plain(plain) => plain.bytes,
            Reader::Ranked(ranked) => ranked.bytes(),
        }
    }

    /// The number of solutions.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        solutions(self.size())
    }

    /// Whether there are no solutions, as for sizes 2 and 3.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The solution at `index`, which counts from 0.
    #[inline(always)]
    #[must_use]
    pub const fn get(&self, index: usize) -> Option<Placement> {
        if index >= self.len() {
            return None;
        }
        match &self.reader {
            Reader::Plain(plain) => plain.get(index),
            // The index is below `len`, which is at most 14,772,512, for n = 16.
            Reader::Ranked(ranked) => ranked.get(index as u32),
        }
    }

    /// The index of the solution with these columns, the top row's first; `None` if they are not a
    /// solution of this size.
    #[inline(always)]
    #[must_use]
    pub fn index_of(&self, columns: &[u8]) -> Option<usize> {
        match &self.reader {
            Reader::Plain(plain) => plain.index_of(columns),
            Reader::Ranked(ranked) => {
                if columns.len() != self.size() {
                    return None;
                }
                let index = ranked.index_of(&Placement::new(columns)?)? as usize;
                // Damaged bytes may lead to an index beyond the last one.
                (index < self.len()).then_some(index)
            }
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
    pub fn completions(&self, queens: [u16; MAX_TABLE_SIZE]) -> AnyCompletions<'a> {
        AnyCompletions::new(*self, queens)
    }

    /// Whether every look-up returns a solution or `None`: every entry of a plain table must be a
    /// solution, and look-ups in a ranked table return no other placements. It is also `false` if
    /// the last entry is cut off, or if further bytes, which look-ups ignore, are no solutions.
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
    #[inline(always)]
    #[must_use]
    pub const fn has_only_solutions(&self) -> bool {
        match &self.reader {
            Reader::Plain(plain) => plain.has_only_solutions(),
            Reader::Ranked(_) => true,
        }
    }

    /// Whether these are the bytes of a table of this [shape](Self::shape), down to the last bit.
    #[inline(always)]
    #[must_use]
    pub const fn verify(&self) -> bool {
        match &self.reader {
            Reader::Plain(plain) => plain.verify(),
            Reader::Ranked(ranked) => ranked.verify(),
        }
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

impl<'a> From<Table<'a>> for PlainRest<'a> {
    /// Is empty if the table is ranked, as an iterator of this type is made for plain tables alone.
    #[inline]
    fn from(table: Table<'a>) -> Self {
        match table.reader {
            Reader::Plain(plain) => Self::all(plain),
            Reader::Ranked(_) => Self::NONE,
        }
    }
}

impl<'a> From<Table<'a>> for RankedRest<'a> {
    /// Is empty if the table is plain.
    #[inline]
    fn from(table: Table<'a>) -> Self {
        // `NO_SOLUTIONS` is a pair of a reader, whose sequence is empty, and a number that nothing
        // reads. A choice of references: two calls would be inlined twice.
        Self::all(*match &table.reader {
            Reader::Plain(_) => &ranked::NO_SOLUTIONS.0,
            Reader::Ranked(ranked) => ranked,
        })
    }
}

impl<'a> From<Table<'a>> for AnyRest<'a> {
    #[inline]
    fn from(table: Table<'a>) -> Self {
        match table.reader {
            Reader::Plain(reader) => Self::Plain(PlainRest::all(reader)),
            Reader::Ranked(reader) => Self::Ranked(RankedRest::all(reader)),
        }
    }
}

impl<'a> Completions<Table<'a>> for PlainCompletions<'a> {
    #[inline]
    fn new(table: Table<'a>, queens: [u16; MAX_TABLE_SIZE]) -> Self {
        Self::of(table.into(), queens)
    }
}

impl<'a> Completions<Table<'a>> for RankedCompletions {
    #[inline]
    fn new(table: Table<'a>, queens: [u16; MAX_TABLE_SIZE]) -> Self {
        match table.reader {
            Reader::Plain(_) => Self::none(table.size()),
            Reader::Ranked(_) => Self::of(table.size(), queens),
        }
    }

    #[inline]
    fn next_in_any_order(&mut self) -> Option<Placement> {
        self.next_in_any_order()
    }
}

impl<'a> Completions<Table<'a>> for AnyCompletions<'a> {
    #[inline]
    fn new(table: Table<'a>, queens: [u16; MAX_TABLE_SIZE]) -> Self {
        match table.reader {
            Reader::Plain(_) => Self::Plain(PlainCompletions::of(table.into(), queens)),
            Reader::Ranked(_) => Self::Ranked(RankedCompletions::of(table.size(), queens)),
        }
    }

    #[inline]
    fn next_in_any_order(&mut self) -> Option<Placement> {
        self.next_in_any_order()
    }
}
