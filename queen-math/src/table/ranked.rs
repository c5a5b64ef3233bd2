//! The `ranked` layout: an Elias–Fano sequence of Heap ranks.
//!
//! The solutions' [Heap ranks](crate::order) ascend, and an ascending sequence can be stored in few
//! bits with random access. A rank is not needed in full: the digits of the top R rows, rank mod
//! R!, nearly always follow from the rows below. Only the *subtree*, rank / R!, is stored, and a
//! look-up searches those rows again.
//!
//! If there are more subtrees than solutions, the sequence has the subtree of each solution.
//! Otherwise it has the number of solutions before each subtree but the first.

use super::elias_fano::{Entry, Parts, Writer};
use super::given::ALL_COLUMNS;
use super::search::{Search, Visit};
use super::solutions::solutions;
use super::{Shape, Table};
use crate::order::{FACTORIALS, factorial};
use crate::{MAX_TABLE_SIZE, Placement, order};

/// The largest number of squares that the search of one subtree tests, by the size and by R from 2
/// on. In each row that it reaches, it tests the squares in free columns.
pub(super) const MAX_TESTED_SQUARES: [[u32; 11]; MAX_TABLE_SIZE] = [
    [1; 11],
    [4; 11],
    [3, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11],
    [3, 8, 32, 32, 32, 32, 32, 32, 32, 32, 32],
    [3, 9, 21, 101, 101, 101, 101, 101, 101, 101, 101],
    [4, 10, 21, 62, 356, 356, 356, 356, 356, 356, 356],
    [4, 10, 29, 58, 200, 1_345, 1_345, 1_345, 1_345, 1_345, 1_345],
    [4, 10, 24, 62, 172, 727, 5_508, 5_508, 5_508, 5_508, 5_508],
    [4, 12, 29, 71, 195, 569, 2_815, 24_011, 24_011, 24_011, 24_011],
    [4, 13, 28, 75, 184, 531, 1_944, 11_505, 110_004, 110_004, 110_004],
    [4, 15, 34, 82, 215, 576, 1_730, 7_472, 52_210, 546_357, 546_357],
    [4, 13, 37, 84, 206, 633, 1_822, 6_290, 32_028, 255_056, 2_915_740],
    [4, 15, 38, 85, 200, 546, 1_818, 7_207, 27_143, 148_527, 1_319_576],
    [4, 15, 43, 101, 228, 631, 1_829, 5_743, 24_164, 117_750, 745_834],
    [4, 15, 46, 110, 262, 707, 1_956, 5_902, 22_269, 101_926, 549_147],
    [4, 15, 50, 130, 298, 709, 2_136, 6_879, 23_771, 94_107, 493_442],
];

/// How the numbers in a table follow from its solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Numbers {
    /// The number of rows that a look-up searches, at most all.
    pub(super) rows: u8,
    /// Whether there is a number for each subtree but the first, the number of solutions before it,
    /// instead of one for each solution, its subtree.
    pub(super) by_subtree: bool,
}

impl Numbers {
    /// The numbers up to those of the solution at `index`, in this subtree: their count, and the
    /// value of the ones that come after those of the solution before.
    const fn up_to(self, index: u32, subtree: u64) -> (u64, u64) {
        if self.by_subtree { (subtree, index as u64) } else { (index as u64 + 1, subtree) }
    }
}

impl Shape {
    /// The numbers in a table, and the parts of their sequence; none if it is plain.
    #[inline]
    pub(super) const fn numbers(self) -> (Numbers, Parts) {
        let (size, rows) = (self.size(), self.rows);
        if rows == 0 {
            return (Numbers { rows, by_subtree: true }, Parts::new(0, 0));
        }
        let rows = if (rows as usize) < size { rows } else { size as u8 };
        // n! / R!, without a division, which is slow on small processors.
        let mut subtrees = 1;
        let mut row = rows as usize;
        while row < size {
            row += 1;
            subtrees *= row as u64;
        }
        let solutions = solutions(size);
        let by_subtree = subtrees <= solutions as u64;
        let parts = if by_subtree {
            Parts::new(subtrees as u32 - 1, solutions as u64)
        } else {
            Parts::new(solutions as u32, subtrees - 1)
        };
        (Numbers { rows, by_subtree }, parts)
    }

