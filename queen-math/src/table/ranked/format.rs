//! The format of a ranked table.
//!
//! The R open rows of a board are the top ones, or all if it has fewer. The permutations that agree
//! in the rows below are a subtree of Heap's tree; they follow each other in Heap's order, R! at a
//! time, so subtree s has the ranks from s · R! on. There are G = n! / R! subtrees.
//!
//! - By solution, if there are fewer solutions than subtrees: of 6 × 6 with R = 4 the solutions'
//!   ranks are 168, 321, 456 and 587. Divided by 4! they are 7, 13, 19 and 24, of G = 30. The table
//!   has these four numbers, up to 29.
//! - By subtree, if there are at least as many: of 5 × 5 with R = 4, G = 5, and each of the five
//!   subtrees has two of the ten solutions. The table has the number of solutions before each
//!   subtree but the first, 2, 4, 6 and 8. A subtree's solutions are those from its number up to
//!   the next one's, and a solution's subtree is as many as there are numbers up to its index: 5 is
//!   in subtree 2, since 2 and 4 are at most 5.
//!
//! Either way there are as few numbers as possible, and they ascend.

use super::elias_fano::Parts;
use crate::table::solutions::solutions;

/// The index of the numbers in a ranked table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum IndexedBy {
    /// For each subtree but the first, the number of solutions before it.
    Subtree,
    /// For each solution, its subtree.
    Solution,
}

impl IndexedBy {
    /// The numbers up to those of the solution at `index`, in this subtree: their count, and the
    /// value of the ones that come after those of the solution before.
    ///
    /// On 5 × 5 above, the solution at index 4 is in subtree 2: there are two numbers up to it, for
    /// the subtrees 1 and 2, and that of subtree 2 is 4. The one at index 5 is in subtree 2, too:
    /// there are two, so none comes with it. On 6 × 6, the solution at index 2 is in subtree 19:
    /// there are three numbers up to it, and the one that comes with it is 19.
    pub(super) const fn numbers_up_to(self, index: u32, subtree: u64) -> (u64, u64) {
        match self {
            Self::Subtree => (subtree, index as u64),
            Self::Solution => (index as u64 + 1, subtree),
        }
    }
}

/// The format of a ranked table for one size and number of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Format {
    pub(super) size: u8,
    /// The number of rows in the name of the layout.
    pub(super) rows: u8,
    /// The number of open rows, those that a look-up searches: `rows`, or all if the board has
    /// fewer.
    pub(super) open: u8,
    pub(super) indexed_by: IndexedBy,
}

impl Format {
    /// The format of a table, and the parts of its sequence. A look-up searches `rows` rows, or all
    /// if the board has fewer.
    #[inline]
    pub(super) const fn with_parts(size: usize, rows: u8) -> (Self, Parts) {
        let open = if (rows as usize) < size { rows } else { size as u8 };
        // n! / R!, without a division, which is slow on small processors. It is at most 16! / 2!,
        // which 64 bits hold, and in the first case below at most the number of solutions, which 32
        // bits hold. At each turn it is the number of subtrees on a board of `row` rows.
        let mut subtrees = 1;
        let mut row = open as usize;
        while row < size {
            row += 1;
            subtrees *= row as u64;
        }
        let solutions = solutions(size);
        let (indexed_by, parts) = if subtrees <= solutions as u64 {
            (IndexedBy::Subtree, Parts::new(subtrees as u32 - 1, solutions as u64))
        } else {
            (IndexedBy::Solution, Parts::new(solutions as u32, subtrees - 1))
        };
        (Self { size: size as u8, rows, open, indexed_by }, parts)
    }
}

/// The number of bytes of a table.
pub(in crate::table) const fn byte_len(size: usize, rows: u8) -> u32 {
    Format::with_parts(size, rows).1.end()
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

/// Where the parts of a table are.
pub(in crate::table) const fn parts(size: usize, rows: u8) -> RankedParts {
    let (format, parts) = Format::with_parts(size, rows);
    RankedParts {
        rows: format.open,
        by_subtree: matches!(format.indexed_by, IndexedBy::Subtree),
        len: parts.len,
        low_bits: parts.low_bits,
        high_bits: parts.high_len,
        sample_ones: 1 << parts.sample_bits,
        sample_bytes: parts.sample_len,
        high_start: parts.high_start,
        low_start: parts.low_start,
    }
}
