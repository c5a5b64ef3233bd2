//! Counts solutions by joining quadrants of the board.
//!
//! A search visits every solution. This count lists only half-boards and finds the pairs that fit
//! together, 512 at a time.
//!
//! # The join
//!
//! Let the size be n = 2h, and cut the board into four quadrants of h × h squares.
//!
//! 1. A `Quadrant` lists the placements of 0 to h non-attacking queens on h × h squares by the set
//!    of their rows and the set of their columns.
//! 2. Choose h rows to have their queens in the eastern half of the board; the other rows have
//!    theirs in the western half. An eastern half-board is a placement in the north-east and one in
//!    the south-east. Their rows are given, and each has the columns that the other leaves, since h
//!    queens fill h columns. Each list of one quadrant is therefore combined with one list of the
//!    other, and only diagonals are left to check.
//! 3. An eastern and a western half-board share neither rows nor columns. They are a solution
//!    unless they share a diagonal. In each direction, 2h − 1 diagonals have squares in both
//!    halves: these 4h − 2 bits are the *key* of a half-board. The diagonals that two quadrants of
//!    the same half share are among them.
//! 4. For each choice of rows, count the pairs of keys with `east & west == 0`. Take up to 512
//!    eastern keys, and tabulate the set of those that have none of some bits, for each group of
//!    five bits and each of its 32 values. A western key fits those in all sets that it looks up.
//!    For n = 18, seven look-ups replace 512 comparisons. The source, `join/fits.rs`, has an
//!    example.
//!
//! For example, let the size be 4, and let rows 0 and 2 have their queens in the east. A square is
//! written as row, column, and the key as the diagonals (row + column) and the anti-diagonals
//! (row − column) that cross from one half to the other: 2, 3, 4 and −1, 0, 1.
//!
//! | half-board | diagonals | anti-diagonals | key |
//! |---|---|---|---|
//! | east: 0, 2 and 2, 3 | 2, 5 | −2, −1 | 2 and −1 |
//! | west: 1, 0 and 3, 1 | 1, 4 | 1, 2 | 4 and 1 |
//! | west: 1, 1 and 3, 0 | 2, 3 | 0, 3 | 2, 3 and 0 |
//!
//! The first two fit: they are the solution with queens in columns 2, 0, 3, 1. The third one shares
//! diagonal 2 with the first. The other eastern half-board, 0, 3 and 2, 2, is left out because of
//! the symmetries below. By these, the solution found counts twice, for its image upside down too.
//! No other choice of rows that is joined has a solution, so there are two.
//!
//! # Symmetry
//!
//! About one in eight solutions is joined:
//!
//! - Flipping the board upside down exchanges the sets of eastern rows in the north and, read
//!   upwards, in the south. Read as numbers, the northern set must not be the greater one. If it is
//!   less, each solution counts twice.
//! - Each main diagonal holds at most one queen, and a quarter turn of the board moves that queen
//!   to the next quadrant. Among the solutions with a queen on one main diagonal, half have it in
//!   the west; among those with queens on both, a quarter have both in the west. Only these are
//!   joined, and they count twice and four times. Eastern half-boards with a queen on a main
//!   diagonal are not even listed.
//! - If both main diagonals are empty, flipping the board from left to right exchanges the eastern
//!   rows and the western ones. Look at the rows that are in the same half as their mirror images,
//!   upside down. The first of them must be eastern; then solutions count twice. If there is none,
//!   both flips do the same to the rows, and solutions count once.
//!
//! # Odd sizes
//!
//! If n = 2h + 1, a middle row and a middle column lie between the quadrants. Their queens are
//! placed first:
//!
//! - A queen in the centre occupies both main diagonals. The flips work as above.
//! - Otherwise there are two queens, one x columns and the other y rows from the centre. The
//!   symmetries of the square change the signs of x and y and exchange them. Two queens with
//!   |x| = |y| would attack each other, so exactly one of the eight images has 0 < x < y. It is
//!   joined and counts eight times.
//!
//! The quadrants leave out the squares that these queens attack. Everything else is as above.

mod corner;
mod fits;
mod geometry;
mod middle;
mod quadrant;
mod time;

use std::cell::LazyCell;
use std::ops::Range;

use queen_enumerate::{run_jobs, threads};

