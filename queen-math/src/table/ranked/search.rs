//! Search of the open rows: the solutions in a subtree of Heap's tree.
//!
//! A node of Heap's tree is a placement of queens in the last rows, and its subtree has all
//! placements that agree with it there. A ranked table stores the nodes in which the first R rows
//! are still open, and a look-up finds their queens by this search. Where all rows are open, the
//! subtree is the whole tree, and given queens confine the search of it to their completions.
//!
//! A depth-first search by bit masks, from the last open row up. Each open row has a mask of the
//! free columns that it has not visited; the search places a queen in one of them, goes up if the
//! row above has a free column, and goes down when no column is left. On 6 × 6 with R = 4, below
//! queens in columns 2 and 5 of rows 5 and 4, row 3 has the free columns 1 and 3. With the queen in
//! 1, row 2 has 4 free, row 1 then 0, and row 0 then 3: the solution 3 0 4 1 5 2.
//!
//! To find the solutions in Heap's order, a row visits its columns in its [`ColumnOrder`], which
//! follows from the queens below it and takes longer to compute than a queen to place. So orders
//! are computed only when a row has a choice: `known` says from which row on they are up to date. A
//! search for the only solution of a subtree needs none.
//!
//! Source: the loop is that of `queen_searches::Bitmask`, with the order of `queen_searches::Heap`.

use crate::attacks;
use crate::order::{ColumnOrder, factorial, take_digit};
use crate::table::given::{ALL_COLUMNS, Allowed};
use crate::{MAX_TABLE_SIZE, Placement};

/// Attacks whose steps can be undone, for boards of up to 16 rows.
pub(super) type Attacks = attacks::Attacks<16>;

/// The allowed columns of `row` that are not attacked.
#[inline]
const fn free(attacks: Attacks, row: usize, allowed: &Allowed) -> u32 {
    allowed[row % MAX_TABLE_SIZE] as u32 & attacks.free()
}

/// The order in which a search visits the free columns of a row.
#[derive(Clone, Copy, Debug)]
pub(super) enum Visit {
    Forwards,
    Backwards,
    /// Any order, which is faster, where a subtree has one solution or its order does not matter.
    Unordered,
}

impl Visit {
    #[inline]
    pub(super) const fn towards(forwards: bool) -> Self {
        if forwards { Self::Forwards } else { Self::Backwards }
    }
}

/// The number of solutions before `solution` in its subtree, which has `others` besides it. `order`
/// is the column order of the last open row.
///
/// A solution is before another one if in the last row that differs its column comes first. So in
/// each open row from the last one up, the columns before that of `solution` are searched below
/// the same queens, in any order, since only the number counts. On 5 × 5 with R = 4, the solutions
/// of subtree 2 have a queen in column 2 of row 4, so row 3 has 0 and 4 free, in this or the other
/// order. The second solution has one column before its own in row 3, and one solution has its
/// queen there, so the result is 1.
///
/// If the column in the last open row is one of the later ones, it is faster to count the
/// solutions after `solution` instead.
pub(super) const fn place(solution: &Placement, mut order: ColumnOrder, others: u32) -> u32 {
    let mut attacks = Attacks::none(solution.size());
    let mut row = solution.size();
    // `attacks` are those of the queens of `solution` from `row` on, seen from the row above.
    while row > order.row + 1 {
        row -= 1;
        attacks = attacks.next_row(1 << solution.column(row));
    }
    let is_late = order.digit(solution.column(order.row)) > order.row / 2;
    // It also sets the bits beyond the board, which are never free columns.
    let flip = if is_late { u16::MAX } else { 0 };
    // With any number of rows: each turn of the loop sets it.
    let mut search = Search::new(solution.size(), 1);
    let mut count = 0;
    // `attacks` are those of the queens of `solution` below the row of `order`. Those that differ
    // from it below have been counted. Row 0 has no choice. Without the flip, `siblings` are the
    // free columns before that of `solution`; with it, those after it, once its own is removed.
    while order.row > 0 {
        let column = solution.column(order.row);
        let queen = 1 << column;
        let siblings = (order.before(column) ^ flip) as u32 & attacks.free() & !queen;
        search.rows = order.row as u8 + 1;
        search.row = order.row as u8;
        search.attacks = attacks;
        search.unvisited[order.row % MAX_TABLE_SIZE] = siblings as u16;
        // The search stands on the last solution that has been counted.
        while search.advance_in::<false>(&ALL_COLUMNS) {
            count += 1;
        }
        attacks = attacks.next_row(queen);
        (_, order) = order.find(column);
    }
    // Damaged bytes may tell a wrong number of others.
    if is_late { others.wrapping_sub(count) } else { count }
}

