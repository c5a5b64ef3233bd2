//! Completions of a partial board: the solutions in a table that have given queens.

use core::cmp::Ordering;
use core::fmt;
use core::iter::{self, FusedIterator};

use super::ranked::Cursor;
use super::search::Allowed;
use super::{Code, Table, plain};
use crate::attacks::{all_columns, reach};
use crate::{MAX_TABLE_SIZE, Placement, order};

/// The solutions that have a queen on each of some squares, from
/// [`Table::completions`](super::Table::completions).
///
/// ```
/// use queen_math::table::{Layout, Completions, Shape};
///
/// let table = Shape::new(5, Layout::RANKED).unwrap().table(&[]);
/// let mut queens = [0; 16];
/// queens[0] = 1; // in the top left corner
/// let completions: Completions = table.completions(queens);
/// assert!(completions.clone().all(|solution| solution.columns()[0] == 0));
/// assert_eq!(completions.count(), 2);
/// ```
#[derive(Clone)]
pub struct Completions<'a> {
    table: Table<'a>,
    /// The columns that each row may have.
    allowed: Allowed,
    /// The rows with a given queen that solutions between the ends may lack, bit r for row r.
    given: u16,
    front: Cursor,
    back: Cursor,
}

impl<'a> Completions<'a> {
    pub(super) const fn new(table: Table<'a>, queens: [u16; MAX_TABLE_SIZE]) -> Self {
        let size = table.size();
        let board = all_columns(size) as u16;
        let (mut allowed, mut given) = ([board; MAX_TABLE_SIZE], 0);
        let mut row = 0;
        while row < MAX_TABLE_SIZE {
            let queen = queens[row] as u32;
            if queen != 0 {
                given |= 1 << row;
                let mut other = 0;
                while other < size {
                    let distance = row.abs_diff(other);
                    allowed[other % MAX_TABLE_SIZE] &= if distance > 0 {
                        !reach(queen, distance) as u16
                    } else if queen.is_power_of_two() {
                        queen as u16
                    } else {
                        0
                    };
                    other += 1;
                }
            }
            row += 1;
        }
        let (start, end) = match table.shape.layout {
            _ if !has_completions(&allowed, given, size) => (0, 0),
            Code::Plain => plain::range(size, table.len(), table.bytes, &allowed, &mut given),
            Code::Ranked(_) => (0, table.len()),
        };
        let (front, back) = (Cursor::new(size, start), Cursor::new(size, end));
        Self { table, allowed, given, front, back }
    }

