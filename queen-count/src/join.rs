//! A count of solutions by a join of the quadrants of the board.
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
//! 3. An eastern and a western half-board have no row and no column in common. They are a solution
//!    unless they have a diagonal in common. In each direction, 2h − 1 diagonals have squares in
//!    both halves: these 4h − 2 bits are the *key* of a half-board. The diagonals through two
//!    quadrants of the same half are among them.
//! 4. For each choice of rows, count the pairs of keys with `east & west == 0`. Keys are cut into
//!    groups of five bits. For each group and each of its 32 values, a table has the set of those
//!    eastern keys, of up to 512, that have none of this value's bits. A western key looks up
//!    the set for the value of each of its groups, and fits the eastern keys in all of these sets.
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
//! The first two fit: they are the solution with queens in columns 2, 0, 3, 1. The third one has
//! diagonal 2 in common with the first. The other eastern half-board, 0, 3 and 2, 2, is left out
//! because of the symmetries below. By these, the solution found counts twice: once for its image
//! upside down. No other choice of rows that is joined has a solution, so there are two.
//!
//! # Symmetry
//!
//! About one in eight solutions is joined:
//!
//! - Flipping the board upside down exchanges the sets of eastern rows in the north and, read
//!   upwards, in the south. Of these two sets, read as numbers, the northern one must not be the
//!   greater. If it is less, each solution counts twice.
//! - Each main diagonal holds at most one queen, and a quarter turn of the board moves that queen
//!   to the next quadrant. Among the solutions with a queen on one main diagonal, half have it in
//!   the west; among those with queens on both, a quarter have both in the west. Only these are
//!   joined, and they count twice and four times. Eastern half-boards with a queen on a main
//!   diagonal are not even listed.
//! - If both main diagonals are empty, flipping the board from left to right exchanges the eastern
//!   rows and the western ones. Upside down, rows i and n − 1 − i change places. Of these pairs of
//!   rows, take the first one, from i = 0 on, that has both queens in the same half. This half must
//!   be the eastern one; then solutions count twice. If there is no such pair, both flips do the
//!   same to the rows, and solutions count once.
//!
//! # Odd sizes
//!
//! If n = 2h + 1, a middle row and a middle column lie between the quadrants. Their queens are
//! placed first:
//!
//! - A queen in the centre occupies both main diagonals, so no other queen is on them. The flips
//!   leave it there, and work as if the diagonals were empty.
//! - Otherwise there are two queens, one x columns and the other y rows from the centre. The
//!   symmetries of the square change the signs of x and y and exchange them. Two queens with
//!   |x| = |y| would attack each other, so exactly one of the eight images has 0 < x < y. It is
//!   joined and counts eight times.
//!
//! The quadrants leave out the squares that these queens attack. Beside two queens in the middle,
//! the east has h − 1 columns and as many rows. Everything else is as above.

mod corner;
mod fits;
mod geometry;
mod masks;
mod memory;
mod middle;
mod part;
mod placements;
mod quadrant;
mod time;
mod work;

use std::cell::LazyCell;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use queen_enumerate::{run_jobs, threads};

use self::corner::Corner;
use self::fits::count_fits;
use self::geometry::Geometry;
use self::middle::Middle;
use self::quadrant::Quadrant;

pub use self::memory::memory;
pub use self::part::{MAX_PARTS, Part};
pub use self::time::estimate;

/// The size of the largest board that can be counted, 27 × 27. No count of a larger one is known.
///
/// Counting takes 0.1 GB of memory for size 20, 0.6 GB for 22, 6 GB for 24 and 58 GB for 26; see
/// [`memory`].
pub const MAX_JOIN_SIZE: usize = 27;

/// The size of the smallest board for which the join is faster than a count with bit masks.
pub const MIN_JOIN_SIZE: usize = 12;

/// Returns the number of solutions for a board of `size` × `size`, counted on all processors
/// where the join is faster.
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
    middles: Vec<Middle>,
    /// The work of each unit. A unit is a middle, a block of southern sets of eastern rows and one
    /// northern set. Those of a block are adjacent, and so are the blocks of a middle.
    units: Vec<f64>,
    subproblems: Vec<Subproblem>,
    /// The work of all of them.
    work: f64,
}