/// A depth-first search of the first rows for queens that complete the rows below.
///
/// Of the placement and the column orders, the rows below are written by whoever starts the search,
/// the open rows by the search alone.
#[derive(Clone, Debug)]
pub(super) struct Search {
    /// The queens in the rows below, and those of the solution.
    pub(super) placement: Placement,
    /// The number of open rows.
    pub(super) rows: u8,
    /// The row from which the search continues; `rows` if it has ended.
    row: u8,
    visit: Visit,
    /// The column orders from this row on are known, except in open rows that had no choice, which
    /// need none.
    known: u8,
    /// The attacks on `row`.
    attacks: Attacks,
    /// The free columns of each open row that have not been visited.
    unvisited: [u16; MAX_TABLE_SIZE],
    pub(super) orders: [u64; MAX_TABLE_SIZE],
}

impl Search {
    /// A search of the first `rows` rows that has ended, before the first [`start`](Self::start).
    #[inline]
    pub(super) const fn new(size: usize, rows: usize) -> Self {
        Self {
            placement: Placement::unchecked_identity(size),
            rows: rows as u8,
            row: rows as u8,
            visit: Visit::Unordered,
            known: 0,
            attacks: Attacks::none(0),
            unvisited: [0; MAX_TABLE_SIZE],
            orders: [0; MAX_TABLE_SIZE],
        }
    }

    /// Starts at the last open row; `attacks` are those of the queens below it. The column orders
    /// from row `known` on are known. `known` is the last open row if [`seek`](Self::seek) starts
    /// the search or all rows are open, and the row below that if a [path](super::path) does.
    #[inline]
    pub(super) const fn start(
        &mut self,
        attacks: Attacks,
        known: usize,
        allowed: &Allowed,
        visit: Visit,
    ) {
        self.row = self.rows - 1;
        self.visit = visit;
        self.attacks = attacks;
        let row = self.row as usize % MAX_TABLE_SIZE;
        self.unvisited[row] = free(attacks, row, allowed) as u16;
        self.known = known as u8;
    }

    /// Starts a search whose rows are all open, in Heap's order or in any one.
    #[inline]
    pub(super) const fn start_at_root(&mut self, allowed: &Allowed) {
        let size = self.placement.size();
        // The order of the last row depends on no queen, and those of all others follow from it.
        self.orders[(size - 1) % MAX_TABLE_SIZE] = ColumnOrder::of_row(size - 1).columns;
        self.start(Attacks::none(size), size - 1, allowed, Visit::Forwards);
    }

    /// Starts in the subtree that begins with the permutation of this rank. Does not start if there
    /// is no such permutation, or if queens in the rows below attack each other, which only happens
    /// with damaged tables; a new search then finds nothing. A table's shape sees to it that at
    /// least one row is open.
    ///
    /// On 6 × 6 with R = 4, rank 456 has the digits 456 / 5! = 3 in row 5 and 96 / 4! = 4 in row 4.
    /// The last row has no queens below it, so its order is always the same: 5 4 1 2 3 0, with
    /// column 2 at digit 3. The order of row 4 that follows has column 5 at digit 4, and the search
    /// starts in row 3 above both.
    #[inline]
    pub(super) const fn seek(&mut self, rank: u64, visit: Visit) {
        let size = self.placement.size();
        // A remainder wherever the row changes tells the compiler that it is below 16.
        let mut order = ColumnOrder::of_row((size - 1) % MAX_TABLE_SIZE);
        let (mut attacks, mut rest) = (Attacks::none(size), rank);
        if rank >= factorial(size) {
            return;
        }
        // The rows below that of `order` have their queens, and these attack the row so. `rest` has
        // the digits of the other rows, so it is below (order.row + 1)!, as `take_digit` demands.
        // At least one row is open, so the loop ends before there is no order above.
        while order.row >= self.rows as usize {
            let row = order.row;
            let (column, above) = order.take(take_digit(row, &mut rest));
            let queen = 1 << column;
            // Column orders have each column once.
            if attacks.along_diagonals() & queen != 0 {
                return;
            }
            self.placement.set(row, column);
            attacks = attacks.next_row(queen);
            order = ColumnOrder { row: (row - 1) % MAX_TABLE_SIZE, columns: above.columns };
        }
        self.orders[order.row % MAX_TABLE_SIZE] = order.columns;
        self.start(attacks, order.row, &ALL_COLUMNS, visit);
    }

