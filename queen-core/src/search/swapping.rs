//! Backtracking on permutations, by swapping.
//!
//! The entries of a permutation before row i are the columns of the queens placed so far, those
//! from row i on are the columns still free. Placing the next queen is to swap one of these into
//! row i; taking it back is to swap again. So no two queens ever share a row or a column, and only
//! diagonals are checked, each by one look: a queen in row i and column j stands on the "up"
//! diagonal i + j and on the "down" diagonal i − j + n − 1, and each of the 2n − 1 diagonals either
//! way is marked while a queen holds it.
//!
//! As many queens are placed as in the incremental search, 2,056 for n = 8, but taken columns are
//! not tried again. The swaps leave the free columns in disorder, so the solutions do not come
//! in lexicographic order.
//!
//! Source: a page on backtracking on permutations, with a function in Python and a generator.

use core::iter::FusedIterator;

use crate::{MAX_TABLE_SIZE, Placement};

/// The number of diagonals in one direction on the largest board.
const DIAGONALS: usize = 2 * MAX_TABLE_SIZE - 1;

/// The search by swapping free columns in: all solutions, in the order of the swaps.
///
/// ```
/// use queen_core::search::Swapping;
///
/// let mut search = Swapping::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!((search.nodes(), search.tried()), (8, 16));
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!((search.nodes(), search.tried()), (16, 32));
/// ```
#[derive(Clone, Debug)]
pub struct Swapping {
    placement: Placement,
    /// How many rows have a queen, from the top.
    row: usize,
    /// The row whose entry is to be tried next as the column of the next queen.
    candidate: usize,
    /// For each row with a queen, the row that its column was swapped with.
    swapped: [u8; MAX_TABLE_SIZE],
    up: [bool; DIAGONALS],
    down: [bool; DIAGONALS],
    nodes: u64,
    tried: u64,
}

impl Swapping {
    /// The search on a board of `size` × `size`; `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self {
            placement: Placement::diagonal(size)?,
            row: 0,
            candidate: 0,
            swapped: [0; MAX_TABLE_SIZE],
            up: [false; DIAGONALS],
            down: [false; DIAGONALS],
            nodes: 0,
            tried: 0,
        })
    }

    /// How many queens have been placed so far; in the end, the nodes of the tree without its root.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many free columns have been tried so far.
    #[must_use]
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// The marks of the two diagonals through the square in the next row and the candidate's
    /// column.
    fn diagonals(&mut self) -> (&mut bool, &mut bool) {
        let size = self.placement.size();
        let column = usize::from(self.placement.columns()[self.candidate]);
        (&mut self.up[self.row + column], &mut self.down[self.row + size - 1 - column])
    }

    fn swap(&mut self) {
        self.placement.columns_mut().swap(self.row, self.candidate);
    }
}

impl Iterator for Swapping {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        let size = self.placement.size();
        loop {
            if self.candidate == size {
                self.row = self.row.checked_sub(1)?;
                self.candidate = self.swapped[self.row].into();
                self.swap();
                let (up, down) = self.diagonals();
                (*up, *down) = (false, false);
                self.candidate += 1;
                continue;
            }
            self.tried += 1;
            let (up, down) = self.diagonals();
            if *up || *down {
                self.candidate += 1;
                continue;
            }
            (*up, *down) = (true, true);
            self.swap();
            self.swapped[self.row] = self.candidate as u8;
            self.nodes += 1;
            self.row += 1;
            self.candidate = self.row;
            if self.row == size {
                return Some(self.placement);
            }
        }
    }
}

impl FusedIterator for Swapping {}

/// Runs the search by [`Swapping`] to its end, calls `found` with each solution, and returns how
/// many there are; `None` unless `size` is from 1 to [`MAX_TABLE_SIZE`](crate::MAX_TABLE_SIZE).
///
/// ```
/// use queen_core::search::each_solution;
///
/// let count = each_solution(4, |solution| println!("{solution:?}"));
/// assert_eq!(count, Some(2));
/// ```
pub fn each_solution(size: usize, found: impl FnMut(&Placement)) -> Option<usize> {
    Some(Swapping::new(size)?.inspect(found).count())
}
