//! The `ranked` coding: an Elias–Fano sequence of Heap ranks.
//!
//! The solutions' [Heap ranks](crate::order) ascend, and an ascending sequence can be stored in few
//! bits with random access. A rank is not needed in full: the digits of the top R rows, rank mod
//! R!, nearly always follow from the rows below. Only the *subtree*, rank / R!, is stored, and a
//! look-up searches those rows again.
//!
//! If there are more subtrees than solutions, the sequence has the subtree of each solution.
//! Otherwise it has the number of solutions before each subtree but the first.

use super::elias_fano::{self, Entry, Sequence};
use super::path::Path;
use super::search::{Allowed, Search, Visit};
use super::{Layout, solutions};
use crate::order::FACTORIALS;
use crate::{MAX_TABLE_SIZE, Placement, order};

/// The largest number of squares that the search of one subtree tests, by the size and by R from 2
/// on. In each row that it reaches, it tests the squares in free columns.
const MAX_TESTED_SQUARES: [[u32; 11]; MAX_TABLE_SIZE] = [
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

const ALL_COLUMNS: Allowed = [u16::MAX; MAX_TABLE_SIZE];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Shape {
    size: u8,
    /// The number of rows that a look-up searches.
    pub(super) rows: u8,
    /// Whether the sequence has the number of solutions before each subtree.
    by_subtree: bool,
    sequence: elias_fano::Shape,
}

impl Shape {
    pub(super) const fn new(size: usize, rows: u8) -> Self {
        let solutions = solutions(size) as u32;
        let subtrees = subtrees(size, rows);
        let by_subtree = subtrees <= solutions as u64;
        let sequence = if by_subtree {
            elias_fano::Shape::new(subtrees as u32 - 1, solutions as u64)
        } else {
            elias_fano::Shape::new(solutions, subtrees - 1)
        };
        Self { size: size as u8, rows, by_subtree, sequence }
    }

    pub(super) const fn byte_len(&self) -> usize {
        self.sequence.byte_len
    }

    pub(super) const fn max_tested_squares(&self) -> u32 {
        let by_rows = &MAX_TESTED_SQUARES[(self.size as usize - 1) % MAX_TABLE_SIZE];
        let index = (self.rows - Layout::MIN_ROWS) as usize;
        if index < by_rows.len() { by_rows[index] } else { 0 }
    }

    pub(super) fn write(
        self,
        ranks: impl IntoIterator<Item = u64>,
        bytes: &mut [u8],
    ) -> Option<()> {
        let size = usize::from(self.size);
        let mut writer = self.sequence.writer(bytes)?;
        let (mut solutions, mut last) = (0, None);
        for rank in ranks {
            if last >= Some(rank) || rank >= FACTORIALS[size] {
                return None;
            }
            last = Some(rank);
            let subtree = rank / self.permutations();
            if self.by_subtree {
                while u64::from(writer.len()) < subtree {
                    writer.push(solutions)?;
                }
            } else {
                writer.push(subtree)?;
            }
            solutions += 1;
        }
        if self.by_subtree {
            while writer.push(solutions).is_some() {}
        }
        writer.finish().filter(|()| solutions == self::solutions(size) as u64)
    }

    pub(super) const fn get(&self, bytes: &[u8], index: u32) -> Option<Placement> {
        let (entry, subtree) = self.locate(bytes, index);
        let (before, after) = self.others(bytes, entry, subtree);
        // The search starts at the nearer end of the subtree.
        let (mut to_pass, visit) = match (before, after) {
            (0, 0) => (0, Visit::Unordered),
            _ if before <= after => (before, Visit::Forwards),
            _ => (after, Visit::Backwards),
        };
        let mut search = Search::ended(self.size as usize);
        if !search.seek(self.open_rows(), self.first_rank(subtree), &ALL_COLUMNS, visit) {
            return None;
        }
        while search.advance(&ALL_COLUMNS) {
            if to_pass == 0 {
                return Some(search.placement);
            }
            to_pass -= 1;
        }
        None
    }

    pub(super) const fn index_of(&self, bytes: &[u8], solution: &Placement) -> Option<u32> {
        if !solution.is_solution() {
            return None;
        }
        let subtree = order::subtree(solution, self.open_rows());
        let first = self.first(bytes, subtree);
        if let (_, 0) = self.others(bytes, first, subtree) {
            return Some(first.index);
        }
        let mut search = Search::ended(self.size as usize);
        if !search.seek(self.open_rows(), self.first_rank(subtree), &ALL_COLUMNS, Visit::Forwards) {
            return None;
        }
        let mut before = 0;
        while search.advance(&ALL_COLUMNS) {
            if search.placement.equals(solution) {
                return Some(first.index.wrapping_add(before));
            }
            before += 1;
        }
        None
    }

    pub(super) const fn compare<'a>(&'a self, bytes: &'a [u8]) -> Comparison<'a> {
        Comparison { shape: self, sequence: self.sequence(bytes).compare(), solutions: 0 }
    }

    /// The place just before the solution at `index`, and the subtree of that solution.
    const fn locate(&self, bytes: &[u8], index: u32) -> (Entry, u64) {
        let sequence = self.sequence(bytes);
        if self.by_subtree {
            (Entry { index, bit: 0 }, sequence.lower_bound(index as u64 + 1).index as u64)
        } else {
            let entry = sequence.entry(index);
            (entry, sequence.number(entry))
        }
    }

    /// The numbers of solutions in `subtree` before and after the one at `entry`.
    const fn others(&self, bytes: &[u8], entry: Entry, subtree: u64) -> (u32, u32) {
        if self.by_subtree {
            let start = self.first(bytes, subtree).index;
            let end = self.first(bytes, subtree + 1).index;
            (entry.index.wrapping_sub(start), end.wrapping_sub(entry.index + 1))
        } else {
            let sequence = self.sequence(bytes);
            (sequence.equals(subtree, entry, false), sequence.equals(subtree, entry, true))
        }
    }

    /// The subtree of the solution after a place, or backwards before it, and the place beyond that
    /// solution.
    #[inline]
    const fn pass<const FORWARDS: bool>(&self, bytes: &[u8], entry: Entry) -> (u64, Entry) {
        let sequence = self.sequence(bytes);
        if self.by_subtree {
            let index = if FORWARDS { entry.index + 1 } else { entry.index };
            let passed = if FORWARDS { index } else { index - 1 };
            (sequence.lower_bound(index as u64).index as u64, Entry { index: passed, bit: 0 })
        } else if FORWARDS {
            let entry = sequence.next(entry);
            (sequence.number(entry), entry.after())
        } else {
            let entry = sequence.previous(entry);
            (sequence.number(entry), entry)
        }
    }

    /// Whether the solution that was passed to reach a place may share its subtree with the next
    /// one in that direction.
    #[inline]
    const fn may_share<const FORWARDS: bool>(
        &self,
        bytes: &[u8],
        place: Entry,
        subtree: u64,
    ) -> bool {
        if self.by_subtree {
            return true;
        }
        let next = if FORWARDS { place } else { place.before() };
        self.sequence(bytes).repeats(subtree, next)
    }

    const fn open_rows(&self) -> usize {
        if self.rows < self.size { self.rows as usize } else { self.size as usize }
    }

    const fn first_rank(&self, subtree: u64) -> u64 {
        subtree.wrapping_mul(self.permutations())
    }

    /// The place of the first solution in `subtree` or after it.
    const fn first(&self, bytes: &[u8], subtree: u64) -> Entry {
        let sequence = self.sequence(bytes);
        if !self.by_subtree {
            return sequence.lower_bound(subtree);
        }
        let index = match subtree.checked_sub(1) {
            None => 0,
            Some(index) if index < sequence.len() as u64 => {
                sequence.number(sequence.entry(index as u32)) as u32
            }
            Some(_) => solutions(self.size as usize) as u32,
        };
        Entry { index, bit: 0 }
    }

    /// The number of permutations of the rows that a look-up searches.
    const fn permutations(&self) -> u64 {
        FACTORIALS[self.rows as usize % MAX_TABLE_SIZE]
    }

    const fn sequence<'a>(&'a self, bytes: &'a [u8]) -> Sequence<'a> {
        Sequence { shape: &self.sequence, bytes }
    }
}

/// A comparison of a table with the bytes that [`Shape::write`] writes, solution by solution.
#[derive(Debug)]
pub(super) struct Comparison<'a> {
    shape: &'a Shape,
    sequence: elias_fano::Comparison<'a>,
    solutions: u64,
}

