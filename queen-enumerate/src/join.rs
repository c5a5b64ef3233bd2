//! Counts solutions by joining quadrants of the board.
//!
//! A search meets every solution. This count lists half-boards only, and finds the pairs of them
//! that fit together 512 at a time.
//!
//! # The join
//!
//! Let the size be n = 2h, and cut the board into four quadrants of h × h squares.
//!
//! 1. A `Quadrant` lists the placements of 0 to h non-attacking queens on h × h squares by the set
//!    of their rows and the set of their columns.
//! 2. Choose h rows to have their queens in the eastern half of the board; the other rows have
//!    theirs in the western half. An eastern half-board is a placement in the north-east and one in
//!    the south-east. The rows of both are given, and the columns of the one are those that the
//!    other leaves, since h queens fill h columns. So each list of one quadrant meets one list of
//!    the other, and only diagonals are left to check.
//! 3. An eastern and a western half-board share neither rows nor columns. They are a solution unless
//!    they share a diagonal. Of the diagonals, 2h − 1 have squares in both halves, and as many
//!    anti-diagonals: these 4h − 2 bits are the *key* of a half-board. The diagonals
//!    that two quadrants of the same half share are among them.
//! 4. What remains is to count, for each choice of rows, the pairs of keys with `east & west == 0`.
//!    Take up to 512 eastern keys. For each group of five bits and each of its 32 values, tabulate
//!    the set of eastern keys that have none of these bits, as a set of 512 bits. A western key
//!    looks up the value of each of its groups, and fits the eastern keys in the intersection of the
//!    sets found. For n = 18, seven look-ups replace 512 comparisons.
//!
//! # Symmetry
//!
//! About one in eight solutions is joined:
//!
//! - Flipping the board upside down exchanges the sets of eastern rows in the north and, read
//!   upwards, in the south. The northern set must be the smaller number, or they are equal; where it
//!   is smaller, solutions count twice.
//! - Each main diagonal holds at most one queen, and a quarter turn of the board moves that queen to
//!   the next quadrant. So a solution with a queen on one main diagonal has it in the west as often
//!   as in the east, and one in four solutions with queens on both has both in the west. Only these
//!   are joined, and count twice and four times. Eastern half-boards with a queen on a main diagonal
//!   are not even listed.
//! - If both main diagonals are empty, flipping the board from left to right exchanges the eastern
//!   rows and the western ones. Look at the rows that are in the same half as their mirror images,
//!   upside down. The first of them must be eastern; then solutions count twice. If there is none,
//!   the flip does the same to the rows as the other, and solutions count once.
//!
//! # Odd sizes
//!
//! If n = 2h + 1, a middle row and a middle column lie between the quadrants. Their queens are
//! placed first:
//!
//! - A queen in the centre occupies both main diagonals. The flips work as above.
//! - Otherwise there are two queens, one x columns and the other y rows from the centre. The
//!   symmetries of the square change the signs of x and y and exchange them. As two queens with
//!   |x| = |y| attack each other, exactly one of the eight images has 0 < x < y. It is joined, and
//!   counts eight times.
//!
//! The quadrants leave out what these queens attack. Everything else is as above.

use std::array;
use std::cell::LazyCell;
use std::cmp::Ordering::{Equal, Greater, Less};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use multiversion::multiversion;

/// The largest board whose solutions are counted, and the largest whose number is known.
///
/// Counting takes 0.1 GB of memory for size 20, 0.6 GB for 22, 5 GB for 24 and 50 GB for 26.
pub const MAX_COUNT_SIZE: usize = 27;

/// Returns the number of solutions for a board of `size` × `size`, counted on all processors.
///
/// Returns `None` unless `size` is from 1 to [`MAX_COUNT_SIZE`].
///
/// ```
/// assert_eq!(queen_enumerate::join::solutions(12), Some(14_200));
/// ```
#[must_use]
pub fn solutions(size: usize) -> Option<u64> {
    if size < 11 {
        return queen_core::count::solutions(size);
    }
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    Some(Count::new(size)?.solutions(threads, |_| ()))
}

