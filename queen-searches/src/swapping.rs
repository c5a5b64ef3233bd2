//! Backtracking on permutations by swapping entries.
//!
//! The entries of the permutation before row i are the columns of the queens placed so far, those
//! from row i on are the free columns. A swap brings a free column to row i, and the same swap
//! removes it again, so no two queens share a row or a column. A queen in row i and column j is on
//! the diagonal i + j and the anti-diagonal i − j + n − 1, which the source calls "up" and "down".
//! Each of the 2n − 1 diagonals and anti-diagonals is marked while a queen is on it.
//!
//! The search makes as many assignments as the incremental search, 2,056 for n = 8, but tests only
//! squares in free columns. The swaps change the order of the free columns, so solutions are not
//! found in lexicographic order.
//!
//! Source: a page on backtracking on permutations, with a function in Python and a generator.

use core::iter::FusedIterator;

use queen_math::{MAX_TABLE_SIZE, Placement};

/// The numbers of all diagonals on the largest board are below this.
const DIAGONALS: usize = 2 * MAX_TABLE_SIZE;

/// Backtracking on permutations: finds all solutions in the order of the swaps.
///
/// Places queens row by row from the top, swaps free columns in, and marks occupied diagonals.
///
/// ```
/// use queen_searches::Swapping;
///
/// let mut search = Swapping::new(4).unwrap();
/// assert_eq!(search.next().unwrap().columns(), [1, 3, 0, 2]);
/// assert_eq!((search.assignments(), search.tested_squares()), (8, 16));
/// assert_eq!(search.next().unwrap().columns(), [2, 0, 3, 1]);
/// assert_eq!(search.next(), None);
/// assert_eq!((search.assignments(), search.tested_squares()), (16, 32));
/// ```
#[derive(Clone, Debug)]
pub struct Swapping {
    placement: Placement,
    /// The number of rows that have a queen, from the top.
    row: usize,
    /// The row whose entry is the column to test next.
    candidate: usize,
    /// The row that each row with a queen was swapped with.
    swapped: [u8; MAX_TABLE_SIZE],
    diagonals: [bool; DIAGONALS],
    anti_diagonals: [bool; DIAGONALS],
    assignments: u64,
    tested_squares: u64,
}

impl Swapping {
    /// Creates the search for a board of `size` × `size`. Returns `None` unless `size` is from 1 to
    /// [`MAX_TABLE_SIZE`].
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        Some(Self {
            placement: Placement::identity(size)?,
            row: 0,
            candidate: 0,
            swapped: [0; MAX_TABLE_SIZE],
            diagonals: [false; DIAGONALS],
            anti_diagonals: [false; DIAGONALS],
            assignments: 0,
            tested_squares: 0,
        })
    }

    /// The number of queens placed so far.
    #[must_use]
    pub const fn assignments(&self) -> u64 {
        self.assignments
    }

    /// The number of squares tested so far, all in free columns.
    #[must_use]
    pub const fn tested_squares(&self) -> u64 {
        self.tested_squares
    }

    /// The marks of the diagonal and the anti-diagonal through the square to test next.
    fn marks(&mut self) -> (&mut bool, &mut bool) {
        let column = usize::from(self.placement.column(self.candidate));
        let diagonal = &mut self.diagonals[self.row + column];
        let anti_diagonal = &mut self.anti_diagonals[self.row + MAX_TABLE_SIZE - column];
        (diagonal, anti_diagonal)
    }
}

impl Iterator for Swapping {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        let size = self.placement.size();
        // The rows above `row` have queens that do not attack each other, and the marks are theirs.
        // The entries from `row` up to the one before `candidate` have been tested in this row.
        loop {
            if self.candidate == size {
                self.row = self.row.checked_sub(1)?;
                self.candidate = self.swapped[self.row].into();
                self.placement.swap(self.row, self.candidate);
                let (diagonal, anti_diagonal) = self.marks();
                (*diagonal, *anti_diagonal) = (false, false);
                self.candidate += 1;
                continue;
            }
            self.tested_squares += 1;
            let (diagonal, anti_diagonal) = self.marks();
            if *diagonal || *anti_diagonal {
                self.candidate += 1;
                continue;
            }
            (*diagonal, *anti_diagonal) = (true, true);
            self.placement.swap(self.row, self.candidate);
            self.swapped[self.row] = self.candidate as u8;
            self.assignments += 1;
            self.row += 1;
            self.candidate = self.row;
            if self.row == size {
                return Some(self.placement);
            }
        }
    }
}

impl FusedIterator for Swapping {}

/// Calls `found` with each solution in the order of [`Swapping`] and returns their number. Returns
/// `None` unless `size` is from 1 to [`MAX_TABLE_SIZE`].
///
/// ```
/// use queen_searches::for_each_solution;
///
/// let count = for_each_solution(4, |solution| println!("{solution:?}"));
/// assert_eq!(count, Some(2));
/// ```
pub fn for_each_solution(size: usize, found: impl FnMut(&Placement)) -> Option<usize> {
    Some(Swapping::new(size)?.inspect(found).count())
}
