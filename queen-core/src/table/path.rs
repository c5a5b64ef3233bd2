//! A path in Heap's tree: non-attacking queens in the last rows.

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
    /// The queens in the rows below and the queen of the visited child.
    placement: Placement,
    /// The attacks of the queens in the rows below.
    attacks: Attacks,
    /// The attacks on the last of the open rows.
    attacks_below: Attacks,
    /// The rank of the first permutation with the same queens in the rows below, while the path
    /// ends below the open rows.
    rank: u64,
    /// The digits of these queens in the rows below the open ones.
    digits: [u8; MAX_TABLE_SIZE],
    /// The free columns of `row` and of the rows below it; in open rows, without the visited ones.
    unvisited: [u16; MAX_TABLE_SIZE],
    /// The column orders of the rows from `first_order` on.
    orders: [u64; MAX_TABLE_SIZE],
    first_order: usize,
}

impl Path {
    /// A path that ends in the last row, before the first [`seek`](Self::seek).
    #[inline]
    pub(super) const fn new(size: usize) -> Self {
        Self {
            row: size - 1,
            placement: Placement::first(size),
            attacks: Attacks::beyond(size),
            attacks_below: Attacks::beyond(size),
            rank: 0,
            digits: [0; MAX_TABLE_SIZE],
            unvisited: [0; MAX_TABLE_SIZE],
            orders: [0; MAX_TABLE_SIZE],
            first_order: 0,
        }
    }

    /// The rank of the first permutation of the subtree where [`seek`](Self::seek) ended.
    pub(super) const fn rank(&self) -> u64 {
        self.rank
    }

    /// The solution where [`search`](Self::search) ended.
    pub(super) const fn solution(&self) -> Placement {
        self.placement
    }

    /// Moves to the subtree of `rows` open rows that begins with the permutation of this rank.
    ///
    /// Returns `false` if a row below them cannot have its queen; the path then ends in that row.
    pub(super) const fn seek(&mut self, rows: usize, rank: u64, allowed: &Allowed) -> bool {
        if self.row + 1 < rows {
            self.row = rows - 1;
            self.attacks = self.attacks_below;
        }
        while self.row + 1 < self.placement.size()
            && rank.wrapping_sub(self.rank) >= FACTORIALS[(self.row + 1) % MAX_TABLE_SIZE]
        {
            self.leave();
        }
        let Self { mut row, mut attacks, .. } = *self;
        if row + 1 == self.placement.size() {
            self.orders[row % MAX_TABLE_SIZE] = ColumnOrder::of_row(row).columns;
            self.unvisited[row % MAX_TABLE_SIZE] =
                allowed[row % MAX_TABLE_SIZE] & !attacks.attacked() as u16;
        }
        let mut order = ColumnOrder { row, columns: self.orders[row % MAX_TABLE_SIZE] };
        let mut free = self.unvisited[row % MAX_TABLE_SIZE];
        let mut rest = rank.wrapping_sub(self.rank);
        while row >= rows {
            let before = rest;
            let digit = take_digit(row, &mut rest);
            let (column, above) = order.take(digit);
            self.digits[row % MAX_TABLE_SIZE] = digit as u8;
            self.placement.set(row, column);
            if free >> column & 1 == 0 {
                rest = before;
                break;
            }
            row -= 1;
            order = above;
            attacks = attacks.next_row(1 << column);
            free = allowed[row % MAX_TABLE_SIZE] & !attacks.attacked() as u16;
            self.orders[row % MAX_TABLE_SIZE] = order.columns;
            self.unvisited[row % MAX_TABLE_SIZE] = free;
        }
        self.row = row;
        self.first_order = row;
        self.attacks = attacks;
        self.attacks_below = attacks;
        self.rank = rank.wrapping_sub(rest);
        row < rows
    }