/// A count of solutions, divided into subproblems.
///
/// ```
/// use queen_enumerate::join::Count;
///
/// let count = Count::new(12).unwrap();
/// let solutions = count.solutions(2, |share| eprintln!("{:.0} %", 100.0 * share));
/// assert_eq!(solutions, 14_200);
/// ```
#[derive(Debug)]
pub struct Count {
    board: Board,
    quadrant: Quadrant,
    /// The largest first.
    subproblems: Vec<Subproblem>,
    work: f64,
}

/// A range of sets of eastern rows in the north, with all that fit them in the south.
#[derive(Debug)]
struct Subproblem {
    middle: Middle,
    norths: Range<usize>,
    work: f64,
}

impl Count {
    /// Prepares to count the solutions for a board of `size` × `size`.
    ///
    /// Returns `None` unless `size` is from 1 to [`MAX_COUNT_SIZE`].
    #[must_use]
    pub fn new(size: usize) -> Option<Self> {
        if size == 0 || size > MAX_COUNT_SIZE {
            return None;
        }
        let board = Board { size, half: size / 2 };
        let quadrant = Quadrant::new(board.half);
        let mut count = Self { board, quadrant, subproblems: Vec::new(), work: 0.0 };
        // A subproblem lists all southern corners anew. Odd sizes have many, so theirs are larger.
        let len = board.sets().len().min(if size.is_multiple_of(2) { 8 } else { 32 });
        for middle in Middle::all(board) {
            for north in board.sets().step_by(len) {
                let norths = north..north + len;
                let work =
                    norths.clone().map(|north| count.work(&middle, north, board.sets())).sum();
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
    pub fn solutions(&self, threads: usize, progress: impl FnMut(f64) + Send) -> u64 {
        let next = AtomicUsize::new(0);
        let done = Mutex::new((0, 0.0, progress));
        let run = || {
            while let Some(subproblem) = self.subproblems.get(next.fetch_add(1, Ordering::Relaxed))
            {
                let Subproblem { middle, norths, work } = subproblem;
                let solutions = self.join(middle, norths.clone(), self.board.sets());
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                done.0 += solutions;
                done.1 += work / self.work;
                let share = done.1;
                done.2(share);
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                // If it cannot be started, the others do its work.
                let _ = thread::Builder::new().spawn_scoped(scope, run);
            }
            run();
        });
        done.into_inner().unwrap_or_else(PoisonError::into_inner).0
    }

    /// Estimates the processor time of [`solutions`](Self::solutions) from 16 small samples.
    #[must_use]
    pub fn estimate(&self) -> Duration {
        let (mut seconds, mut work) = (0.0, 0.0);
        for subproblem in self.subproblems.iter().step_by(self.subproblems.len().div_ceil(16)) {
            let Subproblem { middle, norths, .. } = subproblem;
            let pairs =
                norths.clone().flat_map(|north| self.board.sets().map(move |south| (north, south)));
            let counts = |&(north, south): &_| middle.weights(self.board, north, south).is_some();
            let pairs: Vec<_> = pairs.filter(counts).collect();
            let Some(&(north, south)) = pairs.get(pairs.len() / 2) else { continue };
            let start = Instant::now();
            self.join(middle, north..north + 1, south..south + 1);
            seconds += start.elapsed().as_secs_f64();
            work += self.work(middle, north, south..south + 1);
        }
        Duration::try_from_secs_f64(seconds / work * self.work).unwrap_or(Duration::MAX)
    }

    /// Estimates how many pairs of half-boards [`join`](Self::join) compares.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    fn work(&self, middle: &Middle, north: usize, souths: Range<usize>) -> f64 {
        let all = self.board.all();
        let listed = |rows| self.quadrant.with_rows(rows).len() as f64;
        let lists = subsets(all, north.count_ones()).count() as f64;
        let souths = souths.filter(|&south| middle.weights(self.board, north, south).is_some());
        let listed_south: f64 =
            souths.map(|south| listed(south) * listed(middle.rows ^ south)).sum();
        listed_south * listed(north) * listed(all ^ north) / (lists * lists)
    }

    /// Counts the solutions with one of some sets of eastern rows in the north and the south.
    fn join(&self, middle: &Middle, norths: Range<usize>, souths: Range<usize>) -> u64 {
        let Self { board, ref quadrant, .. } = *self;
        let corners = |north_south, rows: [usize; 2]| {
            array::from_fn(|west_east| {
                Corner::new(board, quadrant, middle, north_south, west_east, rows[west_east])
            })
        };
        let norths: Vec<(usize, [Corner; 2])> =
            norths.map(|north| (north, corners(0, [board.all() ^ north, north]))).collect();
        let main = board.key(board.main_lines());
        let (mut west, mut east) = (Vec::new(), Vec::new());
        let mut solutions = 0;
        for south in souths {
            let southern: LazyCell<[Corner; 2], _> =
                LazyCell::new(|| corners(1, [middle.rows ^ south, south]));
            for (north, northern) in &norths {
                let Some(weights) = middle.weights(board, *north, south) else { continue };
                northern[0].join(&southern[0], &mut west);
                northern[1].join(&southern[1], &mut east);
                if weights[0] == 0 {
                    west.retain(|key| key & main != 0);
                }
                let weight = |key: u64| weights[(key & main).count_ones() as usize];
                solutions += match board.half {
                    ..=9 => count_fits::<7>(&east, &west, weight),
                    10 => count_fits::<8>(&east, &west, weight),
                    _ => count_fits::<10>(&east, &west, weight),
                };
            }
        }
        solutions
    }
}

/// The geometry of a board whose quadrants have `half` rows and columns.
#[derive(Clone, Copy, Debug)]
struct Board {
    size: usize,
    half: usize,
}

impl Board {
    /// The sets of a quadrant's rows, or columns, as bit masks.
    fn sets(self) -> Range<usize> {
        0..1 << self.half
    }

