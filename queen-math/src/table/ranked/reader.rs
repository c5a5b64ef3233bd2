//! A reader of a ranked table.
//!
//! The permutations that agree in all rows but the first R, the *open* rows, are a *subtree*. In
//! Heap's order they follow each other, R! at a time: subtree s has the ranks from s · R! on.
//!
//! A look-up goes from an index to a subtree, and from there to a solution by a [`Search`] of the
//! open rows. In the table of 6 × 6 with R = 4, which has the subtrees 7, 13, 19 and 24, the
//! solution at index 2 is in subtree 19, whose first rank is 19 · 4! = 456. The digits of 19 in
//! rows 5 and 4 are 3 and 4: the queens there are in columns 2 and 5, and the search finds the only
//! way to go on above them, 3 0 4 1. If several solutions share a subtree, their places in it tell
//! which one is meant. The reverse takes a solution's subtree from its last rows, finds it in the
//! sequence, and searches only if it is shared.
//!
//! If there are at least as many solutions as subtrees, the sequence has another meaning: the
//! number of solutions before each subtree but the first. On 5 × 5 with R = 4 the ten solutions are
//! in the subtrees 0 0 1 1 2 2 3 3 4 4, and the numbers are 2, 4, 6 and 8, of the subtrees 1 to 4.
//!
//! A position in the sequence is an [`Entry`]: the index of a number, and a bit from which its one
//! is looked for in the high bits. Where the numbers are indexed by subtree, a position is that of
//! a solution, and needs no bit.

use super::elias_fano::{Entry, Parts, Sequence};
use super::format::{Format, IndexedBy};
use super::search::{self, Search, Visit};
use crate::order::FACTORIALS;
use crate::table::given::ALL_COLUMNS;
use crate::table::solutions::solutions;
use crate::{MAX_TABLE_SIZE, Placement, order};

/// A reader of a ranked table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::table) struct Reader<'a> {
    format: Format,
    sequence: Sequence<'a>,
}

/// A reader of no solutions, and a number that nothing reads. Indexed by solution, an iteration
/// ends where the sequence does, at index 0, although a board of size 1 has a solution.
///
/// Without it, these would be 32 bytes. Compilers put constants of that size into one section, with
/// the tables of all puzzles, and a linker keeps them wherever one of these is used.
pub(in crate::table) static NO_SOLUTIONS: (Reader<'static>, u32) = {
    let format = Format { size: 1, rows: 1, open: 1, indexed_by: IndexedBy::Solution };
    (Reader { format, sequence: Sequence { parts: Parts::new(0, 0), bytes: &[] } }, 0)
};

impl<'a> Reader<'a> {
    /// A look-up searches `rows` rows, or all if the board has fewer.
    #[inline]
    pub(in crate::table) const fn new(size: usize, rows: u8, bytes: &'a [u8]) -> Self {
        let (format, parts) = Format::with_parts(size, rows);
        Self { format, sequence: Sequence { parts, bytes } }
    }

