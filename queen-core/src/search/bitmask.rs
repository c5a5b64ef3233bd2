//! All attacked squares of a row at once, as bit masks.
//!
//! Three masks tell which squares of the next row are attacked: the columns taken, and the
//! diagonals that run down to the left and to the right. Going one row down adds the new queen to
//! each and shifts the two masks of diagonals by one column. What no mask covers are the free
//! squares, and they are all that is ever looked at: no square is tried in vain.
//!
//! The tree is that of the incremental search, walked in the same order, 2,056 queens placed for
//! n = 8; but a whole row is compared in a handful of instructions, however many queens there are.
//! [`count`](crate::count) walks it by the same masks where only numbers are asked for.
//!
//! Source: Martin Richards, *Backtracking Algorithms in MCPL using Bit Patterns and Recursion*,
//! 1997.

use core::{array, iter::FusedIterator};

use crate::{
    MAX_TABLE_SIZE, Placement,
    attacks::{self, Attacks, Columns},
};

/// The search by bit masks: all solutions, in lexicographic order.
///
/// ```
/// use queen_core::search::Bitmask;
///
/// let mut search = Bitmask::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!(search.nodes(), 8);
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!(search.nodes(), 16);
/// ```
#[derive(Clone, Debug)]
pub struct Bitmask {
    size: usize,
    /// How many rows have a queen, from the top.
    row: usize,
    columns: [u8; MAX_TABLE_SIZE],
    /// For each row down to the first without a queen, what the queens above attack.
    attacks: [Attacks; MAX_TABLE_SIZE],
    /// For the same rows, the free squares that have not had a queen yet.
    free: [Columns; MAX_TABLE_SIZE],
    nodes: u64,
}

impl Bitmask {
    /// The search on a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_TABLE_SIZE {
            return None;
        }
        Some(Self {
            size,
            row: 0,
            columns: [0; MAX_TABLE_SIZE],
            attacks: [Attacks::NONE; MAX_TABLE_SIZE],
            free: array::from_fn(|_| Columns(attacks::all_columns(size))),
            nodes: 0,
        })
    }

    /// How many queens have been placed so far; in the end, the nodes of the tree without its root.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Iterator for Bitmask {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        loop {
            let row = self.row;
            let Some(queen) = self.free[row].next() else {
                self.row = row.checked_sub(1)?;
                continue;
            };
            self.columns[row] = queen.trailing_zeros() as u8;
            self.nodes += 1;
            if row + 1 == self.size {
                return Placement::new(&self.columns[..self.size]);
            }
            let attacks = self.attacks[row].one_row_on(queen);
            self.attacks[row + 1] = attacks;
            self.free[row + 1] = Columns(attacks::all_columns(self.size) & !attacks.all());
            self.row += 1;
        }
    }
}

impl FusedIterator for Bitmask {}