/// A range of sets of eastern rows in the north, with one of sets in the south.
#[derive(Clone, Debug)]
struct Subproblem {
    middle: Middle,
    norths: Range<usize>,
    souths: Range<usize>,
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
        let (middles, units, subproblems) = (Middle::all(geometry), Vec::new(), Vec::new());
        let mut count = Self { geometry, quadrant, middles, units, subproblems, work: 0.0 };
        count.units = count.works();
        count.subproblems = count.subproblems(0..count.units.len());
        count.work = count.units.iter().sum();
        Some(count)
    }

    /// The number of blocks of southern sets. An even size has one [`Middle`] only, the one without
    /// queens, so it needs more blocks to have as many units. Small boards have fewer sets than
    /// that, and no block is empty. Both numbers are powers of two, so blocks have the same length.
    fn blocks(&self) -> usize {
        let blocks = if self.geometry.size.is_multiple_of(2) { 8 } else { 1 };
        blocks.min(self.geometry.sets().len())
    }

    /// The middle, the southern sets and the northern set of a unit.
    fn unit(&self, unit: usize) -> (&Middle, Range<usize>, usize) {
        let (sets, blocks) = (self.geometry.sets().len(), self.blocks());
        let (block, north) = (unit / sets, unit % sets);
        let len = sets / blocks;
        let souths = block % blocks * len;
        (&self.middles[block / blocks], souths..souths + len, north)
    }

    /// Divides adjacent units into subproblems, and sorts these by work, the largest first: a
    /// thread that is free takes the next one, and a large one at the end would keep one thread
    /// busy while the others have nothing left. The units are all, or those of a part, which may
    /// begin and end within a block.
    fn subproblems(&self, units: Range<usize>) -> Vec<Subproblem> {
        // A subproblem has at most `LEN` northern sets of one block of southern ones, and lists the
        // corners of these sets anew. More subproblems keep more threads busy; with fewer,
        // fewer corners are listed. Size 18 has one middle and 512 sets: 8 blocks of southern sets
        // with 8 times 64 northern ones. Size 19 has 37 middles, which divide the work already.
        const LEN: usize = 64;
        let sets = self.geometry.sets().len();
        let mut subproblems = Vec::new();
        let mut start = units.start;
        // Each unit before `start` is in one of the subproblems.
        while start < units.end {
            // No subproblem has two blocks.
            let end = units.end.min(start + LEN).min((start / sets + 1) * sets);
            let (&middle, souths, north) = self.unit(start);
            subproblems.push(Subproblem {
                middle,
                norths: north..north + end - start,
                souths,
                work: self.units[start..end].iter().sum(),
            });
            start = end;
        }
        subproblems.sort_by(|one, other| other.work.total_cmp(&one.work));
        subproblems
    }

    /// Counts the solutions on `threads` threads; 0 is treated as 1.
    ///
    /// Calls `progress` often, with the fraction of the work that is done, from 0 to 1.
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let mut fractions = vec![];
    /// let solutions = Count::new(10).unwrap().solutions(2, |done| fractions.push(done));
    /// assert_eq!(solutions, 724);
    /// assert!(fractions.is_sorted());
    /// ```
    pub fn solutions(&self, threads: usize, progress: impl FnMut(f64) + Send) -> u64 {
        let join = |subproblem: &Subproblem, tell: &dyn Fn(f64)| self.join(subproblem, tell);
        sum(&self.subproblems, self.work, threads, join, progress)
    }

    /// The pairs of northern and southern sets of eastern rows that have something to count.
    ///
    /// Bit 0 of a set, which is written last, is its northernmost row. For size 4 the pairs are,
    /// with the north first, 00 11, 01 01, 01 10 and 10 01. Other pairs do not have two rows in the
    /// east, or are images of these: 10 10 and 11 00.
    fn pairs(
        middle: &Middle,
        norths: Range<usize>,
        souths: Range<usize>,
    ) -> impl Iterator<Item = (usize, usize)> {
        let pairs = norths.flat_map(move |north| souths.clone().map(move |south| (north, south)));
        pairs.filter(|&(north, south)| middle.weights(north, south).is_some())
    }

    /// Counts the solutions of a subproblem: for each pair of a northern and a southern set, those
    /// that [`count`](Self::count) finds.
    ///
    /// The corners of all northern sets are kept, and those of one southern set at a time. The
    /// latter are listed when the first northern set needs them. If none does, because
    /// [`Middle::weights`] refuses this set with each of them, they are not listed at all.
    /// So the subproblem lists no corner twice, and few are in memory. With the loops exchanged,
    /// each southern corner would be listed for each northern one.
    ///
    /// Tells the work after each southern set. Rounding makes it more or less than the subproblem's
    /// own by a tiny fraction.
    fn join(
        &self,
        Subproblem { middle, norths, souths, .. }: &Subproblem,
        tell: &dyn Fn(f64),
    ) -> u64 {
        let norths = norths.clone().map(|north| (north, self.corners(middle, 0, north)));
        let norths: Vec<_> = norths.collect();
        let left = self.work_left(middle);
        let mut half_boards = Default::default();
        // The solutions with the southern sets so far. They fit 64 bits: size 27 has 2.3 · 10¹⁷.
        let mut solutions = 0;
        for south in souths.clone() {
            let southern = LazyCell::new(|| self.corners(middle, 1, south));
            let mut work = 0.0;
            for (north, northern) in &norths {
                if let Some(weights) = middle.weights(*north, south) {
                    solutions += self.count(northern, &southern, weights, &mut half_boards);
                    work += self.work(middle, *north, south);
                }
            }
            if work > 0.0 {
                tell(left * work);
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
    /// the western and the eastern ones, which replace those of an earlier pair.
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
        // If this weight is 0, the mirror images of the solutions without a queen on a main
        // diagonal are counted instead. The weight would leave them out as well, but only after a
        // look-up for each key.
        if weights[0] == 0 {
            west.retain(|key| key & main != 0);
        }
        // Eastern keys have no bits of `main`, so a western key tells how many queens beside the
        // middle a solution has on the main diagonals: 0, 1 or 2. With two queens in the middle,
        // eastern keys can have such bits, but then all weights are equal.
        let weight = |key: u64| weights[(key & main).count_ones() as usize];
        count_fits(self.geometry.key_bits(), east, west, weight)
    }
}

/// Counts each job on `threads` threads, and returns the sum. A job tells the work that it has
/// done, whenever it has done some. Calls `progress` then with the fraction of all `work` that is
/// done.
fn sum<T: Sync>(
    jobs: &[T],
    work: f64,
    threads: usize,
    count: impl Fn(&T, &dyn Fn(f64)) -> u64 + Sync,
    progress: impl FnMut(f64) + Send,
) -> u64 {
    let done = Mutex::new((0.0, progress));
    let tell = |more: f64| {
        // If `progress` has panicked on another thread, `run_jobs` passes that on.
        let (done, progress) = &mut *done.lock().unwrap_or_else(PoisonError::into_inner);
        *done += more;
        // All jobs of a part may be without work, and in another order a sum is rounded to another
        // number.
        progress(if *done < work { *done / work } else { 1.0 });
    };
    let mut solutions = 0;
    // Called for one job at a time. The sum is the same in any order.
    let add = |_: &T, found| solutions += found;
    // Each thread gets a closure of its own, which needs to own nothing.
    run_jobs(jobs, threads, || |job: &T| count(job, &tell), add);
    solutions
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
        let pairs: Vec<_> = Count::pairs(&middle, 0..4, 0..4).collect();
        let pairs: [_; 4] = pairs.try_into().unwrap();
        assert_eq!(pairs, [(0b00, 0b11), (0b01, 0b01), (0b01, 0b10), (0b10, 0b01)]);
        let work = |(north, south)| count.work(&middle, north, south).to_bits();
        assert_eq!(pairs.map(work), [0.0, 4.0, 0.0, 0.0].map(f64::to_bits));
        let subproblems = |size| Count::new(size).unwrap().subproblems.len();
        assert_eq!([18, 19].map(subproblems), [64, 37 * 8]);
        // Those of a part begin where it does, so that there are no more than needed.
        assert_eq!(Count::new(14).unwrap().subproblems(10..10 + 64).len(), 1);
        assert_eq!(Count::new(14).unwrap().subproblems(100..100 + 64).len(), 2);
        let five = Count::new(5).unwrap();
        assert_eq!(five.quadrant.placements.len(), 5);
        assert!((five.work_left(&five.middles[0]) - 0.6_f64.powf(2.5)).abs() < 1e-9);
    }
}
