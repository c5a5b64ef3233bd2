//! A path in Heap's tree: queens in the last rows, none of which attack each other.

use crate::attacks::Attacks;
use crate::order::{ColumnOrder, FACTORIALS, take_digit};
use crate::{MAX_TABLE_SIZE, Placement};

/// The columns that each row may have, bit c for column c.
pub(super) type Allowed = [u16; MAX_TABLE_SIZE];

/// The order in which a search visits the children of a row.
#[derive(Clone, Copy)]
pub(super) enum Visit {
    Forwards,
    Backwards,
    /// Any order, for subtrees that have one solution.
    Unordered,
}

impl Visit {
    #[inline]
    pub(super) const fn towards(forwards: bool) -> Self {
        if forwards { Self::Forwards } else { Self::Backwards }
    }
}

/// A path from the root of Heap's tree, the last row, upwards.
///
/// It ends in a row whose children are visited by ascending or by descending digits.
#[derive(Clone, Debug)]
pub(super) struct Path {
    /// The row where the path ends.
    row: usize,
    /// The queens in the rows below, and that of the child which is visited.
    placement: Placement,
    /// The rank of the first permutation with the same queens in the rows below, while the path
    /// ends below the open rows.
    rank: u64,
    /// The digits of these queens in the rows below the open ones.
    digits: [u8; MAX_TABLE_SIZE],
    /// `row` and the rows below it.
    rows: [Row; MAX_TABLE_SIZE],
}

#[derive(Clone, Copy, Debug)]
struct Row {
    /// The column order, or 0 where it has not been computed.
    order: u64,
    /// The columns that are free and have not been visited.
    unvisited: u16,
    /// The attacks of the queens below.
    attacks: [u16; 3],
}

impl Path {
    /// The path that ends in the last row, before it has been entered by [`seek`](Self::seek).
    #[inline]
    pub(super) const fn new(size: usize) -> Self {
        Self {
            row: size - 1,
            placement: Placement::first(size),
            rank: 0,
            digits: [0; MAX_TABLE_SIZE],
            rows: [Row { order: 0, unvisited: 0, attacks: [0; 3] }; MAX_TABLE_SIZE],
        }
    }

    /// The rank of the first permutation of the subtree where [`seek`](Self::seek) has ended.
    pub(super) const fn rank(&self) -> u64 {
        self.rank
    }

    /// The solution where [`search`](Self::search) has ended.
    pub(super) const fn solution(&self) -> Placement {
        self.placement
    }

    /// Goes to the subtree of `rows` open rows that begins with the permutation of this rank.
    ///
    /// Returns `false` if a row below them cannot have its queen, and ends there.
    pub(super) const fn seek(&mut self, rows: usize, rank: u64, allowed: &Allowed) -> bool {
        if self.row + 1 < rows {
            self.row = rows - 1;
        }
        while self.row + 1 < self.placement.size()
            && rank.wrapping_sub(self.rank) >= FACTORIALS[(self.row + 1) % MAX_TABLE_SIZE]
        {
            self.leave();
        }
        let mut row = self.row;
        if row + 1 == self.placement.size() {
            // Columns beyond the board count as attacked.
            let beyond = u16::MAX << row << 1;
            let (order, unvisited) =
                (ColumnOrder::of_row(row).columns, allowed[row % MAX_TABLE_SIZE] & !beyond);
            self.rows[row % MAX_TABLE_SIZE] = Row { order, unvisited, attacks: [beyond, 0, 0] };
        }
        let Row { order, mut unvisited, attacks } = self.rows[row % MAX_TABLE_SIZE];
        let mut order = ColumnOrder { row, columns: order };
        let mut attacks = Attacks::unpack(attacks);
        let mut rest = rank.wrapping_sub(self.rank);
        while row >= rows {
            self.rank = rank.wrapping_sub(rest);
            let digit = take_digit(row, &mut rest);
            let place = order.place(digit);
            let column = order.column_at(place);
            self.digits[row % MAX_TABLE_SIZE] = digit as u8;
            self.placement.set(row, column);
            if unvisited >> column & 1 == 0 {
                self.row = row;
                return false;
            }
            row -= 1;
            order = order.above_place(place);
            attacks = attacks.one_row_on(1 << column);
            unvisited = allowed[row % MAX_TABLE_SIZE] & !attacks.all() as u16;
            let (order, attacks) = (order.columns, attacks.pack());
            self.rows[row % MAX_TABLE_SIZE] = Row { order, unvisited, attacks };
        }
        self.row = row;
        self.rank = rank.wrapping_sub(rest);
        true
    }