    /// The solutions in any order; none may have been taken before.
    pub(super) fn in_any_order(mut self) -> impl Iterator<Item = Placement> + use<'a> {
        self.front.is_ordered = false;
        iter::from_fn(move || self.advance(true))
    }

    pub(super) const fn table(&self) -> Table<'a> {
        self.table
    }

    /// The number of solutions between the ends.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.back.index().saturating_sub(self.front.index()) as usize
    }

    /// Moves an end past `n` solutions; `n` must be at most [`len`](Self::len).
    pub(super) const fn pass(&mut self, n: usize, forwards: bool) {
        let left = self.len() - n;
        let end = if forwards { &mut self.front } else { &mut self.back };
        let index = if forwards { end.index() + n as u32 } else { end.index() - n as u32 };
        match &self.table.shape.layout {
            Code::Ranked(shape) if n > 0 && left > 0 => {
                end.jump(shape, self.table.bytes, index, forwards);
            }
            _ => end.set_index(index),
        }
    }

    #[inline]
    pub(super) fn advance(&mut self, forwards: bool) -> Option<Placement> {
        match self.table.shape.layout {
            Code::Plain => {
                if self.given != 0 {
                    self.pass_incomplete(forwards);
                }
                let solution = self.plain(forwards)?;
                self.pass_plain(1, forwards);
                Some(solution)
            }
            Code::Ranked(_) if forwards => self.next_ranked(),
            Code::Ranked(_) => self.next_back_ranked(),
        }
    }

    /// The next solution in a plain table.
    #[inline]
    fn plain(&self, forwards: bool) -> Option<Placement> {
        let (start, end) = (self.front.index(), self.back.index());
        if start >= end {
            return None;
        }
        let index = if forwards { start } else { end - 1 };
        plain::get(self.table.size(), self.table.bytes, index as usize)
    }

    #[inline]
    fn pass_plain(&mut self, n: usize, forwards: bool) {
        if forwards {
            self.front.set_index(self.front.index() + n as u32);
        } else {
            self.back.set_index(self.back.index() - n as u32);
        }
    }

    /// Moves an end past the solutions in a plain table that lack a given queen.
    #[inline(never)]
    fn pass_incomplete(&mut self, forwards: bool) {
        while let Some(solution) = self.plain(forwards)
            && let Some(queen) = self.missing(&solution)
        {
            let index = if forwards { self.front.index() } else { self.back.index() - 1 };
            let (size, bytes) = (self.table.size(), self.table.bytes);
            let n = plain::run_without(size, bytes, queen, index as usize, self.len(), forwards);
            self.pass_plain(n, forwards);
        }
    }

    // Unlike generic functions, these are compiled in this crate, together with what they call.
    fn next_ranked(&mut self) -> Option<Placement> {
        self.advance_ranked::<true>()
    }

    fn next_back_ranked(&mut self) -> Option<Placement> {
        self.advance_ranked::<false>()
    }

    #[inline]
    fn advance_ranked<const FORWARDS: bool>(&mut self) -> Option<Placement> {
        let Self { table, allowed, given, front, back } = self;
        let Code::Ranked(shape) = &table.shape.layout else {
            return None;
        };
        let (near, far) = if FORWARDS { (front, back) } else { (back, front) };
        let solution = near.advance::<FORWARDS>(shape, table.bytes, allowed, far.index())?;
        // With given queens, an index does not locate an end inside a subtree.
        if *given != 0 && far.solution().is_some_and(|other| have_met(solution, other, FORWARDS)) {
            near.set_index(far.index());
            return None;
        }
        Some(*solution)
    }

    /// The last given queen, its row and its column, that `solution` lacks.
    #[inline]
    const fn missing(&self, solution: &Placement) -> Option<(usize, u8)> {
        let mut given = self.given;
        while let Some(row) = given.checked_ilog2() {
            let row = row as usize;
            let queen = self.allowed[row % MAX_TABLE_SIZE];
            if queen >> solution.column(row) & 1 == 0 {
                return Some((row, queen.trailing_zeros() as u8));
            }
            given ^= 1 << row;
        }
        None
    }
}

/// Whether the solution that one end has found is the one at the other end, or beyond it.
#[inline(never)]
const fn have_met(solution: &Placement, other: &Placement, forwards: bool) -> bool {
    match order::compare(solution, other) {
        Ordering::Less => !forwards,
        Ordering::Equal => true,
        Ordering::Greater => forwards,
    }
}

/// Whether the given queens are on the board and do not attack each other.
const fn has_completions(allowed: &Allowed, given: u16, size: usize) -> bool {
    let mut row = 0;
    while row < size {
        if allowed[row % MAX_TABLE_SIZE] == 0 {
            return false;
        }
        row += 1;
    }
    row == MAX_TABLE_SIZE || given >> row == 0
}

impl Iterator for Completions<'_> {
    type Item = Placement;

    #[inline]
    fn next(&mut self) -> Option<Placement> {
        self.advance(true)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.len();
        (if self.given == 0 { len } else { 0 }, Some(len))
    }

    fn count(mut self) -> usize {
        if self.given == 0 {
            return self.len();
        }
        let mut count = 0;
        while self.advance(true).is_some() {
            count += 1;
        }
        count
    }
}

impl DoubleEndedIterator for Completions<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Placement> {
        self.advance(false)
    }
}

impl FusedIterator for Completions<'_> {}

/// `Completions { table: Table(8, plain), .. }`
impl fmt::Debug for Completions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Completions").field("table", &self.table).finish_non_exhaustive()
    }
}