use self::corner::Corner;
use self::fits::count_fits;
use self::geometry::Geometry;
use self::middle::Middle;
use self::quadrant::Quadrant;

/// The size of the largest board that can be counted, 27 × 27. No count of a larger one is known.
///
/// Counting takes 0.1 GB of memory for size 20, 0.6 GB for 22, 5 GB for 24 and 50 GB for 26.
pub const MAX_JOIN_SIZE: usize = 27;

/// The size of the smallest board for which the join is faster than a count with bit masks.
pub const MIN_JOIN_SIZE: usize = 12;

/// Returns the number of solutions for a board of `size` × `size`, counted on all processors.
///
/// Returns `None` unless `size` is from 1 to [`MAX_JOIN_SIZE`].
///
/// ```
/// assert_eq!(queen_count::join::solutions(12), Some(14_200));
/// ```
#[must_use]
pub fn solutions(size: usize) -> Option<u64> {
    if size < MIN_JOIN_SIZE {
        return queen_searches::count::solutions(size);
    }
    Some(Count::new(size)?.solutions(threads(size), |_| ()))
}

/// A count of solutions, divided into subproblems.
///
/// ```
/// use queen_count::join::Count;
///
/// let count = Count::new(12).unwrap();
/// let solutions = count.solutions(2, |done| eprintln!("{:.0} %", 100.0 * done));
/// assert_eq!(solutions, 14_200);
/// ```
#[derive(Debug)]
pub struct Count {
    geometry: Geometry,
    quadrant: Quadrant,
    /// Sorted by work, the largest first.
    subproblems: Vec<Subproblem>,
    /// The work of all of them.
    work: f64,
}

/// A range of sets of eastern rows in the north, with all matching sets in the south.
#[derive(Debug)]
struct Subproblem {
    middle: Middle,
    norths: Range<usize>,
    /// An estimate of the number of pairs of half-boards.
    work: f64,
}

