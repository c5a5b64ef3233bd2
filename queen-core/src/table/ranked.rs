//! The layout `ranked`: where the solutions are, instead of what they are.
//!
//! The solutions' [Heap ranks](crate::order) ascend, and an ascending sequence can be kept in few
//! bits and entered anywhere. But not all of a rank is needed. What it says of the top five rows,
//! rank mod 5!, nearly always follows from the rows below: only the *subtree* is kept, rank / 5!,
//! and a look-up searches those rows again. That takes some twenty nodes of Heap's tree and never
//! more than 325, and makes the table smaller than any coding of the ranks could be: for n = 12 it
//! has 18,156 bytes, where a set of 14,200 permutations takes 29,259 and a byte a queen 170,400.

use core::fmt;
use core::iter::FusedIterator;

use super::monotone::{Entry, Sequence, Shape};
use super::subtree;
use crate::order::FACTORIALS;
use crate::{MAX_TABLE_SIZE, Placement, count, order};

/// How many rows a look-up fills by search.
const OPEN_ROWS: usize = 5;

/// The bytes of the table for a board of `size` × `size`; `None` unless `size` is from 1 to
/// [`MAX_TABLE_SIZE`].
///
/// ```
/// use queen_core::table::ranked;
///
/// assert_eq!(ranked::byte_len(8), Some(46));
/// assert_eq!(ranked::byte_len(3), Some(0));
/// assert_eq!(ranked::byte_len(17), None);
/// ```
#[must_use]
pub const fn byte_len(size: usize) -> Option<usize> {
    match shape(size) {
        Some(shape) => Some(shape.byte_len),
        None => None,
    }
}

/// Writes to `bytes` the table of all solutions for a board of `size` × `size`, whose Heap `ranks`
/// ascend; `None` unless `bytes` is [`byte_len`] long and there are as many ranks as there are
/// solutions, in order.
///
/// ```
/// use queen_core::{order, search, table::ranked};
///
/// let mut bytes = [0; 46];
/// let ranks = search::Heap::new(8).unwrap().map(|solution| order::rank(&solution));
/// assert_eq!(ranked::write(8, ranks, &mut bytes), Some(()));
/// ```
pub fn write(size: usize, ranks: impl IntoIterator<Item = u64>, bytes: &mut [u8]) -> Option<()> {
    let subtree = FACTORIALS[open_rows(size)];
    shape(size)?.write(ranks.into_iter().map(|rank| rank / subtree), bytes)
}

const fn open_rows(size: usize) -> usize {
    if size < OPEN_ROWS { size } else { OPEN_ROWS }
}

const fn shape(size: usize) -> Option<Shape> {
    if size == 0 || size > MAX_TABLE_SIZE {
        return None;
    }
    let subtrees = FACTORIALS[size] / FACTORIALS[open_rows(size)];
    Some(Shape::new(count::SOLUTIONS[size] as u32, subtrees - 1))
}

/// The table of all solutions for a board of N × N, in Heap's order.
///
/// ```
/// use queen_core::table::ranked::{self, Ranked};
/// use queen_core::{order, search};
///
/// let mut bytes = [0; 2];
/// let ranks = search::Heap::new(5).unwrap().map(|solution| order::rank(&solution));
/// ranked::write(5, ranks, &mut bytes).unwrap();
///
/// let table = Ranked::<5>::new(&bytes).unwrap();
/// assert_eq!(table.get(3), Some([3, 0, 2, 4, 1]));
/// assert_eq!(table.index_of(&[3, 0, 2, 4, 1]), Some(3));
/// ```
#[derive(Clone, Copy)]
pub struct Ranked<'a, const N: usize> {
    bytes: &'a [u8],
}

impl<'a, const N: usize> Ranked<'a, N> {
    const OPEN_ROWS: usize = open_rows(N);

    const SHAPE: Shape = match shape(N) {
        Some(shape) => shape,
        None => Shape::new(0, 0),
    };