    /// Moves to the next solution. Returns `false` if there is none.
    ///
    /// The loop is compiled twice, so that the one for any order asks for no order in it.
    #[inline]
    pub(super) const fn advance(&mut self, allowed: &Allowed) -> bool {
        if matches!(self.visit, Visit::Unordered) {
            self.advance_in::<false>(allowed)
        } else {
            self.advance_in::<true>(allowed)
        }
    }

    /// [`advance`](Self::advance) in the order of the search or in any one; a search is advanced in
    /// one of the two throughout.
    pub(super) const fn advance_in<const ORDERED: bool>(&mut self, allowed: &Allowed) -> bool {
        if self.row >= self.rows {
            return false;
        }
        // A row is always below 16. The compiler does not know that, and would add code that
        // panics at each index; a remainder wherever `row` changes tells it.
        let (mut row, mut attacks) = (self.row as usize % MAX_TABLE_SIZE, self.attacks);
        let mut unvisited = self.unvisited[row] as u32;
        if row == 0 {
            // Only row 0 is open, which has at most one free column. That is the board of one
            // square, since a layout has two open rows or more, and a smaller board has all of its
            // rows open. Its queen is there from the start.
            self.row = 1;
            return unvisited != 0;
        }
        // The queens below `row` are placed and do not attack each other, `attacks` are theirs on
        // it, and `unvisited` are its free columns left. The rows below keep theirs in `self`.
        loop {
            if unvisited == 0 {
                // Before the remainder, since below row 15 of 16 open ones it is row 0.
                if row + 1 >= self.rows as usize {
                    self.row = self.rows;
                    return false;
                }
                row = (row + 1) % MAX_TABLE_SIZE;
                attacks = attacks.previous_row(1 << self.placement.column(row));
                unvisited = self.unvisited[row] as u32;
                if ORDERED {
                    // The orders above are those of a queen that this row has no longer. If the row
                    // has columns left, it had a choice before, so its own order was computed. If
                    // it has none, `known` may be too low for one turn, which asks for no order and
                    // goes on to the row below.
                    self.known = row as u8;
                }
                continue;
            }
            // A row with one column left needs no order.
            let queen = if !ORDERED || unvisited.is_power_of_two() {
                unvisited & unvisited.wrapping_neg()
            } else {
                self.first_of(row, unvisited)
            };
            unvisited ^= queen;
            let above = attacks.next_row(queen);
            // Looking one row ahead saves going up and coming back.
            let free = free(above, row - 1, allowed);
            if free == 0 {
                continue;
            }
            // Row 0 has the one column that no queen is in, so it needs no visit; the search goes
            // on in row 1.
            if row == 1 {
                self.placement.set(1, queen.trailing_zeros() as u8);
                self.placement.set(0, free.trailing_zeros() as u8);
                self.unvisited[1] = unvisited as u16;
                self.row = 1;
                self.attacks = attacks;
                return true;
            }
            // An order costs more than a look at the two rows above that one, although it finds few
            // that no column is left to. Queens in between only attack more squares. If `row` is 2,
            // there is only one such row.
            let two = above.next_row(0);
            if ORDERED && (two.free() == 0 || row > 2 && two.next_row(0).free() == 0) {
                continue;
            }
            self.unvisited[row] = unvisited as u16;
            self.placement.set(row, queen.trailing_zeros() as u8);
            row = (row - 1) % MAX_TABLE_SIZE;
            (attacks, unvisited) = (above, free);
        }
    }

    /// The first or, backwards, the last of `columns` in the column order of a row.
    ///
    /// If the orders are known from row 3 on, that of row 1 takes two steps: the queen of row 3
    /// leads to the order of row 2, and the queen of row 2 to that of row 1. Row 2 has had no
    /// choice, else its order would have been known.
    ///
    /// The order has to follow from the queens. One that is left over from others may have none of
    /// `columns`; the result is one of them nevertheless.
    ///
    /// Inlined, this would take registers from the search.
    #[inline(never)]
    const fn first_of(&mut self, row: usize, columns: u32) -> u32 {
        let row = row % MAX_TABLE_SIZE;
        let known = self.known as usize;
        let mut order = ColumnOrder { row: known, columns: self.orders[known % MAX_TABLE_SIZE] };
        // `order` follows from the queens below it. It is stored for `row` alone: the search comes
        // back for an order only to a row that had a choice.
        while order.row > row {
            (_, order) = order.find(self.placement.column(order.row));
        }
        self.orders[row] = order.columns;
        self.known = row as u8;
        // `Backwards` is odd; a comparison with it would take one more instruction.
        order.first_of(columns, self.visit as u8 & 1 == 1)
    }
}
