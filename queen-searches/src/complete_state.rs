//! Local search: all queens are on the board from the start, and swaps move them.
//!
//! This is the complete-state formulation. A state is a permutation, the column of the queen in
//! each row, so queens attack each other along diagonals and anti-diagonals only. Each of these
//! has one queen too many for each queen beyond its first. The sum of these numbers, the *excess*,
//! is 0 for solutions alone.
//!
//! The search begins with a random permutation and swaps the queens of two rows whenever that
//! lowers the excess. For example:
//!
//! | permutation | excess | |
//! |---|---|---|
//! | 1 3 2 0 | 1 | rows 1 and 2 share a diagonal, as 1 + 3 = 2 + 2 |
//! | 1 2 3 0 | 3 | rows 1 and 2 swapped: all but row 3 share an anti-diagonal; undone |
//! | 1 3 0 2 | 0 | rows 2 and 3 swapped: a solution |
//!
//! The random permutation is not just any. Each row from the top receives a queen of a random row
//! that has had no turn, one that is not attacked from above if it meets one soon. So some 10
//! queens are attacked, even of a million, and nearly all of the work is the first permutation:
//! three tested swaps a row. If no swap lowers the excess, the search starts again with another
//! permutation.
//!
//! The search cannot find out that there is no solution, and it does not know which solutions it
//! has found. In return it reaches boards that backtracking does not. For 100 queens, that has a
//! tree of 10¹¹⁹ states, and this search tests some 1,800 swaps.
//!
//! Sources: S. Minton, M. D. Johnston, A. B. Philips and P. Laird, *Minimizing Conflicts: A
//! Heuristic Repair Method for Constraint Satisfaction and Scheduling Problems*, 1992, for repair
//! of a complete state; R. Sosič and J. Gu, *Efficient Local Search with Conflict Minimization: A
//! Case Study of the N-Queens Problem*, 1994, for swaps and for the first permutation; Russell and
//! Norvig, *Artificial Intelligence: A Modern Approach*, 3rd edition, for the formulation.

use core::panic::UnwindSafe;

use queen_math::random::SplitMix64;

/// The largest excess of a first permutation that is worth repairing. On boards of more than a few
/// rows it is about 10. A swap that is tested raises it by at most 4, so no diagonal ever has more
/// than 205 queens, and a byte counts them.
const MAX_EXCESS: u32 = 200;

/// Local search from a random permutation: finds one solution after another, on boards of any size.
///
/// It swaps the queens of two rows if that lowers the number of attacked diagonals, and starts
/// again with another permutation if no swap does. The columns, and 4 bytes a row to count with,
/// are the caller's. The same seed finds the same solutions.
///
/// ```
/// use queen_searches::CompleteState;
///
/// let (mut columns, mut counts) = ([0; 100], [0; 400]);
/// let mut search = CompleteState::new(&mut columns, &mut counts, 1).unwrap();
/// let solution = search.next_solution().unwrap();
/// for (row, &column) in solution.iter().enumerate() {
///     for (below, &other) in solution.iter().enumerate().skip(row + 1) {
///         assert!(column != other && column.abs_diff(other) as usize != below - row);
///     }
/// }
/// assert!(search.tested_swaps() < 10_000); // backtracking has 10¹¹⁹ states
/// ```
#[derive(Debug)]
pub struct CompleteState<'a> {
    columns: &'a mut [u32],
    /// The numbers of queens on the diagonals, then on the anti-diagonals.
    counts: &'a mut [u8],
    /// The number of queens on each diagonal and anti-diagonal beyond its first, in all.
    excess: u32,
    random: SplitMix64,
    tested_swaps: u64,
    restarts: u64,
}

impl<'a> CompleteState<'a> {
    /// Creates the search for a board with as many rows as `columns` has entries. Returns `None` if
    /// it has none or more than [`u32::MAX`], or if `counts` has fewer than 4 entries a row. What
    /// is in them before is ignored.
    #[must_use]
    pub fn new(columns: &'a mut [u32], counts: &'a mut [u8], seed: u64) -> Option<Self> {
        let size = u32::try_from(columns.len()).ok().filter(|&size| size > 0)?;
        let counts = counts.get_mut(..(size as usize).checked_mul(4)?)?;
        let random = SplitMix64(seed);
        Some(Self { columns, counts, excess: 0, random, tested_swaps: 0, restarts: 0 })
    }

    /// The number of swaps tested so far, those for the first permutations included.
    #[must_use]
    pub const fn tested_swaps(&self) -> u64 {
        self.tested_swaps
    }

    /// The number of permutations given up so far.
    #[must_use]
    pub const fn restarts(&self) -> u64 {
        self.restarts
    }

