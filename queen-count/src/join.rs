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
//!    eastern keys. For each group of five bits and each of its 32 values, tabulate the set of
//!    eastern keys that have none of these bits, as a set of 512 bits. A western key looks up the
//!    value of each of its groups, and fits the eastern keys in the intersection of the sets found.
//!    For n = 18, seven look-ups replace 512 comparisons.
//!    Long lists of eastern keys are sorted first, so that 512 adjacent ones have diagonals in common,
//!    which rule out many western keys without a look-up.
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

mod fits;
mod geometry;
mod quadrant;

use std::cell::LazyCell;
use std::ops::Range;
use std::time::{Duration, Instant};

use queen_enumerate::{run_jobs, threads};

use self::fits::count_fits;
use self::geometry::{Geometry, Middle};
use self::quadrant::{Corner, Quadrant};

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
        return queen_math::count::solutions(size);
    }
    Some(Count::new(size)?.solutions(threads(size), |_| ()))
}

/// A count of solutions, divided into subproblems.
///
/// ```
/// use queen_count::join::Count;
///
/// let count = Count::new(12).unwrap();
/// let solutions = count.solutions(2, |share| eprintln!("{:.0} %", 100.0 * share));
/// assert_eq!(solutions, 14_200);
/// ```
#[derive(Debug)]
pub struct Count {
    geometry: Geometry,
    quadrant: Quadrant,
    /// Sorted by work, the largest first.
    subproblems: Vec<Subproblem>,
    work: f64,
}

