//! Paths in Heap's tree, which begin at its root, the last row, and go upwards.
//!
//! A path leads to a subtree: it has a queen in each row from row R on. The first R rows are the
//! *open* ones, which a `Search` fills. The permutations of a subtree have R! consecutive ranks.
//! The digits of the first one say which columns the path takes: each row has its columns in an
//! order, its column order, and takes the one at its digit.
//!
//! A path has a queen in each row below its end, and after a `seek` that succeeds one in the end's
//! row as well. It is kept between subtrees, since the next one often has most of its rows in
//! common: the path goes down to the first row in which they differ, and from there up again. On
//! 6 × 6 with R = 4, subtree 19 begins with rank 456 and has the digits 3 and 4 in rows 5 and 4;
//! subtree 24 begins with 576 and has 4 and 4. In subtree 19 the path ends in row 4. Below it is
//! digit 3 in row 5, and the permutations with this digit have the 5! = 120 ranks from 360 to 479.
//! The distance 576 − 360 = 216 is not below 120, so the path goes down to row 5. There it has all
//! ranks from 0 on, and 576 is below 6! = 720. The digit in row 5 is 576 / 5! = 4, and the rest,
//! 96, has the digit 96 / 4! = 4 in row 4.

use super::search::{Attacks, Search, Visit};
use crate::MAX_TABLE_SIZE;
use crate::order::{ColumnOrder, FACTORIALS, take_digit};
use crate::table::given::ALL_COLUMNS;

/// A path to a subtree, and the search of this subtree.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// The search, which also has the queens of the path and the column orders of its rows. It
    /// writes only those of the open rows, so these stay.
    pub(super) search: Search,
    end: End,
    /// The digits of the row where the path ends and of the rows below.
    digits: [u8; MAX_TABLE_SIZE],
}

/// The end of a path.
#[derive(Clone, Copy, Debug)]
struct End {
    row: u8,
    /// The attacks of the queens below this row; columns beyond the board count as attacked.
    attacks: Attacks,
    /// The rank of the first permutation with these queens.
    rank: u64,
}

impl End {
    /// The number of permutations that begin with these queens.
    #[inline]
    const fn permutations(self) -> u64 {
        FACTORIALS[self.row as usize % MAX_TABLE_SIZE + 1]
    }
}

impl Path {
    /// The path that ends at the root, for subtrees of `rows` open rows. The size is from 1 to
    /// [`MAX_TABLE_SIZE`] and `rows` from 1 to the size, as the shape of a table sees to. So the
    /// remainders change nothing: they spare code that panics.
    #[inline]
    pub(super) const fn new(size: usize, rows: usize) -> Self {
        let mut search = Search::new(size, rows);
        // The order of the last row depends on no queen, and those of all other rows follow from
        // it. Without it, all rows would have column 0 at each digit, in the 0 that a new search
        // has: with two rows below the open ones, `seek` would always find an attack.
        search.orders[(size - 1) % MAX_TABLE_SIZE] = ColumnOrder::of_row(size - 1).columns;
        let end = End { row: size as u8 - 1, attacks: Attacks::none(size), rank: 0 };
        Self { search, end, digits: [0; MAX_TABLE_SIZE] }
    }