    /// The same format in other bytes.
    #[inline]
    pub(in crate::table) const fn with_bytes(self, bytes: &[u8]) -> Reader<'_> {
        // Copied as a whole, a constant format would be a number of 32 bits to the compiler, from
        // which it learns the size too late.
        let Format { size, rows, open, indexed_by } = self.format;
        let format = Format { size, rows, open, indexed_by };
        Reader { format, sequence: Sequence { parts: self.sequence.parts, bytes } }
    }

    #[inline]
    pub(in crate::table) const fn bytes(&self) -> &'a [u8] {
        self.sequence.bytes
    }

    /// The number of rows of the board.
    #[inline]
    pub(in crate::table) const fn size(&self) -> usize {
        self.format.size as usize
    }

    /// The number of rows in the name of the layout.
    #[inline]
    pub(in crate::table) const fn rows(&self) -> u8 {
        self.format.rows
    }

    /// The number of open rows, those that a look-up searches.
    #[inline]
    pub(super) const fn open(&self) -> usize {
        self.format.open as usize
    }

    /// The number of solutions, at most 14,772,512.
    #[inline]
    const fn len(&self) -> u32 {
        solutions(self.size()) as u32
    }

    /// The solution at `index`, which is below the number of solutions.
    ///
    /// The search places queens that do not attack each other, so that damaged bytes lead to
    /// another solution or to none.
    pub(in crate::table) const fn get(&self, index: u32) -> Option<Placement> {
        let (entry, subtree) = self.locate(index);
        let (before, after) = self.others(entry, subtree);
        // The search starts at the nearer end of the subtree. On 5 × 5 with R = 4, the solution at
        // index 5 is the second of two in subtree 2: none is after it, so it is found first,
        // backwards.
        let (mut others, visit) = match (before, after) {
            // Alone in its subtree, it is found in any order, of which this one is the fastest.
            (0, 0) => (0, Visit::Unordered),
            _ if before <= after => (before, Visit::Forwards),
            _ => (after, Visit::Backwards),
        };
        let mut search = Search::new(self.size(), self.open());
        // If that is no permutation of the board, or queens below the open rows attack each other,
        // nothing is searched.
        search.seek(self.first_rank(subtree), visit);
        while search.advance(&ALL_COLUMNS) {
            // The solution sought is so many further in the subtree.
            if others == 0 {
                return Some(search.placement);
            }
            others -= 1;
        }
        None
    }

    /// The index of `solution`, a placement of this size; `None` if queens attack each other. With
    /// damaged bytes it may be wrong, or none of the table, which the caller checks.
    pub(in crate::table) const fn index_of(&self, solution: &Placement) -> Option<u32> {
        if !solution.is_solution() {
            return None;
        }
        // `order` is the column order of the last open row, from which `place` searches.
        let (subtree, order) = order::subtree(solution, self.open());
        // The table has the subtree, because a solution is in it, so this is its first solution.
        let first = self.lower_bound(subtree);
        // None is before `first`, so these are all others of the subtree: `place` may count the
        // solutions behind this one and subtract.
        let (_, after) = self.others(first, subtree);
        if after == 0 {
            // Alone in its subtree, or the table is damaged and does not have it.
            return Some(first.index);
        }
        // In the example above, `first` is index 4, and one solution is before that at index 5.
        Some(first.index.wrapping_add(search::place(solution, order, after)))
    }

    /// Whether the bytes are those that the writer writes.
    ///
    /// As many solutions as there are, in order, are all of them. That each look-up finds one does
    /// not mean that all bits are right: a bit behind the last low bits, for example, changes no
    /// look-up. So the numbers are compared, too, and then what lies between and behind them.
    pub(in crate::table) const fn verify(&self) -> bool {
        let (sequence, len) = (&self.sequence, self.len());
        if self.bytes().len() != sequence.parts.byte_len() {
            return false;
        }
        let (mut index, mut stored, mut last) = (0, 0, None);
        // The solutions before `index` are in order, and so are the first `stored` numbers as the
        // writer pushes them for these.
        while index < len
            && let Some(solution) = self.get(index)
        {
            let (subtree, _) = order::subtree(&solution, self.open());
            let (end, number) = self.format.indexed_by.numbers_up_to(index, subtree);
            if !order::follows(&solution, last) || !sequence.stores(stored, end as u32, number) {
                return false;
            }
            (index, stored, last) = (index + 1, end as u32, Some(solution));
        }
        index == len && sequence.stores(stored, sequence.parts.len, len as u64) && sequence.ends()
    }

    /// Whether there is a number for each subtree.
    #[inline]
    const fn is_by_subtree(&self) -> bool {
        matches!(self.format.indexed_by, IndexedBy::Subtree)
    }

    /// The position just before the solution at `index`, and the subtree of that solution.
    pub(super) const fn locate(&self, index: u32) -> (Entry, u64) {
        let sequence = &self.sequence;
        if self.is_by_subtree() {
            // As many numbers as are at most `index`. Of 2, 4, 6 and 8 these are two for index 5:
            // the first number from 6 on is at 2, and that is the subtree.
            (Entry { index, bit: 0 }, sequence.lower_bound(index as u64 + 1).index as u64)
        } else {
            let entry = sequence.entry(index);
            (entry, sequence.number(entry))
        }
    }

    /// The numbers of solutions in `subtree` before and after the one at `entry`.
    ///
    /// Indexed by solution, these are the equal numbers on both sides of it. Indexed by subtree,
    /// they follow from where this subtree and the next one begin: with 2, 4, 6 and 8, subtree 2
    /// has the solutions from 4 to 5, so that 5 has one before it and none after it.
    ///
    /// With damaged bytes the differences may wrap. A search then ends before it has passed so
    /// many.
    pub(super) const fn others(&self, entry: Entry, subtree: u64) -> (u32, u32) {
        if self.is_by_subtree() {
            // The next subtree begins where this one ends. Its number is the next one of the
            // sequence: after `start.bit` are only zeros up to its one. After the last subtree
            // there is none, and `following` returns the number of all solutions.
            let start = self.lower_bound(subtree);
            let end = Entry { index: subtree as u32, bit: start.bit };
            let end = self.sequence.following(end, self.len());
            (entry.index.wrapping_sub(start.index), end.wrapping_sub(entry.index.wrapping_add(1)))
        } else {
            let sequence = &self.sequence;
            (sequence.equal_run(subtree, entry, false), sequence.equal_run(subtree, entry, true))
        }
    }

    /// Advances over one solution; returns its subtree and the new position. The caller knows that
    /// there is a solution in that direction.
    #[inline]
    pub(super) const fn advance<const FORWARDS: bool>(&self, entry: Entry) -> (u64, Entry) {
        let sequence = &self.sequence;
        if self.is_by_subtree() {
            // Either way, the local `index` is one more than the solution's, and the solution's
            // subtree is as many as the numbers that are below `index`, as in `locate`. Forwards
            // from 5 and backwards from 6, it is the solution at 5, with `index` = 6: of 2, 4, 6
            // and 8 two are below 6, so it is in subtree 2.
            let index = if FORWARDS { entry.index + 1 } else { entry.index };
            let next = if FORWARDS { index } else { index - 1 };
            (sequence.lower_bound(index as u64).index as u64, Entry { index: next, bit: 0 })
        } else if FORWARDS {
            let entry = sequence.next(entry);
            // A number takes its high bits from the bit of its own one, to which `next` and
            // `previous` lead: `entry` itself may be at zeros before that one, or at the end.
            (sequence.number(entry), entry.after())
        } else {
            let entry = sequence.previous(entry);
            (sequence.number(entry), entry)
        }
    }

    /// Whether the solution that was advanced over may share its subtree with the next one in that
    /// direction.
    #[inline]
    pub(super) const fn may_share<const FORWARDS: bool>(&self, entry: Entry, subtree: u64) -> bool {
        let next = if FORWARDS { entry } else { entry.before() };
        self.is_by_subtree() || self.sequence.has_number(subtree, next)
    }

    /// The rank of the first permutation in `subtree`; if that is none of the board, because bytes
    /// are damaged, it may wrap, and is then of another subtree or none.
    ///
    /// At most 12 rows are open: the remainder removes the bounds check.
    #[inline]
    pub(super) const fn first_rank(&self, subtree: u64) -> u64 {
        subtree.wrapping_mul(FACTORIALS[self.open() % MAX_TABLE_SIZE])
    }

    /// The position of the first solution in `subtree` or after it.
    ///
    /// Indexed by subtree, that is the number of the solutions before it: with 2, 4, 6 and 8, that
    /// of subtree 2 is at index 1. The bit is the one after that of this number. Indexed by
    /// solution, the bit is that of the subtree's own one, if the sequence has the subtree.
    pub(super) const fn lower_bound(&self, subtree: u64) -> Entry {
        let sequence = &self.sequence;
        if !self.is_by_subtree() {
            return sequence.lower_bound(subtree);
        }
        // Subtree 0 has no number, since no solution is before it.
        match subtree.checked_sub(1) {
            None => Entry::START,
            Some(index) if index < sequence.parts.len as u64 => {
                let entry = sequence.entry(index as u32);
                Entry { index: sequence.number(entry) as u32, bit: entry.after().bit }
            }
            // A path leads to no subtree behind the last one, but damaged bytes may: that is the
            // end.
            Some(_) => Entry { index: self.len(), bit: sequence.parts.high_len },
        }
    }

    /// The position after the last solution.
    #[inline]
    pub(super) const fn end(&self) -> Entry {
        if self.is_by_subtree() { Entry { index: self.len(), bit: 0 } } else { self.sequence.end() }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec;
    use std::vec::Vec;

    use super::*;
    use crate::table::ranked::{byte_len, write};
    use crate::textbook;

    fn table(size: usize) -> Vec<u8> {
        let mut bytes = vec![0; byte_len(size, 4) as usize];
        let solutions = textbook::solutions(size);
        write(size, 4, solutions.iter().map(order::rank), &mut bytes).unwrap();
        bytes
    }

    fn numbers(reader: &Reader<'_>) -> Vec<u64> {
        let entries = (0..4).map(|index| reader.sequence.entry(index));
        entries.map(|entry| reader.sequence.number(entry)).collect()
    }

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        let five = table(5);
        let five = Reader::new(5, 4, &five);
        assert_eq!(numbers(&five), [2, 4, 6, 8]);
        let entry = Entry { index: 5, bit: 0 };
        assert_eq!(five.locate(5), (entry, 2));
        assert_eq!(five.others(entry, 2), (1, 0));
        assert_eq!(five.lower_bound(2), Entry { index: 4, bit: five.sequence.entry(1).bit + 1 });

        for (index, before) in [(4, 0), (5, 1)] {
            let solution = five.get(index).unwrap();
            let (subtree, order) = order::subtree(&solution, 4);
            assert_eq!((subtree, solution.column(4)), (2, 2));
            assert!([0, 4].contains(&solution.column(3)));
            assert_eq!(search::place(&solution, order, 1), before);
        }

        let six = table(6);
        let six = Reader::new(6, 4, &six);
        assert_eq!(numbers(&six), [7, 13, 19, 24]);
        assert_eq!(six.locate(2).1, 19);
        assert_eq!(six.first_rank(19), 456);
        assert_eq!(six.get(2).unwrap().columns(), [3, 0, 4, 1, 5, 2]);
    }
}