    /// The set of all rows, or columns, of a quadrant.
    fn all(self) -> usize {
        self.sets().end - 1
    }

    /// The first row or column of a quadrant in the north or west, 0, or in the south or east, 1.
    fn first(self, side: usize) -> usize {
        side * (self.size - self.half)
    }

    /// The diagonal through a square, one of the lower 64 bits, and the anti-diagonal, one of the
    /// upper.
    fn lines(self, row: usize, column: usize) -> u128 {
        1 << (row + column) | 1 << (64 + row + self.size - 1 - column)
    }

    fn main_lines(self) -> u128 {
        1 << (self.size - 1) | 1 << (64 + self.size - 1)
    }

    fn key_bits(self) -> usize {
        (4 * self.half).saturating_sub(2)
    }

    /// The bits of those `lines` that have squares in both halves.
    fn key(self, lines: u128) -> u64 {
        let width = self.key_bits() / 2;
        let crossing = |lines: u64| lines >> self.first(1) & !(!0 << width);
        crossing(lines as u64) | crossing((lines >> 64) as u64) << width
    }
}

/// Queens in the middle row and the middle column.
#[derive(Clone, Copy, Debug)]
struct Middle {
    /// The columns that they leave in the west and in the east.
    columns: [usize; 2],
    /// The rows that they leave in the south.
    rows: usize,
    /// The lines that must be empty in the west and in the east.
    empty: [u128; 2],
    /// Whether the flips of the board are still to be used.
    flips: bool,
}

impl Middle {
    /// All that are needed up to symmetry. An even size has one, without queens.
    fn all(board: Board) -> Vec<Self> {
        let Board { size, half } = board;
        let (all, main) = (board.all(), board.main_lines());
        let none = Self { columns: [all; 2], rows: all, empty: [0, main], flips: true };
        if size % 2 == 0 {
            return vec![none];
        }
        let mut middles = vec![Self { empty: [main; 2], ..none }];
        for y in 2..=half {
            for x in 1..y {
                middles.push(Self {
                    columns: [all, all ^ 1 << (x - 1)],
                    rows: all ^ 1 << (y - 1),
                    empty: [board.lines(half, half + x) | board.lines(half + y, half); 2],
                    flips: false,
                });
            }
        }
        middles
    }