/// A range of sets of eastern rows in the north, with all matching sets in the south.
#[derive(Debug)]
struct Subproblem {
    middle: Middle,
    norths: Range<usize>,
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
        // Each subproblem lists all southern corners again. Odd sizes have many corners, so their
        // subproblems are larger.
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
        count.subproblems.sort_by(|one, other| other.work.total_cmp(&one.work));
        Some(count)
    }

    /// Counts the solutions on `threads` threads; 0 is treated as 1.
    ///
    /// Calls `progress` after each subproblem with the share of the work that is done, from 0 to 1.
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let mut shares = vec![];
    /// let solutions = Count::new(10).unwrap().solutions(2, |share| shares.push(share));
    /// assert_eq!(solutions, 724);
    /// assert!(shares.is_sorted());
    /// ```
    pub fn solutions(&self, threads: usize, mut progress: impl FnMut(f64) + Send) -> u64 {
        let (mut solutions, mut done) = (0, 0.0);
        let add = |subproblem: &Subproblem, found| {
            solutions += found;
            done += subproblem.work / self.work;
            progress(done);
        };
        run_jobs(&self.subproblems, threads, || |subproblem| self.join(subproblem), add);
        solutions
    }

    /// Estimates the processor time of [`solutions`](Self::solutions) from a few pairs of sets of
    /// eastern rows, for at most some seconds.
    ///
    /// A pair is as likely to be in the sample as its share of the work, so the mean time per unit of
    /// work in the sample is that of all work.
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let time = |size| Count::new(size).unwrap().estimate();
    /// assert!(time(10) < time(16));
    /// ```
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub fn estimate(&self) -> Duration {
        const SAMPLES: u32 = 32;
        const PATIENCE: Duration = Duration::from_secs(2);
        let start = Instant::now();
        let mut half_boards = Default::default();
        let (mut samples, mut corner_seconds, mut seconds_by_work) = (0.0, 0.0, 0.0);
        for sample in 0..SAMPLES {
            if samples > 0.0 && start.elapsed() > PATIENCE {
                break;
            }
            // Reversed bits spread the samples evenly, however early they end.
            let share = f64::from(sample.reverse_bits()) / f64::from(u32::MAX);
            let Some((middle, north, south)) = self.pair_at(share * self.work) else { continue };
            let Some(weights) = middle.weights(north, south) else { continue };
            let corners_start = Instant::now();
            let northern = self.corners(middle, 0, north);
            let southern = self.corners(middle, 1, south);
            corner_seconds += corners_start.elapsed().as_secs_f64() / 2.0;
            let count_start = Instant::now();
            self.count(&northern, &southern, weights, &mut half_boards);
            let count_seconds = count_start.elapsed().as_secs_f64();
            seconds_by_work += count_seconds / self.work(middle, north, south);
            samples += 1.0;
        }
        let corners =
            |Subproblem { norths, .. }: &Subproblem| norths.len() + self.geometry.sets().len();
        let corners: usize = self.subproblems.iter().map(corners).sum();
        let seconds = (corners as f64 * corner_seconds + self.work * seconds_by_work) / samples;
        Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
    }

    /// The pair of sets of eastern rows that is joined when this much `work` has been done.
    fn pair_at(&self, mut work: f64) -> Option<(&Middle, usize, usize)> {
        let subproblem = self.subproblems.iter().find(|subproblem| {
            work -= subproblem.work;
            work <= 0.0
        })?;
        let Subproblem { middle, norths, .. } = subproblem;
        let (north, south) = self.pairs(middle, norths.clone()).find(|&(north, south)| {
            work += self.work(middle, north, south);
            work >= 0.0
        })?;
        Some((middle, north, south))
    }

    /// The pairs of northern and southern sets of eastern rows that have something to count.
    fn pairs(&self, middle: &Middle, norths: Range<usize>) -> impl Iterator<Item = (usize, usize)> {
        let pairs = norths.flat_map(|north| self.geometry.sets().map(move |south| (north, south)));
        pairs.filter(|&(north, south)| middle.weights(north, south).is_some())
    }

    /// Estimates the work for such a pair of sets: the number of pairs of half-boards.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    fn work(&self, middle: &Middle, north: usize, south: usize) -> f64 {
        let placements = |rows| self.quadrant.with_rows(rows).len() as f64;
        let half_boards = |north: usize, south| {
            // Assumes that each set of columns has equally many placements.
            let queens = north.count_ones() as usize;
            let column_sets = (0..queens)
                .fold(1, |sets, queen| sets * (self.geometry.half - queen) / (queen + 1));
            placements(north) * placements(south) / column_sets as f64
        };
        half_boards(north, south) * half_boards(middle.rows[0] ^ north, middle.rows[1] ^ south)
    }

    /// Counts the solutions of a subproblem.
    fn join(&self, Subproblem { middle, norths, .. }: &Subproblem) -> u64 {
        let norths = norths.clone().map(|north| (north, self.corners(middle, 0, north)));
        let norths: Vec<_> = norths.collect();
        let mut half_boards = Default::default();
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

    /// The western and the eastern corner in the north, 0, or in the south, 1, with these eastern rows.
    fn corners(&self, middle: &Middle, side: usize, east: usize) -> [Corner; 2] {
        let rows = [middle.rows[side] ^ east, east];
        [0, 1].map(|west_east| {
            let place = [side, west_east];
            Corner::new(self.geometry, &self.quadrant, middle, place, rows[west_east])
        })
    }

    /// Counts the solutions with these corners. Uses the memory of `half_boards` for the keys of the
    /// western and the eastern ones.
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
        if weights[0] == 0 {
            west.retain(|key| key & main != 0);
        }
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
    fn threads_share_the_subproblems() {
        for size in [8, 9] {
            for threads in [0, 2, 3, 64] {
                assert_eq!(count(size, threads), Some(SOLUTIONS[size]));
            }
        }
    }

    #[test]
    fn progress_goes_from_0_to_1() {
        let mut shares = vec![0.0];
        Count::new(10).unwrap().solutions(2, |share| shares.push(share));
        assert!(shares.is_sorted());
        assert!(shares.len() > 2);
        assert!((shares[shares.len() - 1] - 1.0).abs() < 1e-9);
    }

    #[test]
    fn any_size_has_an_estimate() {
        for size in 1..=13 {
            let estimate = Count::new(size).unwrap().estimate();
            assert!(
                estimate > Duration::ZERO && estimate < Duration::from_secs(3600),
                "{estimate:?}"
            );
        }
    }

    #[test]
    fn an_estimate_has_the_magnitude_of_the_time() {
        let count = Count::new(12).unwrap();
        let start = Instant::now();
        count.solutions(1, |_| ());
        let time = start.elapsed();
        let ratio = count.estimate().div_duration_f64(time);
        assert!((1e-3..1e3).contains(&ratio), "{ratio}");
    }

    #[test]
    fn a_quadrant_has_all_placements() {
        fn count(
            half: usize,
            row: usize,
            columns: u64,
            diagonals: u64,
            anti_diagonals: u64,
        ) -> usize {
            if row == half {
                return 1;
            }
            let queens = (0..half).map(|column| 1 << column);
            let free = queens.filter(|queen| queen & (columns | diagonals | anti_diagonals) == 0);
            let count = |queens| {
                count(
                    half,
                    row + 1,
                    columns | queens,
                    (diagonals | queens) >> 1,
                    (anti_diagonals | queens) << 1,
                )
            };
            count(0) + free.map(count).sum::<usize>()
        }
        for half in 0..=6 {
            let quadrant = Quadrant::new(half);
            assert_eq!(quadrant.placements.len(), count(half, 0, 0, 0, 0));
            let mut end = 0;
            for rows in 0..1 << half {
                let with_rows = quadrant.with_rows(rows);
                assert_eq!(with_rows.start, end);
                end = with_rows.end;
            }
            assert_eq!(end, quadrant.placements.len());
        }
    }
}