impl Count {
    /// Prepares to count the solutions for a board of `size` × `size`.
    ///
    /// Returns `None` unless `size` is from 1 to [`MAX_JOIN_SIZE`].
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// assert_eq!(Count::new(10).unwrap().solutions(1, |_| ()), 724);
    /// assert!(Count::new(28).is_none());
    /// ```
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_JOIN_SIZE {
            return None;
        }
        let geometry = Geometry { size, half: size / 2 };
        let quadrant = Quadrant::new(geometry.half);
        let mut count = Self { geometry, quadrant, subproblems: Vec::new(), work: 0.0 };
        // A subproblem has `len` northern sets of one middle, and lists all southern corners anew.
        // More subproblems keep more threads busy; with fewer, fewer corners are listed. Size 18
        // has one middle and 512 sets: 64 subproblems of 8 sets. Size 19 has 37 middles, which
        // divide the work already: 8 subproblems of 64 sets each. 8, 64 and the number of all sets
        // are powers of two, so `len` divides the sets, and no range goes beyond them. Small boards
        // have fewer sets than that.
        let len = geometry.sets().len().min(if size.is_multiple_of(2) { 8 } else { 64 });
        for middle in Middle::all(geometry) {
            for north in geometry.sets().step_by(len) {
                let norths = north..north + len;
                let pairs = count.pairs(&middle, norths.clone());
                let work = pairs.map(|(north, south)| count.work(&middle, north, south)).sum();
                count.subproblems.push(Subproblem { middle, norths, work });
                count.work += work;
            }
        }
        // A thread that is free takes the next one. A large one at the end would keep one thread
        // busy while the others have nothing left.
        count.subproblems.sort_by(|one, other| other.work.total_cmp(&one.work));
        Some(count)
    }

    /// Counts the solutions on `threads` threads; 0 is treated as 1.
    ///
    /// Calls `progress` after each subproblem with the fraction of the work that is done, from 0 to
    /// 1.
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let mut fractions = vec![];
    /// let solutions = Count::new(10).unwrap().solutions(2, |done| fractions.push(done));
    /// assert_eq!(solutions, 724);
    /// assert!(fractions.is_sorted());
    /// ```
    pub fn solutions(&self, threads: usize, mut progress: impl FnMut(f64) + Send) -> u64 {
        let (mut solutions, mut done) = (0, 0.0);
        // Called for one subproblem at a time, by whichever thread has counted it. The sum is the
        // same in any order.
        let add = |subproblem: &Subproblem, found| {
            solutions += found;
            done += subproblem.work / self.work;
            progress(done);
        };
        // Each thread gets a closure of its own, which needs to own nothing.
        run_jobs(&self.subproblems, threads, || |subproblem| self.join(subproblem), add);
        solutions
    }

    /// The pairs of northern and southern sets of eastern rows that have something to count.
    ///
    /// Bit 0 of a set, which is written last, is its northernmost row. For size 4 the pairs are,
    /// with the north first, 00 11, 01 01, 01 10 and 10 01. Other pairs do not have two rows in the
    /// east, or are images of these: 10 10 and 11 00.
    fn pairs(&self, middle: &Middle, norths: Range<usize>) -> impl Iterator<Item = (usize, usize)> {
        let pairs = norths.flat_map(|north| self.geometry.sets().map(move |south| (north, south)));
        pairs.filter(|&(north, south)| middle.weights(north, south).is_some())
    }

    /// Estimates the work for such a pair of sets: the number of pairs of an eastern and a western
    /// half-board.
    ///
    /// Suppose that q of the eastern rows are in the north. There are C(h, q) sets of q columns.
    /// Assume that each set has the same share of the northern placements, and its complement the
    /// same share of the southern ones. So a set and its complement make north / C(h, q) · south /
    /// C(h, q) half-boards, and all C(h, q) sets together make north · south / C(h, q). For size 4
    /// and the eastern rows 0 and 2, a quadrant with one queen in a given row has 2 placements, and
    /// C(2, 1) = 2. So there are 2 · 2 / 2 = 2 half-boards in the east, as many in the west, and
    /// the work is 4. Shared diagonals and queens in the middle are ignored: in truth, 1 · 2 pairs
    /// are compared.
    ///
    /// No solution is lost by a wrong estimate. The largest subproblems are started first, progress
    /// is told in this unit, and `join/time.rs` estimates the time with it: a pair of sets with
    /// twice the work is twice as often in the sample, and the mean time for a unit of work in the
    /// sample, multiplied by all work, is the time of the count.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    fn work(&self, middle: &Middle, north: usize, south: usize) -> f64 {
        let placements = |rows| self.quadrant.with_rows(rows).len() as f64;
        let half_boards = |north: usize, south| {
            // C(h, q) = h / 1 · (h − 1) / 2 · …, with q factors. After k of them the product is
            // C(h, k), so each division is exact: C(5, 2) is 5 · 4 / 2 = 10.
            let queens = north.count_ones() as usize;
            let column_sets = (0..queens)
                .fold(1, |sets, queen| sets * (self.geometry.half - queen) / (queen + 1));
            placements(north) * placements(south) / column_sets as f64
        };
        half_boards(north, south) * half_boards(middle.rows[0] ^ north, middle.rows[1] ^ south)
    }

    /// Counts the solutions of a subproblem: for each pair of a northern and a southern set, those
    /// that [`count`](Self::count) finds.
    ///
    /// The corners of the northern sets are kept. Those of one southern set at a time are listed
    /// when the first northern set needs them, if any does: the two sets together must have as many
    /// rows as there are eastern columns. So the subproblem lists no corner twice, and few are in
    /// memory. With the loops exchanged, each southern corner would be listed for each northern
    /// one.
    fn join(&self, Subproblem { middle, norths, .. }: &Subproblem) -> u64 {
        let norths = norths.clone().map(|north| (north, self.corners(middle, 0, north)));
        let norths: Vec<_> = norths.collect();
        let mut half_boards = Default::default();
        // The solutions with the southern sets so far. They fit 64 bits: size 27 has 2.3 · 10¹⁷.
        let mut solutions = 0;
        for south in self.geometry.sets() {
            let southern = LazyCell::new(|| self.corners(middle, 1, south));
            for (north, northern) in &norths {
                if let Some(weights) = middle.weights(*north, south) {
                    solutions += self.count(northern, &southern, weights, &mut half_boards);
                }
            }
        }
        solutions
    }

    /// The western and the eastern corner in the north, 0, or in the south, 1, with these eastern
    /// rows. The western corner has the other rows of those that the queens in the middle leave.
    /// The exclusive or finds them because all eastern rows are among those left: in the north all
    /// are left, and in the south `Middle::weights` has refused other sets.
    fn corners(&self, middle: &Middle, side: usize, east: usize) -> [Corner; 2] {
        let rows = [middle.rows[side] ^ east, east];
        [0, 1].map(|west_east| {
            let place = [side, west_east];
            Corner::new(self.geometry, &self.quadrant, middle, place, rows[west_east])
        })
    }

    /// Counts the solutions with these corners. Uses the memory of `half_boards` for the keys of
    /// the western and the eastern ones.
    fn count(
        &self,
        northern: &[Corner; 2],
        southern: &[Corner; 2],
        weights: [u64; 3],
        [west, east]: &mut [Vec<u64>; 2],
    ) -> u64 {
        let main = self.geometry.key(self.geometry.main_diagonals());
        northern[0].join(&southern[0], west);
        northern[1].join(&southern[1], east);
        // Solutions without a queen on a main diagonal are counted in their mirror image then.
        // Their weight of 0 would leave them out as well, but only after a look-up for each key.
        if weights[0] == 0 {
            west.retain(|key| key & main != 0);
        }
        // Eastern keys have no bits of `main`, so a western key tells how many queens a solution
        // has on the main diagonals: 0, 1 or 2. With two queens in the middle, eastern keys can
        // have such bits, but then all weights are equal.
        let weight = |key: u64| weights[(key & main).count_ones() as usize];
        count_fits(self.geometry.key_bits(), east, west, weight)
    }
}