    pub(super) fn write_ranked(
        self,
        ranks: impl IntoIterator<Item = u64>,
        bytes: &mut [u8],
    ) -> Option<()> {
        let (numbers, parts) = self.numbers();
        let mut writer = Writer::new(parts, bytes)?;
        let (mut index, mut last) = (0, None);
        for rank in ranks {
            if last >= Some(rank) || rank >= factorial(self.size()) {
                return None;
            }
            last = Some(rank);
            let (end, number) = numbers.up_to(index, rank / factorial(numbers.rows.into()));
            while u64::from(writer.len) < end {
                writer.push(number)?;
            }
            index += 1;
        }
        while numbers.by_subtree && writer.push(index.into()).is_some() {}
        (writer.len == parts.len && index as usize == self.len()).then_some(())
    }
}

impl Table<'_> {
    /// The number of rows that a look-up searches.
    #[inline]
    pub(super) const fn rows(&self) -> usize {
        self.numbers.rows as usize
    }

    pub(super) const fn get_ranked(&self, index: u32) -> Option<Placement> {
        let (entry, subtree) = self.locate(index);
        let (before, after) = self.others(entry, subtree);
        // The search starts at the nearer end of the subtree.
        let (mut to_pass, visit) = match (before, after) {
            (0, 0) => (0, Visit::Unordered),
            _ if before <= after => (before, Visit::Forwards),
            _ => (after, Visit::Backwards),
        };
        let mut search = Search::new(self.size(), self.rows());
        search.seek(self.first_rank(subtree), visit);
        while search.advance(&ALL_COLUMNS) {
            if to_pass == 0 {
                return Some(search.placement);
            }
            to_pass -= 1;
        }
        None
    }

    pub(super) const fn index_of_ranked(&self, solution: &Placement) -> Option<u32> {
        if !solution.is_solution() {
            return None;
        }
        let subtree = order::subtree(solution, self.rows());
        let first = self.lower_bound(subtree);
        if let (_, 0) = self.others(first, subtree) {
            return Some(first.index);
        }
        let mut search = Search::new(self.size(), self.rows());
        search.seek(self.first_rank(subtree), Visit::Forwards);
        let mut before = 0;
        while search.advance(&ALL_COLUMNS) {
            if search.placement.equals(solution) {
                return Some(first.index.wrapping_add(before));
            }
            before += 1;
        }
        None
    }

    pub(super) const fn verify_ranked(&self) -> bool {
        let (sequence, len) = (&self.sequence, self.len() as u32);
        if self.bytes().len() != sequence.parts.byte_len() {
            return false;
        }
        let (mut index, mut stored, mut last) = (0, 0, None);
        while index < len
            && let Some(solution) = self.get_ranked(index)
        {
            let subtree = order::subtree(&solution, self.rows());
            let (end, number) = self.numbers.up_to(index, subtree);
            if !order::follows(&solution, last) || !sequence.stores(stored, end as u32, number) {
                return false;
            }
            (index, stored, last) = (index + 1, end as u32, Some(solution));
        }
        index == len && sequence.stores(stored, sequence.parts.len, len as u64) && sequence.ends()
    }

    /// The position just before the solution at `index`, and the subtree of that solution.
    pub(super) const fn locate(&self, index: u32) -> (Entry, u64) {
        let sequence = &self.sequence;
        if self.numbers.by_subtree {
            (Entry { index, bit: 0 }, sequence.lower_bound(index as u64 + 1).index as u64)
        } else {
            let entry = sequence.entry(index);
            (entry, sequence.number(entry))
        }
    }

    /// The numbers of solutions in `subtree` before and after the one at `entry`.
    pub(super) const fn others(&self, entry: Entry, subtree: u64) -> (u32, u32) {
        if self.numbers.by_subtree {
            let start = self.lower_bound(subtree).index;
            let end = self.lower_bound(subtree + 1).index;
            (entry.index.wrapping_sub(start), end.wrapping_sub(entry.index + 1))
        } else {
            let sequence = &self.sequence;
            (sequence.equal_run(subtree, entry, false), sequence.equal_run(subtree, entry, true))
        }
    }

    /// Steps over one solution; returns its subtree and the new position.
    #[inline]
    pub(super) const fn step<const FORWARDS: bool>(&self, entry: Entry) -> (u64, Entry) {
        let sequence = &self.sequence;
        if self.numbers.by_subtree {
            let index = if FORWARDS { entry.index + 1 } else { entry.index };
            let stepped = if FORWARDS { index } else { index - 1 };
            (sequence.lower_bound(index as u64).index as u64, Entry { index: stepped, bit: 0 })
        } else if FORWARDS {
            let entry = sequence.next(entry);
            (sequence.number(entry), entry.after())
        } else {
            let entry = sequence.previous(entry);
            (sequence.number(entry), entry)
        }
    }

    /// Whether the solution that was stepped over may share its subtree with the next one in that
    /// direction.
    #[inline]
    pub(super) const fn may_share<const FORWARDS: bool>(&self, entry: Entry, subtree: u64) -> bool {
        let next = if FORWARDS { entry } else { entry.before() };
        self.numbers.by_subtree || self.sequence.has_number(subtree, next)
    }

    /// The rank of the first permutation in `subtree`.
    #[inline]
    pub(super) const fn first_rank(&self, subtree: u64) -> u64 {
        subtree.wrapping_mul(FACTORIALS[self.rows() % MAX_TABLE_SIZE])
    }

    /// The position of the first solution in `subtree` or after it.
    pub(super) const fn lower_bound(&self, subtree: u64) -> Entry {
        let sequence = &self.sequence;
        if !self.numbers.by_subtree {
            return sequence.lower_bound(subtree);
        }
        let index = match subtree.checked_sub(1) {
            None => 0,
            Some(index) if index < sequence.parts.len as u64 => {
                sequence.number(sequence.entry(index as u32)) as u32
            }
            Some(_) => self.len() as u32,
        };
        Entry { index, bit: 0 }
    }

    /// The position after the last solution.
    #[inline]
    pub(super) const fn end(&self) -> Entry {
        if self.numbers.by_subtree {
            Entry { index: self.len() as u32, bit: 0 }
        } else {
            self.sequence.end()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::{Attacks, Columns};
    use crate::extent;
    use crate::table::{Layout, Shape};

    /// Returns the number of squares tested in the first `rows` rows, and records the maximum for
    /// each number of rows.
    fn test_squares(rows: usize, attacks: Attacks, most: &mut [u32]) -> u32 {
        let mut tested = rows as u32;
        if rows > 1 {
            for queen in Columns(attacks.free()) {
                tested += test_squares(rows - 1, attacks.next_row(queen), most);
            }
        }
        most[rows] = most[rows].max(tested);
        tested
    }

    fn check_bounds(sizes: core::ops::RangeInclusive<usize>) {
        for size in sizes {
            let mut most = [0; MAX_TABLE_SIZE + 1];
            test_squares(size, Attacks::none(size), &mut most);
            for rows in 2..=12 {
                let bound = Shape::new(size, Layout::Ranked { rows }).unwrap().max_tested_squares();
                assert_eq!(bound, most[size.min(rows.into())], "n = {size}, {rows} rows");
            }
        }
    }

    #[test]
    fn max_tested_squares_is_exact() {
        check_bounds(1..=extent::largest(10));
    }

    #[test]
    #[ignore = "takes a minute in release"]
    fn max_tested_squares_is_exact_for_large_boards() {
        check_bounds(11..=16);
    }
}