    /// Moves to the next solution among the permutations of the first `rows` rows.
    ///
    /// Returns `false` if there is none; the path then ends in the last of these rows.
    pub(super) const fn search(&mut self, rows: usize, allowed: &Allowed, visit: Visit) -> bool {
        let Self { mut row, mut attacks, .. } = *self;
        let mut unvisited = self.unvisited[row % MAX_TABLE_SIZE] as u32;
        loop {
            if unvisited == 0 {
                if row + 1 >= rows {
                    self.row = row;
                    self.attacks = attacks;
                    self.unvisited[row % MAX_TABLE_SIZE] = 0;
                    return false;
                }
                row += 1;
                attacks = attacks.previous_row(1 << self.placement.column(row));
                unvisited = self.unvisited[row % MAX_TABLE_SIZE] as u32;
                continue;
            }
            // A row with one column left needs no order.
            let column = if matches!(visit, Visit::Unordered) || unvisited.is_power_of_two() {
                unvisited.trailing_zeros() as u8
            } else {
                self.first(row, unvisited as u16, matches!(visit, Visit::Forwards))
            };
            let queen = 1 << column;
            self.placement.set(row, column);
            unvisited ^= queen;
            let above = attacks.next_row(queen);
            // On a board of one row, the top row also stands for the row above.
            let free = if row == 0 {
                queen
            } else {
                allowed[(row - 1) % MAX_TABLE_SIZE] as u32 & !above.attacked()
            };
            // Nor is there a solution if the row two above has no free column.
            if free == 0 || row > 1 && above.next_row(0).attacked() as u16 == u16::MAX {
                continue;
            }
            self.unvisited[row % MAX_TABLE_SIZE] = unvisited as u16;
            if row <= 1 {
                self.row = row;
                self.attacks = attacks;
                self.placement.set(0, free.trailing_zeros() as u8);
                return true;
            }
            if self.first_order < row {
                self.first_order = row;
            }
            row -= 1;
            attacks = above;
            unvisited = free;
        }
    }

    /// Moves to the next queen in the nearest row below the first `rows` rows that can have one, or
    /// backwards to the previous queen, after [`seek`](Self::seek) or [`search`](Self::search) has
    /// failed.
    ///
    /// Returns the number of subtrees before that queen's first one or, backwards, up to its last
    /// one; `None` if there is no such queen.
    pub(super) const fn skip(&mut self, rows: usize, forwards: bool) -> Option<u64> {
        let mut has_digit = self.row >= rows;
        loop {
            if has_digit {
                let row = self.row % MAX_TABLE_SIZE;
                let order = ColumnOrder { row, columns: self.orders[row] };
                let mut digit = self.digits[row] as usize;
                loop {
                    digit = if forwards { digit + 1 } else { digit.wrapping_sub(1) };
                    if digit > self.row {
                        break;
                    }
                    if self.unvisited[row] >> order.column(digit) & 1 == 1 {
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

    /// Moves to the row below, from the last open row or a row below it.
    #[inline]
    const fn leave(&mut self) {
        self.row += 1;
        self.attacks = self.attacks.previous_row(1 << self.placement.column(self.row));
        let digit = self.digits[self.row % MAX_TABLE_SIZE] as u64;
        self.rank = self.rank.wrapping_sub(digit * FACTORIALS[self.row % MAX_TABLE_SIZE]);
    }

    /// The first or, backwards, the last of `columns` in the column order of an open row.
    ///
    /// The order is computed from the nearest known one below. Inlined, this would take registers
    /// from the search.
    #[inline(never)]
    const fn first(&mut self, row: usize, columns: u16, forwards: bool) -> u8 {
        let known = if self.first_order > row { self.first_order } else { row };
        let mut order = ColumnOrder { row: known, columns: self.orders[known % MAX_TABLE_SIZE] };
        while order.row > row {
            let column = self.placement.column(order.row);
            order = order.above_place(order.place_of(column));
            self.orders[order.row % MAX_TABLE_SIZE] = order.columns;
            self.first_order = order.row;
        }
        order.first(columns, forwards)
    }
}

/// The attacks of queens on one row of a board of up to 16 columns. Moving to the next row can be
/// undone.
///
/// The next row is the one above: diagonals move to the right, anti-diagonals to the left. Both
/// masks have 16 spare bits, so no attack is lost.
#[derive(Clone, Copy, Debug)]
struct Attacks {
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
}

impl Attacks {
    /// No queens. The columns beyond the board count as attacked.
    const fn beyond(size: usize) -> Self {
        Self { columns: u32::MAX << (size - 1) << 1, diagonals: 0, anti_diagonals: 0 }
    }

    /// The attacked columns.
    #[inline]
    const fn attacked(self) -> u32 {
        self.columns | self.diagonals | self.anti_diagonals >> 16
    }

    /// The attacks on the next row, with `queen` in this row.
    #[inline]
    const fn next_row(self, queen: u32) -> Self {
        Self {
            columns: self.columns | queen,
            diagonals: (self.diagonals | queen) << 1,
            anti_diagonals: (self.anti_diagonals | queen << 16) >> 1,
        }
    }

    /// Undoes [`next_row`](Self::next_row).
    #[inline]
    const fn previous_row(self, queen: u32) -> Self {
        Self {
            columns: self.columns ^ queen,
            diagonals: self.diagonals >> 1 ^ queen,
            anti_diagonals: self.anti_diagonals << 1 ^ queen << 16,
        }
    }
}