impl Comparison<'_> {
    /// Whether the next solution is this one.
    pub(super) const fn next_is(&mut self, solution: &Placement) -> bool {
        let subtree = order::subtree(solution, self.shape.open_rows());
        let is_next = if self.shape.by_subtree {
            self.reaches(subtree)
        } else {
            self.sequence.next_is(subtree)
        };
        self.solutions += 1;
        is_next
    }

    /// Whether this was the last solution, and no other bit is set.
    pub(super) const fn ends(mut self) -> bool {
        let Shape { size, rows, by_subtree, .. } = *self.shape;
        let last = subtrees(size as usize, rows) - 1;
        (!by_subtree || self.reaches(last)) && self.sequence.ends()
    }

    /// Whether there are no further solutions before `subtree`.
    const fn reaches(&mut self, subtree: u64) -> bool {
        while (self.sequence.len() as u64) < subtree {
            if !self.sequence.next_is(self.solutions) {
                return false;
            }
        }
        true
    }
}

/// One end of a walk through the solutions of a table.
#[derive(Clone, Debug)]
pub(super) struct Cursor {
    /// The place between the remaining solutions and the others.
    entry: Entry,
    path: Path,
    /// The subtree of the solution that the search has found, from which it continues.
    found: Option<u64>,
    /// Whether the solutions in a subtree are visited in order.
    pub(super) is_ordered: bool,
}

