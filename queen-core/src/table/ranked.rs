//! The `ranked` coding: an Elias-Fano sequence of Heap ranks.
//!
//! The solutions' [Heap ranks](crate::order) ascend, and an ascending sequence can be kept in few
//! bits and entered anywhere. But not all of a rank is needed. What it says of the top R rows,
//! rank mod R!, nearly always follows from the rows below: only the *subtree* is kept, rank / R!,
//! and a look-up searches those rows again.
//!
//! Where there are more subtrees than solutions, the sequence has the subtree of each solution.
//! Where there are fewer, it has the number of solutions before each subtree but the first.

use super::elias_fano::{self, Sequence};
use super::subtree;
use crate::order::FACTORIALS;
use crate::{Placement, count, order};

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
        let solutions = count::SOLUTIONS[size] as u32;
        let subtrees = subtrees(size, rows);
        let by_subtree = subtrees <= solutions as u64;
        let sequence = if by_subtree {
            elias_fano::Shape::new(subtrees as u32 - 1, solutions as u64)
        } else {
            elias_fano::Shape::new(solutions, subtrees - 1)
        };
        Self { size: size as u8, rows, by_subtree, sequence }
    }

    pub(super) const fn byte_len(self) -> usize {
        self.sequence.byte_len
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
        writer.finish().filter(|()| solutions == count::SOLUTIONS[size])
    }

    pub(super) const fn get(self, bytes: &[u8], index: u32) -> Option<Placement> {
        let sequence = self.sequence(bytes);
        if self.by_subtree {
            let subtree = sequence.lower_bound(index as u64 + 1) as u64;
            self.search(subtree, index.wrapping_sub(self.first_index(bytes, subtree)))
        } else {
            let entry = sequence.entry(index);
            self.search(sequence.number(entry), sequence.equals_before(entry))
        }
    }

    pub(super) const fn index_of(self, bytes: &[u8], solution: &Placement) -> Option<u32> {
        let subtree = order::rank(solution) / self.permutations();
        let mut before = 0;
        while let Some(other) = self.search(subtree, before) {
            if other.equals(solution) {
                return Some(self.first_index(bytes, subtree).wrapping_add(before));
            }
            before += 1;
        }
        None
    }

    /// The number of solutions before `subtree`.
    const fn first_index(self, bytes: &[u8], subtree: u64) -> u32 {
        let sequence = self.sequence(bytes);
        if !self.by_subtree {
            return sequence.lower_bound(subtree);
        }
        match subtree.checked_sub(1) {
            Some(index) => sequence.number(sequence.entry(index as u32)) as u32,
            None => 0,
        }
    }

    /// The solution in `subtree` that has `before` others before it there.
    const fn search(self, subtree: u64, before: u32) -> Option<Placement> {
        let rows = if self.rows < self.size { self.rows } else { self.size };
        match order::unrank(self.size as usize, subtree.wrapping_mul(self.permutations())) {
            Some(first) => subtree::solution(first, rows as usize, before),
            None => None,
        }
    }

    /// The permutations of the rows that a look-up searches.
    const fn permutations(self) -> u64 {
        FACTORIALS[self.rows as usize]
    }

    const fn sequence(self, bytes: &[u8]) -> Sequence<'_> {
        Sequence { shape: self.sequence, bytes }
    }
}

/// The number of subtrees above the rows that are fixed.
const fn subtrees(size: usize, rows: u8) -> u64 {
    let mut subtrees = 1;
    let mut row = rows as usize;
    while row < size {
        row += 1;
        subtrees *= row as u64;
    }
    subtrees
}