    /// How often a solution with these eastern rows counts if it has no queen, one or two on the
    /// main diagonals; `None` if there is nothing to count.
    fn weights(&self, board: Board, north: usize, south: usize) -> Option<[u64; 3]> {
        let queens = self.columns[1].count_ones();
        if south & !self.rows != 0 || north.count_ones() + south.count_ones() != queens {
            return None;
        }
        if !self.flips {
            return Some([8; 3]);
        }
        let upwards = (0..board.half).fold(0, |rows, row| rows << 1 | south >> row & 1);
        let upside_down = match north.cmp(&upwards) {
            Less => 2,
            Equal => 1,
            Greater => return None,
        };
        let left_to_right = match board.all() & !(north ^ upwards) {
            0 => 1,
            same => 2 * (north >> same.trailing_zeros() & 1) as u64,
        };
        Some([left_to_right, 2, 4].map(|weight| weight * upside_down))
    }
}

/// The placements of non-attacking queens on a quadrant.
#[derive(Debug)]
struct Quadrant {
    half: usize,
    /// The diagonals of each placement in the lower 32 bits, its anti-diagonals in the upper.
    placements: Vec<u64>,
    /// Where the list for each pair of sets starts: the rows are the upper bits of the index, the
    /// columns the lower.
    starts: Vec<usize>,
}

impl Quadrant {
    fn new(half: usize) -> Self {
        let mut quadrant = Self { half, placements: vec![0], starts: vec![0] };
        quadrant.starts.resize(1 << half, 1);
        for rows in 1_usize..1 << half {
            let row = rows.ilog2() as usize;
            for columns in 0..1 << half {
                quadrant.starts.push(quadrant.placements.len());
                for column in (0..half).filter(|column| columns >> column & 1 == 1) {
                    let lines = 1 << (row + column) | 1 << (32 + row + half - 1 - column);
                    for other in quadrant.with(rows ^ 1 << row, columns ^ 1 << column) {
                        let placement = quadrant.placements[other];
                        if placement & lines == 0 {
                            quadrant.placements.push(placement | lines);
                        }
                    }
                }
            }
        }
        quadrant.starts.push(quadrant.placements.len());
        quadrant
    }

    /// Where the placements with these rows are.
    fn with_rows(&self, rows: usize) -> Range<usize> {
        self.starts[rows << self.half]..self.starts[(rows + 1) << self.half]
    }

    /// Where the placements with these rows and columns are.
    fn with(&self, rows: usize, columns: usize) -> Range<usize> {
        let list = rows << self.half | columns;
        self.starts[list]..self.starts[list + 1]
    }
}

/// The subsets of a set that have `len` elements, ascending.
fn subsets(set: usize, len: u32) -> impl Iterator<Item = usize> {
    (0..=set).filter(move |subset| subset & !set == 0 && subset.count_ones() == len)
}

/// The keys of the placements in one corner of the board that have a given set of rows.
struct Corner {
    keys: Vec<u64>,
    /// Where the list for each set of columns ends, after a 0.
    ends: Vec<usize>,
}

impl Corner {
    fn new(
        board: Board,
        quadrant: &Quadrant,
        middle: &Middle,
        north_south: usize,
        west_east: usize,
        rows: usize,
    ) -> Self {
        let (row, column) = (board.first(north_south), board.first(west_east));
        let mut keys = Vec::with_capacity(quadrant.with_rows(rows).len());
        let mut ends = vec![0];
        for columns in subsets(middle.columns[west_east], rows.count_ones()) {
            for placement in &quadrant.placements[quadrant.with(rows, columns)] {
                let diagonals = (placement & u64::from(u32::MAX)) << (row + column);
                let anti_diagonals = (placement >> 32) << (row + board.first(1) - column);
                let lines = u128::from(diagonals) | u128::from(anti_diagonals) << 64;
                if lines & middle.empty[west_east] == 0 {
                    keys.push(board.key(lines));
                }
            }
            ends.push(keys.len());
        }
        Self { keys, ends }
    }

