//! Backtracking with bit masks, which test all squares of a row at once.
//!
//! Three masks hold the squares of the next row that are attacked along columns, diagonals and
//! anti-diagonals. Going down one row adds the new queen to each mask and shifts the masks of the
//! diagonals by one column. The squares that are in none of the masks are safe, and the search
//! looks at no others.
//!
//! It walks the same tree as the incremental search, in the same order, and makes 2,056 assignments
//! for n = 8 too. But it tests a whole row in a few instructions, however many queens are on the
//! board. The counts in [`count`](crate::count) use the same masks.
//!
//! Source: Martin Richards, *Backtracking Algorithms in MCPL using Bit Patterns and Recursion*,
//! 1997.

use core::array;
use core::iter::FusedIterator;

use queen_math::attacks::{Attacks, Columns, all_columns};
use queen_math::{MAX_TABLE_SIZE, Placement};

/// Backtracking with bit masks: finds all solutions in lexicographic order.
///
/// Places queens row by row from the top and tests all squares of a row at once.
///
/// ```
/// use queen_searches::Bitmask;
///
/// let mut search = Bitmask::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!(search.assignments(), 8);
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!(search.assignments(), 16);
/// ```
#[derive(Clone, Debug)]
pub struct Bitmask {
    placement: Placement,
    /// The number of rows that have a queen, from the top.
    row: usize,
    /// The squares that the queens above attack, for each row down to the first without a queen.
    attacks: [Attacks; MAX_TABLE_SIZE],
    /// The safe squares of the same rows that have not had a queen yet.
    free: [Columns; MAX_TABLE_SIZE],
    assignments: u64,
}

impl Bitmask {
    /// Creates the search for a board of `size` × `size`. Returns `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`].
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self {
            placement: Placement::identity(size)?,
            row: 0,
            attacks: [Attacks::none(size); MAX_TABLE_SIZE],
            free: array::from_fn(|_| Columns(all_columns(size))),
            assignments: 0,
        })
    }

    /// The number of queens placed so far.
    #[must_use]
    pub const fn assignments(&self) -> u64 {
        self.assignments
    }
}

impl Iterator for Bitmask {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        // The rows above `row` have queens that do not attack each other. In each row down to
        // `row`, `attacks` are those of the queens above it, and `free` has the safe squares that
        // have not had a queen since these were placed.
        loop {
            let row = self.row;
            let Some(queen) = self.free[row].next() else {
                self.row = row.checked_sub(1)?;
                continue;
            };
            self.placement.set(row, queen.trailing_zeros() as u8);
            self.assignments += 1;
            if row + 1 == self.placement.size() {
                return Some(self.placement);
            }
            let attacks = self.attacks[row].next_row(queen);
            self.attacks[row + 1] = attacks;
            self.free[row + 1] = Columns(attacks.free());
            self.row += 1;
        }
    }
}

impl FusedIterator for Bitmask {}