#[cfg(test)]
mod tests {
    use queen_math::count::SOLUTIONS;

    use super::*;

    fn count(size: usize, threads: usize) -> Option<u64> {
        Some(Count::new(size)?.solutions(threads, |_| ()))
    }

    #[test]
    fn counts_as_published() {
        for (size, &published) in SOLUTIONS.iter().enumerate().take(13).skip(1) {
            assert_eq!(count(size, 1), Some(published), "{size}");
            assert_eq!(solutions(size), Some(published), "{size}");
        }
    }

    #[test]
    #[ignore = "takes half a minute in release, hours without"]
    fn counts_larger_boards_as_published() {
        for (size, &published) in SOLUTIONS.iter().enumerate().skip(13) {
            assert_eq!(solutions(size), Some(published), "{size}");
        }
        assert_eq!(solutions(19), Some(4_968_057_848));
    }

    #[test]
    fn other_sizes_are_refused() {
        for size in [0, MAX_JOIN_SIZE + 1, usize::MAX] {
            assert_eq!(solutions(size), None);
            assert!(Count::new(size).is_none());
        }
    }

    #[test]
    fn the_count_is_the_same_on_any_number_of_threads() {
        for size in [8, 9] {
            for threads in [0, 2, 3, 64] {
                assert_eq!(count(size, threads), Some(SOLUTIONS[size]));
            }
        }
    }

    #[test]
    fn progress_goes_from_0_to_1() {
        let mut fractions = vec![0.0];
        Count::new(10).unwrap().solutions(2, |done| fractions.push(done));
        assert!(fractions.is_sorted());
        assert!(fractions.len() > 2);
        assert!((fractions[fractions.len() - 1] - 1.0).abs() < 1e-9);
    }

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let count = Count::new(4).unwrap();
        let middle = count.subproblems[0].middle;
        let [northern, southern] = [0, 1].map(|side| count.corners(&middle, side, 0b01));
        let [mut west, mut east] = [vec![], vec![]];
        northern[0].join(&southern[0], &mut west);
        northern[1].join(&southern[1], &mut east);
        // The anti-diagonals 1, 0, −1, then the diagonals 4, 3, 2.
        assert_eq!(east, [0b001_001]);
        assert_eq!(west, [0b100_100, 0b010_011]);
        assert_eq!(count.geometry.key(count.geometry.diagonals(2, 3)), 0b001_000);
        let pairs: Vec<_> = count.pairs(&middle, 0..4).collect();
        assert_eq!(pairs, [(0b00, 0b11), (0b01, 0b01), (0b01, 0b10), (0b10, 0b01)]);
        let work = |(north, south)| count.work(&middle, north, south).to_bits();
        assert_eq!([pairs[0], pairs[1]].map(work), [0.0, 4.0].map(f64::to_bits));
        let subproblems = |size| Count::new(size).unwrap().subproblems.len();
        assert_eq!([18, 19].map(subproblems), [64, 37 * 8]);
    }
}