    /// Searches for a solution from a new permutation, and returns its columns from the top row
    /// down. It may have been found before.
    ///
    /// Returns `None` if the board has 2 or 3 rows, since there is none; otherwise it ends with
    /// probability 1.
    ///
    /// ```
    /// use queen_searches::CompleteState;
    ///
    /// let (mut columns, mut counts) = ([0; 4], [0; 16]);
    /// let mut search = CompleteState::new(&mut columns, &mut counts, 1).unwrap();
    /// let solution = search.next_solution().unwrap();
    /// assert!([[1, 3, 0, 2], [2, 0, 3, 1]].iter().any(|known| known == solution));
    ///
    /// let mut search = CompleteState::new(&mut columns[..3], &mut counts, 1).unwrap();
    /// assert_eq!(search.next_solution(), None);
    /// ```
    pub fn next_solution(&mut self) -> Option<&[u32]> {
        if matches!(self.columns.len(), 2 | 3) {
            return None;
        }
        while !(self.begin() && self.repair()) {
            self.restarts += 1;
        }
        Some(self.columns)
    }

    /// Begins with a random permutation that has few attacks. Returns whether it is worth
    /// repairing.
    fn begin(&mut self) -> bool {
        /// The number of queens that a row tries. Only near the last rows, where fewer are left,
        /// is it likely that all of them are attacked.
        const MAX_TESTS: usize = 1_000;
        for (column, entry) in (0..).zip(self.columns.iter_mut()) {
            *entry = column;
        }
        self.counts.fill(0);
        self.excess = 0;
        // The rows above `row` are on the board and counted; those from `row` on have the columns
        // that are left.
        for row in 0..self.columns.len() {
            let left = self.columns.len() - row;
            for _ in 0..left.min(MAX_TESTS) {
                let other = row + self.below(left);
                self.tested_swaps += 1;
                if self.lines(row, other).iter().all(|&line| self.counts[line] == 0) {
                    self.columns.swap(row, other);
                    break;
                }
            }
            self.place(row);
            if self.excess > MAX_EXCESS {
                return false;
            }
        }
        true
    }

    /// Lowers the excess by swaps until there is none. Returns `false` if all rows are in vain.
    fn repair(&mut self) -> bool {
        let size = self.columns.len();
        // A small board has few swaps. On a large one nearly every queen can be freed with some 20
        // tests, so that giving it up is more likely to be bad luck; and a new permutation is dear.
        let max_tests = size.clamp(10, 200);
        // In each turn every row has its tests, and a turn that lowers nothing is the last. So
        // there are at most as many turns as the excess that the search began with.
        while self.excess > 0 {
            let before = self.excess;
            for row in 0..size {
                let is_attacked = |search: &Self| {
                    search.lines(row, row).iter().any(|&line| search.counts[line] > 1)
                };
                for _ in 0..max_tests {
                    if !is_attacked(self) {
                        break;
                    }
                    let other = self.below(size);
                    self.test_swap(row, other);
                }
            }
            if self.excess == before {
                return false;
            }
        }
        true
    }

    /// Swaps the queens of two rows unless that does not lower the excess.
    fn test_swap(&mut self, row: usize, other: usize) {
        self.tested_swaps += 1;
        if row == other {
            return;
        }
        let before = self.excess;
        self.swap(row, other);
        if self.excess >= before {
            self.swap(row, other);
        }
    }

    fn swap(&mut self, row: usize, other: usize) {
        self.remove(row);
        self.remove(other);
        self.columns.swap(row, other);
        self.place(row);
        self.place(other);
    }

    /// Counts the queen of a row.
    fn place(&mut self, row: usize) {
        for line in self.lines(row, row) {
            self.excess += u32::from(self.counts[line] > 0);
            self.counts[line] += 1;
        }
    }

    /// No longer counts the queen of a row.
    fn remove(&mut self, row: usize) {
        for line in self.lines(row, row) {
            self.counts[line] -= 1;
            self.excess -= u32::from(self.counts[line] > 0);
        }
    }

    /// The places in `counts` of the diagonal and the anti-diagonal through the square in `row` and
    /// in the column of the queen in the row `other`.
    fn lines(&self, row: usize, other: usize) -> [usize; 2] {
        let size = self.columns.len();
        let column = self.columns[other] as usize;
        // Both row + column and row − column + size − 1 are from 0 to 2 · size − 2.
        [row + column, 2 * size + row + (size - 1 - column)]
    }

    /// A random number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound as u64) as usize
    }
}

/// Whatever a panic leaves in the slices, the next search overwrites it.
impl UnwindSafe for CompleteState<'_> {}
