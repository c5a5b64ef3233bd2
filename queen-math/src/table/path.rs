//! Paths in Heap's tree, which begin at its root, the last row, and go upwards.

use super::search::{Allowed, Attacks, Search, Visit, free};
use crate::MAX_TABLE_SIZE;
use crate::order::{ColumnOrder, FACTORIALS, factorial, take_digit};

/// A path to a subtree, and the search of this subtree.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// The search, which also has the queens of the path and the column orders of its rows.
    pub(super) search: Search,
    end: End,
    /// The digits of the row where the path ends and of the rows below.
    digits: [u8; MAX_TABLE_SIZE],
}

/// The end of a path.
#[derive(Clone, Copy, Debug)]
struct End {
    row: u8,
    /// The attacks of the queens below this row.
    attacks: Attacks,
    /// The rank of the first permutation with these queens.
    rank: u64,
}

impl Path {
    /// The path that ends at the root.
    #[inline]
    pub(super) const fn new(size: usize) -> Self {
        let mut search = Search::ended(size);
        search.orders[(size - 1) % MAX_TABLE_SIZE] = ColumnOrder::of_row(size - 1).columns;
        let end = End { row: size as u8 - 1, attacks: Attacks::none(size), rank: 0 };
        Self { search, end, digits: [0; MAX_TABLE_SIZE] }
    }

    /// Moves to the start of the subtree of `rows` open rows that begins with the permutation of
    /// this rank.
    ///
    /// Returns `false` if a row below the open ones cannot have its queen; the path then ends
    /// there. Also returns `false` if there is no such permutation.
    #[inline]
    pub(super) const fn seek(
        &mut self,
        rows: usize,
        rank: u64,
        allowed: &Allowed,
        visit: Visit,
    ) -> bool {
        let mut end = self.end;
        let size = self.search.placement.size();
        if rows == size {
            self.search.start(rows, end.attacks, self.order(), allowed, visit);
            return true;
        }
        while rank.wrapping_sub(end.rank) >= factorial(end.row as usize + 1) {
            if end.row as usize + 1 >= size {
                return false;
            }
            end = self.below(end);
        }
        let mut row = end.row as usize;
        let mut order = ColumnOrder { row, columns: self.search.orders[row % MAX_TABLE_SIZE] };
        let mut rest = rank.wrapping_sub(end.rank);
        loop {
            end.rank = rank.wrapping_sub(rest);
            let digit = take_digit(row, &mut rest);
            // Only an ordered search needs the column order of the row above the last one.
            let (column, above) =
                if row > rows { order.take(digit) } else { (order.column(digit), order) };
            self.digits[row % MAX_TABLE_SIZE] = digit as u8;
            self.search.placement.set(row, column);
            let is_free = free(end.attacks, row, allowed) >> column & 1 == 1;
            if !is_free || row == rows {
                end.row = row as u8;
                self.end = end;
                if is_free {
                    let attacks = end.attacks.next_row(1 << column);
                    self.search.start(rows, attacks, order, allowed, visit);
                }
                return is_free;
            }
            end.attacks = end.attacks.next_row(1 << column);
            row -= 1;
            order = above;
            self.search.orders[row % MAX_TABLE_SIZE] = order.columns;
        }
    }

    /// Moves to the next queen in the nearest row below the first `rows` rows that can have one, or
    /// backwards to the previous queen, after [`seek`](Self::seek) or the search has failed.
    ///
    /// Returns the index of the first subtree at or after that queen; backwards, one past its last.
    /// Returns `None` if there is no such queen.
    pub(super) const fn advance(
        &mut self,
        rows: usize,
        allowed: &Allowed,
        forwards: bool,
    ) -> Option<u64> {
        let size = self.search.placement.size();
        if rows == size {
            return None;
        }
        loop {
            let order = self.order();
            let free = free(self.end.attacks, order.row, allowed);
            let mut digit = self.digits[order.row % MAX_TABLE_SIZE] as usize;
            loop {
                digit = if forwards { digit + 1 } else { digit.wrapping_sub(1) };
                if digit > order.row {
                    break;
                }
                if free >> order.column(digit) & 1 == 1 {
                    return Some(self.subtrees_before(rows, digit + !forwards as usize));
                }
            }
            if order.row + 1 >= size {
                return None;
            }
            self.end = self.below(self.end);
        }
    }