    /// The table that `bytes` hold; `None` unless N is from 1 to [`MAX_TABLE_SIZE`] and they are
    /// [`byte_len`] long.
    ///
    /// Whatever they hold, a look-up answers with a solution or with none, and does not panic.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Option<Self> {
        match byte_len(N) {
            Some(len) if len == bytes.len() => Some(Self { bytes }),
            _ => None,
        }
    }

    /// The number of solutions.
    #[must_use]
    pub const fn len(&self) -> usize {
        Self::SHAPE.len as usize
    }

    /// Whether there is no solution, as for 2 and 3.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The columns of the solution that has `index` others before it.
    ///
    /// The number of bytes that are read has a bound that does not depend on `index`.
    #[must_use]
    pub const fn get(&self, index: usize) -> Option<[u8; N]> {
        if index < self.len() { self.columns(self.sequence().entry(index as u32)) } else { None }
    }

    /// How many solutions are before the one with these columns; `None` if there is none.
    #[must_use]
    pub const fn index_of(&self, columns: &[u8; N]) -> Option<usize> {
        let Some(placement) = Placement::new(columns) else {
            return None;
        };
        let subtree = order::rank(&placement) / FACTORIALS[Self::OPEN_ROWS];
        let Some(first) = self.sequence().find(subtree) else {
            return None;
        };
        let mut before = 0;
        while let Some(other) = Self::search(subtree, before) {
            if other.equals(&placement) {
                return Some((first.index + before) as usize);
            }
            before += 1;
        }
        None
    }

    /// All solutions, from the first to the last.
    #[must_use]
    pub const fn iter(&self) -> Iter<'a, N> {
        Iter {
            table: *self,
            front: Entry { index: 0, bit: 0 },
            back: Entry { index: Self::SHAPE.len, bit: Self::SHAPE.high_bits },
        }
    }

    const fn sequence(&self) -> Sequence<'a> {
        Sequence { shape: Self::SHAPE, bytes: self.bytes }
    }

    const fn columns(&self, entry: Entry) -> Option<[u8; N]> {
        let sequence = self.sequence();
        match Self::search(sequence.number(entry), sequence.equals_before(entry)) {
            Some(solution) => solution.columns().first_chunk().copied(),
            None => None,
        }
    }

    /// The solution in `subtree` that has `before` others before it there.
    const fn search(subtree: u64, before: u32) -> Option<Placement> {
        match order::unrank(N, subtree * FACTORIALS[Self::OPEN_ROWS]) {
            Some(first) => subtree::solution(first, Self::OPEN_ROWS, before),
            None => None,
        }
    }
}

impl<'a, const N: usize> IntoIterator for Ranked<'a, N> {
    type Item = [u8; N];
    type IntoIter = Iter<'a, N>;

    fn into_iter(self) -> Iter<'a, N> {
        self.iter()
    }
}

impl<'a, const N: usize> IntoIterator for &Ranked<'a, N> {
    type Item = [u8; N];
    type IntoIter = Iter<'a, N>;

    fn into_iter(self) -> Iter<'a, N> {
        self.iter()
    }
}

/// `Ranked<12>`, without the bytes.
impl<const N: usize> fmt::Debug for Ranked<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ranked<{N}>")
    }
}

/// The columns of the solutions in a [`Ranked`] table, decoded as they are asked for.
#[derive(Clone, Debug)]
pub struct Iter<'a, const N: usize> {
    table: Ranked<'a, N>,
    /// The next entry, or where its bit is to be looked for from.
    front: Entry,
    /// Just behind the last entry that is left, as far as is known.
    back: Entry,
}

impl<const N: usize> Iterator for Iter<'_, N> {
    type Item = [u8; N];

    fn next(&mut self) -> Option<[u8; N]> {
        self.nth(0)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.back.index - self.front.index) as usize;
        (left, Some(left))
    }

    fn nth(&mut self, n: usize) -> Option<[u8; N]> {
        if n >= self.len() {
            self.front = self.back;
            return None;
        }
        let sequence = self.table.sequence();
        let Entry { index, bit } = self.front;
        let entry = match n {
            0 => Entry { index, bit: sequence.next_one(bit) },
            n => sequence.entry(index + n as u32),
        };
        self.front = Entry { index: entry.index + 1, bit: entry.bit + 1 };
        self.table.columns(entry)
    }
}

impl<const N: usize> DoubleEndedIterator for Iter<'_, N> {
    fn next_back(&mut self) -> Option<[u8; N]> {
        self.nth_back(0)
    }

    fn nth_back(&mut self, n: usize) -> Option<[u8; N]> {
        if n >= self.len() {
            self.back = self.front;
            return None;
        }
        let sequence = self.table.sequence();
        let Entry { index, bit } = self.back;
        self.back = match n {
            0 => Entry { index: index - 1, bit: sequence.previous_one(bit) },
            n => sequence.entry(index - 1 - n as u32),
        };
        self.table.columns(self.back)
    }
}

impl<const N: usize> ExactSizeIterator for Iter<'_, N> {}
impl<const N: usize> FusedIterator for Iter<'_, N> {}