    /// Moves to the subtree that has the permutation of this rank, and starts its search. Callers
    /// pass the rank of the subtree's first permutation, but any of its ranks leads there.
    ///
    /// Returns `false` if a row below the open ones cannot have its queen; the path then ends
    /// there. Also returns `false` if no permutation has this rank; the path then stays as it is.
    #[inline]
    pub(super) const fn seek(&mut self, rank: u64, visit: Visit) -> bool {
        let mut end = self.end;
        let (size, rows) = (self.search.placement.size(), self.search.rows as usize);
        if rows == size {
            // All rows are open. Then there is one subtree, the whole tree, and no path to it; the
            // rank is ignored. The search is told from which row on the column orders are known:
            // here it is the last row, whose order `new` has set.
            self.search.start(end.attacks, rows - 1, &ALL_COLUMNS, visit);
            return true;
        }
        // Before the first rank of the end the difference wraps, and is as large as one beyond its
        // last: one comparison tells both. Always, `rest` is `rank` − `end.rank`.
        let mut rest = rank.wrapping_sub(end.rank);
        while rest >= end.permutations() {
            if end.row as usize + 1 >= size {
                return false;
            }
            let below = self.below(end);
            // The same as `rank` − `below.rank`, in fewer instructions.
            rest = rest.wrapping_add(end.rank.wrapping_sub(below.rank));
            end = below;
        }
        let mut order = self.order(end);
        // The rows below that of `order` have the queens of `rank`, `end.attacks` are theirs on it,
        // and `rest` has the digits from this row up. It is below (row + 1)!, so that the digit of
        // the row exists, and `rank` − `rest` is the rank of the first permutation with these
        // queens.
        loop {
            end.rank = rank.wrapping_sub(rest);
            let row = order.row;
            let digit = take_digit(row, &mut rest);
            // Not above row R, the last one of this loop: the column order of the row above is the
            // first of the open rows, and a search computes it only if it is needed.
            let (column, above) = if row > rows {
                order.take(digit)
            } else {
                (order.column_at(order.shift(digit)), order)
            };
            self.digits[row % MAX_TABLE_SIZE] = digit as u8;
            self.search.placement.set(row, column);
            let queen = 1 << column;
            let is_free = end.attacks.free() & queen != 0;
            if !is_free || row == rows {
                end.row = row as u8;
                self.end = end;
                if is_free {
                    // The column orders are known from this row on, row R.
                    self.search.start(end.attacks.next_row(queen), row, &ALL_COLUMNS, visit);
                }
                return is_free;
            }
            end.attacks = end.attacks.next_row(queen);
            order = above;
            self.search.orders[order.row % MAX_TABLE_SIZE] = order.columns;
        }
    }

    /// The column order of the row where a path ends.
    #[inline]
    const fn order(&self, end: End) -> ColumnOrder {
        let row = end.row as usize;
        ColumnOrder { row, columns: self.search.orders[row % MAX_TABLE_SIZE] }
    }

    /// The end of the path that is shorter by a row. Undoes a turn of the loop in
    /// [`seek`](Self::seek): takes the queen of the row below away, and its digit out of the rank.
    ///
    /// On 6 × 6, let the path end in row 4 with rank 360, whose digit in row 5 is 3. Then the end
    /// in row 5 has rank 360 − 3 · 5! = 0. Its attacks are none, and the digit of row 5 is still
    /// in `digits`.
    ///
    /// The rank has this digit, so nothing wraps, which the compiler does not know.
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
    use crate::extent;
    use crate::order::{factorial, unrank};

    /// The subtrees of `rows` open rows whose queens below these do not attack each other.
    fn subtrees_without_attacks(size: usize, rows: usize) -> Vec<u64> {
        let has_no_attack = |&subtree: &u64| {
            let placement = unrank(subtree * factorial(rows), size).unwrap();
            (rows..size).all(|row| !placement.attacks_below(row))
        };
        (0..factorial(size) / factorial(rows)).filter(has_no_attack).collect()
    }

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        let mut path = Path::new(6, 4);
        assert!(path.seek(456, Visit::Forwards));
        assert_eq!((path.end.row, path.end.rank), (4, 360));
        assert_eq!(path.digits[4..6], [4, 3]);
        assert!(path.seek(576, Visit::Forwards));
        assert_eq!(path.digits[4..6], [4, 4]);
        path.end = path.below(path.end);
        assert_eq!((path.end.row, path.end.rank), (5, 0));
    }

    #[test]
    fn a_path_finds_any_subtree_and_none_beyond_the_last() {
        for size in 2..=extent::largest(7) {
            for rows in 1..size {
                let expected = subtrees_without_attacks(size, rows);
                let subtrees = factorial(size) / factorial(rows);
                let mut path = Path::new(size, rows);
                for number in 0..2 * subtrees {
                    let subtree = number * 37 % (2 * subtrees);
                    let rank = subtree * factorial(rows);
                    assert_eq!(
                        path.seek(rank, Visit::Forwards),
                        expected.binary_search(&subtree).is_ok(),
                        "n = {size}, {rows} rows, subtree {subtree} of {subtrees}",
                    );
                }
            }
        }
    }
}