    /// The number of subtrees of `rows` open rows before the child with this digit.
    const fn subtrees_before(&self, rows: usize, digit: usize) -> u64 {
        let mut subtrees = 0;
        let end = self.end.row as usize;
        let mut row = self.search.placement.size();
        while row > rows {
            row -= 1;
            subtrees *= row as u64 + 1;
            if row > end {
                subtrees += self.digits[row % MAX_TABLE_SIZE] as u64;
            } else if row == end {
                subtrees += digit as u64;
            }
        }
        subtrees
    }

    /// The column order of the row where the path ends.
    #[inline]
    const fn order(&self) -> ColumnOrder {
        let row = self.end.row as usize;
        ColumnOrder { row, columns: self.search.orders[row % MAX_TABLE_SIZE] }
    }

    /// The end of the path that is shorter by a row.
    #[inline]
    const fn below(&self, end: End) -> End {
        let row = end.row as usize + 1;
        let digit = self.digits[row % MAX_TABLE_SIZE] as u64;
        End {
            row: row as u8,
            attacks: end.attacks.previous_row(1 << self.search.placement.column(row)),
            rank: end.rank.wrapping_sub(digit * FACTORIALS[row % MAX_TABLE_SIZE]),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use super::*;
    use crate::order::unrank;
    use crate::table::search::ALL_COLUMNS;

    /// The subtrees of `rows` open rows whose queens below these do not attack each other.
    fn subtrees_without_attacks(size: usize, rows: usize) -> Vec<u64> {
        let has_no_attack = |&subtree: &u64| {
            let placement = unrank(size, subtree * factorial(rows)).unwrap();
            (rows..size).all(|row| !placement.attacks_below(row))
        };
        (0..factorial(size) / factorial(rows)).filter(has_no_attack).collect()
    }

    /// Advances a path from `subtree`, and returns the subtrees where it has
    /// queens.
    fn walk(size: usize, rows: usize, mut subtree: u64, forwards: bool) -> Vec<u64> {
        let mut path = Path::new(size);
        let mut found = Vec::new();
        loop {
            let rank = subtree * factorial(rows);
            if path.seek(rows, rank, &ALL_COLUMNS, Visit::towards(forwards)) {
                found.push(subtree);
            }
            let Some(next) = path.advance(rows, &ALL_COLUMNS, forwards) else { return found };
            let next = if forwards { next } else { next - 1 };
            assert_eq!(next > subtree, forwards);
            subtree = next;
        }
    }

    #[test]
    fn a_path_advances_to_every_subtree_without_attacks() {
        for size in 1..=7 {
            for rows in 1..=size {
                let mut expected = subtrees_without_attacks(size, rows);
                assert_eq!(walk(size, rows, 0, true), expected, "n = {size}, {rows} rows");
                let last = factorial(size) / factorial(rows) - 1;
                expected.reverse();
                assert_eq!(walk(size, rows, last, false), expected, "n = {size}, {rows} rows");
            }
        }
    }

    #[test]
    fn a_path_finds_any_subtree_and_none_beyond_the_last() {
        for size in 2..=7 {
            for rows in 1..size {
                let expected = subtrees_without_attacks(size, rows);
                let subtrees = factorial(size) / factorial(rows);
                let mut path = Path::new(size);
                for number in 0..2 * subtrees {
                    let subtree = number * 37 % (2 * subtrees);
                    let rank = subtree * factorial(rows);
                    assert_eq!(
                        path.seek(rows, rank, &ALL_COLUMNS, Visit::Forwards),
                        expected.binary_search(&subtree).is_ok(),
                        "n = {size}, {rows} rows, subtree {subtree} of {subtrees}",
                    );
                }
            }
        }
    }
}
