//! Backtracking with bit masks around given queens.
//!
//! The given queens leave some squares open in each row: in their own row only their own square, in
//! the others those that none of them attacks. The search places queens row by row from the top,
//! as the bit mask search does, but on open squares alone. So a queen that is given far below rules
//! out squares in all rows above it from the start.
//!
//! For example, b1 is given on a board of 4 × 4. It leaves a4, c4 and d4 in the top row, a3 and c3
//! in the next, and d2 in the third. After a4 only c3 is left, which attacks d2; after c4 there is
//! a3, and then d2, the one completion; d4 leaves a3 and attacks d2.
//!
//! Without given queens, these are all solutions in lexicographic order, of boards that are too
//! large for the other searches.

use queen_math::Square;
use queen_math::attacks::{Attacks, Columns, all_columns, reach};
use queen_math::count::MAX_COUNT_SIZE;

/// Backtracking around given queens: finds all solutions that have them, in lexicographic order, on
/// boards of up to 32 × 32.
///
/// ```
/// use queen_math::Square;
/// use queen_searches::Completions;
///
/// let given = ["b1", "e6", "g7"].map(|name| Square::from_name(name, 8).unwrap());
/// let mut search = Completions::new(8, given).unwrap();
/// assert_eq!(search.next_solution(), Some(&[3, 6, 4, 2, 0, 5, 7, 1][..]));
/// assert_eq!(search.next_solution(), None);
///
/// let mut search = Completions::new(17, []).unwrap();
/// assert_eq!(search.next_solution().unwrap()[..6], [0, 2, 4, 1, 7, 10]);
/// assert_eq!(search.assignments(), 5_374);
/// ```
#[derive(Clone, Debug)]
pub struct Completions {
    size: usize,
    /// The column of the queen in each row above `row`, and of the last one that other rows had.
    columns: [u8; MAX_COUNT_SIZE],
    /// The number of rows that have a queen, from the top.
    row: usize,
    /// The squares of each row that the given queens leave.
    open: [u32; MAX_COUNT_SIZE],
    /// The squares that the queens above attack, for each row down to the first without a queen.
    attacks: [Attacks; MAX_COUNT_SIZE],
    /// The safe and open squares of the same rows that have not had a queen yet.
    free: [Columns; MAX_COUNT_SIZE],
    assignments: u64,
}

impl Completions {
    /// Creates the search for a board of `size` × `size` with queens on these squares. Returns
    /// `None` unless `size` is from 1 to [`MAX_COUNT_SIZE`] and all squares are on the board. If
    /// they attack each other, there is no completion.
    #[must_use]
    pub fn new(size: usize, given: impl IntoIterator<Item = Square>) -> Option<Self> {
        if !(1..=MAX_COUNT_SIZE).contains(&size) {
            return None;
        }
        let mut open = [all_columns(size); MAX_COUNT_SIZE];
        for queen in given {
            if !queen.is_on(size) {
                return None;
            }
            let mask = 1 << queen.column();
            for (row, open) in open.iter_mut().enumerate() {
                match queen.row().abs_diff(row) {
                    0 => *open &= mask,
                    distance => *open &= !reach(mask, distance),
                }
            }
        }
        Some(Self {
            size,
            columns: [0; MAX_COUNT_SIZE],
            row: 0,
            open,
            attacks: [Attacks::none(size); MAX_COUNT_SIZE],
            free: open.map(Columns),
            assignments: 0,
        })
    }

    /// The number of queens placed so far, given ones included each time.
    #[must_use]
    pub const fn assignments(&self) -> u64 {
        self.assignments
    }

    /// Finds the next completion and returns its columns from the top row down.
    pub fn next_solution(&mut self) -> Option<&[u8]> {
        // The rows above `row` have queens that do not attack each other. In each row down to
        // `row`, `free` has the safe and open squares that have not had a queen since those above
        // were placed. After a solution, `row` is the last row.
        loop {
            let row = self.row;
            let Some(queen) = self.free[row].next() else {
                self.row = row.checked_sub(1)?;
                continue;
            };
            self.columns[row] = queen.trailing_zeros() as u8;
            self.assignments += 1;
            if row + 1 == self.size {
                return self.columns.get(..self.size);
            }
            let attacks = self.attacks[row].next_row(queen);
            self.attacks[row + 1] = attacks;
            self.free[row + 1] = Columns(attacks.free() & self.open[row + 1]);
            self.row += 1;
        }
    }
}