    fn lists(&self) -> impl DoubleEndedIterator<Item = &[u64]> {
        self.ends.windows(2).map(|ends| &self.keys[ends[0]..ends[1]])
    }

    /// Makes `half_boards` the keys of those with this corner in the north and the other in the
    /// `south`.
    fn join(&self, south: &Self, half_boards: &mut Vec<u64>) {
        let mut len = 0;
        // The complements of ascending sets are descending.
        for (north, south) in self.lists().zip(south.lists().rev()) {
            let most = len + north.len() * south.len();
            if half_boards.len() < most {
                half_boards.resize(2 * most, 0);
            }
            for north in north {
                // Without a branch, which would often be mispredicted.
                for south in south {
                    half_boards[len] = north | south;
                    len += usize::from(north & south == 0);
                }
            }
        }
        half_boards.truncate(len);
    }
}

/// How many bits of a key are looked up at a time.
const GROUP: usize = 5;

/// Counts the pairs of keys without a common bit, each as often as the `weight` of the western key
/// says.
fn count_fits<const GROUPS: usize>(
    east: &[u64],
    west: &[u64],
    weight: impl Fn(u64) -> u64 + Copy,
) -> u64 {
    let count = |east: &[u64]| match east.len() {
        ..=128 => count_block::<GROUPS, 2>(east, west, weight),
        _ => count_block::<GROUPS, 8>(east, west, weight),
    };
    east.chunks(512).map(count).sum()
}

/// Does the same for at most 64 `WORDS` eastern keys.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt"))]
fn count_block<const GROUPS: usize, const WORDS: usize>(
    east: &[u64],
    west: &[u64],
    weight: impl Fn(u64) -> u64 + Copy,
) -> u64 {
    let value = |key: u64, group: usize| (key >> (GROUP * group)) as usize % (1 << GROUP);
    let mut tables = [[[0_u64; WORDS]; 1 << GROUP]; GROUPS];
    for (group, table) in tables.iter_mut().enumerate() {
        for (index, &key) in east.iter().enumerate() {
            table[value(!key, group)][index / 64] |= 1 << (index % 64);
        }
        // A key that has none of some bits has none of fewer.
        for bit in 0..GROUP {
            for fewer in (0..1 << GROUP).filter(|bits| bits >> bit & 1 == 0) {
                let more = table[fewer | 1 << bit];
                for (set, more) in table[fewer].iter_mut().zip(more) {
                    *set |= more;
                }
            }
        }
    }
    let mut total = 0;
    for &key in west {
        let mut fits = [!0; WORDS];
        for (group, table) in tables.iter().enumerate() {
            for (fits, set) in fits.iter_mut().zip(table[value(key, group)]) {
                *fits &= set;
            }
        }
        // Mostly, none does.
        if fits.iter().fold(0, |any, word| any | word) != 0 {
            total +=
                weight(key) * fits.iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
        }
    }
    total
}

#[cfg(test)]
mod tests {
    use queen_core::count::SOLUTIONS;

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
    #[ignore = "takes half a minute if optimized, and hours if not"]
    fn counts_larger_boards_as_published() {
        for (size, &published) in SOLUTIONS.iter().enumerate().skip(13) {
            assert_eq!(solutions(size), Some(published), "{size}");
        }
        assert_eq!(solutions(19), Some(4_968_057_848));
    }

    #[test]
    fn other_sizes_are_refused() {
        for size in [0, MAX_COUNT_SIZE + 1, usize::MAX] {
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
            assert_eq!(Quadrant::new(half).placements.len(), count(half, 0, 0, 0, 0));
        }
    }
}