    /// Goes to the next solution among the permutations of the first `rows` rows.
    ///
    /// Returns `false` if there is none, and ends in the last of these rows.
    pub(super) const fn search(&mut self, rows: usize, allowed: &Allowed, visit: Visit) -> bool {
        let mut row = self.row;
        let Row { mut unvisited, attacks, .. } = self.rows[row % MAX_TABLE_SIZE];
        let mut attacks = Attacks::unpack(attacks);
        loop {
            if unvisited == 0 {
                self.row = row;
                if row + 1 >= rows {
                    return false;
                }
                row += 1;
                let below = &self.rows[row % MAX_TABLE_SIZE];
                unvisited = below.unvisited;
                attacks = Attacks::unpack(below.attacks);
                continue;
            }
            // A row that has one column left needs no order.
            let column = if matches!(visit, Visit::Unordered) || unvisited.is_power_of_two() {
                unvisited.trailing_zeros() as u8
            } else {
                self.order(row).first(unvisited, matches!(visit, Visit::Forwards))
            };
            let queen = 1 << column;
            self.placement.set(row, column);
            unvisited ^= queen as u16;
            self.rows[row % MAX_TABLE_SIZE].unvisited = unvisited;
            if row == 0 {
                self.row = row;
                return true;
            }
            let above = attacks.one_row_on(queen);
            let free = allowed[(row - 1) % MAX_TABLE_SIZE] & !above.all() as u16;
            // A row two above without a free column leaves no solution either.
            if free == 0 || row > 1 && above.one_row_on(0).all() as u16 == u16::MAX {
                continue;
            }
            if row == 1 {
                self.row = row;
                self.placement.set(0, free.trailing_zeros() as u8);
                return true;
            }
            row -= 1;
            unvisited = free;
            attacks = above;
            self.rows[row % MAX_TABLE_SIZE] = Row { order: 0, unvisited, attacks: attacks.pack() };
        }
    }

    /// Goes on from where [`seek`](Self::seek) or [`search`](Self::search) has failed to the next
    /// row below the first `rows` rows that can have another queen, or backwards.
    ///
    /// Returns the number of subtrees before that queen's, backwards up to its last one; `None` if
    /// there is no such queen.
    pub(super) const fn skip(&mut self, rows: usize, forwards: bool) -> Option<u64> {
        let mut has_digit = self.row >= rows;
        loop {
            if has_digit {
                let Row { order, unvisited, .. } = self.rows[self.row % MAX_TABLE_SIZE];
                let order = ColumnOrder { row: self.row, columns: order };
                let mut digit = self.digits[self.row % MAX_TABLE_SIZE] as usize;
                loop {
                    digit = if forwards { digit + 1 } else { digit.wrapping_sub(1) };
                    if digit > self.row {
                        break;
                    }
                    if unvisited >> order.column(digit) & 1 == 1 {
                        return Some(self.subtrees_before(rows, digit + !forwards as usize));
                    }
                }
            }
            if self.row + 1 >= self.placement.size() {
                return None;
            }
            self.leave();
            has_digit = true;
        }
    }

    /// The number of subtrees of `rows` open rows before the child with this digit.
    const fn subtrees_before(&self, rows: usize, digit: usize) -> u64 {
        let mut subtrees = 0;
        let mut row = self.placement.size();
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

    /// Goes to the row below, from the last of the open rows or one below.
    #[inline]
    const fn leave(&mut self) {
        self.row += 1;
        let digit = self.digits[self.row % MAX_TABLE_SIZE] as u64;
        self.rank = self.rank.wrapping_sub(digit * FACTORIALS[self.row % MAX_TABLE_SIZE]);
    }

    /// The column order of a row, computed from the nearest one below that is known.
    #[inline]
    const fn order(&mut self, row: usize) -> ColumnOrder {
        let mut known = row;
        while self.rows[known % MAX_TABLE_SIZE].order == 0 && known + 1 < self.placement.size() {
            known += 1;
        }
        let columns = self.rows[known % MAX_TABLE_SIZE].order;
        let mut order = ColumnOrder { row: known, columns };
        while order.row > row {
            let column = self.placement.column(order.row);
            order = order.above_place(order.place_of(column));
            self.rows[order.row % MAX_TABLE_SIZE].order = order.columns;
        }
        order
    }
}