impl Cursor {
    /// The cursor before the solution at `index`, which is 0 or the number of solutions.
    #[inline]
    pub(super) const fn new(size: usize, index: usize) -> Self {
        let bit = if index == 0 { 0 } else { u32::MAX };
        let entry = Entry { index: index as u32, bit };
        Self { entry, path: Path::new(size), found: None, is_ordered: true }
    }

    /// Moves to the place before the solution at `index`, to continue forwards or backwards from
    /// there.
    pub(super) const fn jump(&mut self, shape: &Shape, bytes: &[u8], index: u32, forwards: bool) {
        let rows = shape.open_rows();
        let (entry, subtree) = shape.locate(bytes, if forwards { index } else { index - 1 });
        let (before, after) = shape.others(bytes, entry, subtree);
        let mut passed = if forwards { before } else { after };
        self.entry = if forwards { entry } else { entry.after() };
        self.found = None;
        let (rank, visit) = (shape.first_rank(subtree), Visit::towards(forwards));
        if passed > 0 && self.path.seek(rows, rank, &ALL_COLUMNS, visit) {
            while passed > 0 && self.path.search.advance(&ALL_COLUMNS) {
                self.found = Some(subtree);
                passed -= 1;
            }
        }
    }

    pub(super) const fn index(&self) -> u32 {
        self.entry.index
    }

    /// Sets the index alone, where the path is not used: in a plain table or at the end.
    pub(super) const fn set_index(&mut self, index: u32) {
        self.entry.index = index;
    }

    /// The solution to which the cursor has [advanced](Self::advance), if any.
    pub(super) const fn solution(&self) -> Option<&Placement> {
        if self.found.is_some() { Some(&self.path.search.placement) } else { None }
    }

    /// Moves to the next solution, or backwards to the previous one, that has its queens in the
    /// `allowed` columns. Returns `None` if there is none up to index `end`.
    #[inline]
    pub(super) const fn advance<const FORWARDS: bool>(
        &mut self,
        shape: &Shape,
        bytes: &[u8],
        allowed: &Allowed,
        end: u32,
    ) -> Option<&Placement> {
        while if FORWARDS { self.entry.index < end } else { self.entry.index > end } {
            let (subtree, entry) = shape.pass::<FORWARDS>(bytes, self.entry);
            if !matches!(self.found, Some(found) if found == subtree) {
                let visit = if self.is_ordered && shape.may_share::<FORWARDS>(bytes, entry, subtree)
                {
                    Visit::towards(FORWARDS)
                } else {
                    Visit::Unordered
                };
                let (rows, rank) = (shape.open_rows(), shape.first_rank(subtree));
                let has_queens = self.path.seek(rows, rank, allowed, visit);
                self.found = if has_queens { Some(subtree) } else { None };
            }
            if self.found.is_some() && self.path.search.advance(allowed) {
                self.entry = entry;
                return Some(&self.path.search.placement);
            }
            self.found = None;
            if !self.leap(shape, bytes, allowed, FORWARDS) {
                break;
            }
        }
        self.entry.index = end;
        None
    }

    /// Moves to the first subtree, or backwards to the last one, with queens in the allowed columns
    /// of the rows below the open ones. Returns `false` if there is none.
    #[inline(never)]
    const fn leap(
        &mut self,
        shape: &Shape,
        bytes: &[u8],
        allowed: &Allowed,
        forwards: bool,
    ) -> bool {
        let Some(subtree) = self.path.skip(shape.open_rows(), allowed, forwards) else {
            return false;
        };
        let entry = shape.first(bytes, subtree);
        let passed = if forwards {
            entry.index.wrapping_sub(self.entry.index)
        } else {
            self.entry.index.wrapping_sub(entry.index)
        };
        self.entry = entry;
        // Without progress, the bytes are damaged.
        passed.cast_signed() > 0
    }
}

/// The number of subtrees: n! / R!, or 1 if R > n.
const fn subtrees(size: usize, rows: u8) -> u64 {
    let mut subtrees = 1;
    let mut row = rows as usize;
    while row < size {
        row += 1;
        subtrees *= row as u64;
    }
    subtrees
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::{Attacks, Columns};

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
                let bound = Shape::new(size, rows).max_tested_squares();
                assert_eq!(bound, most[size.min(rows.into())], "n = {size}, {rows} rows");
            }
        }
    }

    #[test]
    fn max_tested_squares_is_exact() {
        check_bounds(1..=10);
    }

    #[test]
    #[ignore = "takes a minute in release"]
    fn max_tested_squares_is_exact_for_large_boards() {
        check_bounds(11..=16);
    }
}
