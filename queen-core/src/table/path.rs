//! Paths in Heap's tree, which begin at its root, the last row, and go upwards.

use super::search::{Allowed, Attacks, Search, Visit};
use crate::MAX_TABLE_SIZE;
use crate::order::{ColumnOrder, FACTORIALS, take_digit};

/// A path to a subtree, and the search of this subtree.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// The search, which also has the queens of the path and the column orders of its rows.
    pub(super) search: Search,
    /// The row where the path ends.
    row: usize,
    /// The attacks of the queens below this row.
    attacks: Attacks,
    /// The rank of the first permutation with these queens.
    rank: u64,
    /// The digits of this row and of the rows below.
    digits: [u8; MAX_TABLE_SIZE],
}

impl Path {
    /// The path that ends at the root.
    #[inline]
    pub(super) const fn new(size: usize) -> Self {
        let mut search = Search::ended(size);
        search.orders[(size - 1) % MAX_TABLE_SIZE] = ColumnOrder::of_row(size - 1).columns;
        Self {
            search,
            row: size - 1,
            attacks: Attacks::beyond(size),
            rank: 0,
            digits: [0; MAX_TABLE_SIZE],
        }
    }

    /// Moves to the subtree of `rows` open rows that begins with the permutation of this rank, and
    /// starts its search.
    ///
    /// Returns `false` if a row below the open ones cannot have its queen; the path then ends
    /// there. Also returns `false` if there is no such permutation.
    pub(super) const fn seek(
        &mut self,
        rows: usize,
        rank: u64,
        allowed: &Allowed,
        visit: Visit,
    ) -> bool {
        if rows == self.search.placement.size() {
            self.search.start(self.attacks, ColumnOrder::of_row(self.row), allowed, visit);
            return true;
        }
        while self.row + 1 < self.search.placement.size()
            && rank.wrapping_sub(self.rank) >= FACTORIALS[(self.row + 1) % MAX_TABLE_SIZE]
        {
            self.leave();
        }
        let Self { mut row, mut attacks, .. } = *self;
        let mut order = ColumnOrder { row, columns: self.search.orders[row % MAX_TABLE_SIZE] };
        let mut rest = rank.wrapping_sub(self.rank);
        if rest >= FACTORIALS[(row + 1) % FACTORIALS.len()] {
            return false;
        }
        loop {
            self.rank = rank.wrapping_sub(rest);
            let digit = take_digit(row, &mut rest);
            let (column, above) = order.take(digit);
            self.digits[row % MAX_TABLE_SIZE] = digit as u8;
            self.search.placement.set(row, column);
            let is_free = attacks.free(row, allowed) >> column & 1 == 1;
            if !is_free || row == rows {
                self.row = row;
                self.attacks = attacks;
                if is_free {
                    self.search.start(attacks.next_row(1 << column), above, allowed, visit);
                }
                return is_free;
            }
            row -= 1;
            attacks = attacks.next_row(1 << column);
            order = above;
            self.search.orders[row % MAX_TABLE_SIZE] = order.columns;
        }
    }

    /// Moves to the next queen in the nearest row below the first `rows` rows that can have one, or
    /// backwards to the previous queen, after [`seek`](Self::seek) or the search has failed.
    ///
    /// Returns the number of subtrees before that queen's first one or, backwards, up to its last
    /// one; `None` if there is no such queen.
    pub(super) const fn skip(
        &mut self,
        rows: usize,
        allowed: &Allowed,
        forwards: bool,
    ) -> Option<u64> {
        if rows == self.search.placement.size() {
            return None;
        }
        loop {
            let row = self.row % MAX_TABLE_SIZE;
            let order = ColumnOrder { row, columns: self.search.orders[row] };
            let free = self.attacks.free(row, allowed);
            let mut digit = self.digits[row] as usize;
            loop {
                digit = if forwards { digit + 1 } else { digit.wrapping_sub(1) };
                if digit > row {
                    break;
                }
                if free >> order.column(digit) & 1 == 1 {
                    return Some(self.subtrees_before(rows, digit + !forwards as usize));
                }
            }
            if row + 1 >= self.search.placement.size() {
                return None;
            }
            self.leave();
        }
    }

    /// The number of subtrees of `rows` open rows before the child with this digit.
    const fn subtrees_before(&self, rows: usize, digit: usize) -> u64 {
        let mut subtrees = 0;
        let mut row = self.search.placement.size();
        while row > rows {
            row -= 1;
            subtrees *= row as u64 + 1;
            if row > self.row {
                subtrees += self.digits[row % MAX_TABLE_SIZE] as u64;
            } else if row == self.row {
                subtrees += digit as u64;
            }
        }
        subtrees
    }

    /// Moves to the row below.
    #[inline]
    const fn leave(&mut self) {
        self.row += 1;
        self.attacks = self.attacks.previous_row(1 << self.search.placement.column(self.row));
        let digit = self.digits[self.row % MAX_TABLE_SIZE] as u64;
        self.rank = self.rank.wrapping_sub(digit * FACTORIALS[self.row % MAX_TABLE_SIZE]);
    }
}
