//! Estimates of the search tree's size by random probing.
//!
//! A probe goes from the root to a leaf: it places a queen on a random safe square in each row,
//! until a row has none. Suppose that on a board of size 4 it finds
//!
//! 1. 4 safe squares in row 0, and takes column 1;
//! 2. 1 safe square in row 1, column 3;
//! 3. 1 safe square in row 2, column 0;
//! 4. 1 safe square in row 3, column 2.
//!
//! If each node of the tree were like those on its way, there would be 1 root, 4 nodes on level 1,
//! 4 · 1 on level 2, 4 · 1 · 1 on level 3 and 4 solutions: 17 nodes. A probe that begins in the
//! corner finds 2 squares in row 1. From column 2 it ends there, with 1 + 4 + 8 = 13 nodes and no
//! solution, from column 3 it finds one square in row 2, but none in row 3, which makes 1 + 4 + 8 +
//! 8 = 21.
//!
//! Each of these numbers is a sample. A probe reaches a node on level m with the probability 1 /
//! (d₀ · … · dₘ₋₁), in which case it counts as d₀ · … · dₘ₋₁ nodes, else as 0. So each node adds 1
//! in the mean. Half of the probes begin in a corner and half do not: the mean of their samples is
//! ½ · ½ · (13 + 21) + ½ · 17 = 17 nodes and ½ · 4 = 2 solutions, and both are right.
//!
//! Source: D. E. Knuth, *Estimating the Efficiency of Backtrack Programs*, 1975.

use queen_enumerate::run_jobs;
use queen_math::random::SplitMix64;

use crate::Scientific;
use crate::mean::{Mean, Samples};

/// The size of the largest board that [`Estimate`] probes, 1000 × 1000.
pub const MAX_ESTIMATE_SIZE: usize = 1_000;

/// Probes are made in batches, which are independent of the number of threads: equal seeds give
/// equal estimates on any number of them. A batch has at least 1,000 probes, so threads seldom wait
/// for each other, and there are at most 1,024 batches, so their results take little memory.
const MIN_BATCH: u32 = 1_000;
const MAX_BATCHES: u32 = 1_024;

/// Estimates of the size of the search tree and of its last level, the solutions, for boards that
/// are too large for [`Levels`](queen_math::count::Levels).
///
/// A *probe* places a queen on a random safe square in each row, until a row has no safe square. If
/// the rows that it reached had d₀, d₁, d₂, … safe squares, its estimate of the number of nodes at
/// level m is the product of the first m of them, or 0 if it did not reach level m. That is the
/// right number on average, so the mean of many probes approaches it.
///
/// Few probes reach the last level of a large tree. Its estimate has a large standard error; an
/// estimate of 0 only says that no probe has reached it.
///
/// Source: D. E. Knuth, *Estimating the Efficiency of Backtrack Programs*, 1975.
///
/// ```
/// use queen_count::Estimate;
///
/// let estimate = Estimate::new(8, 1_000, 1).unwrap();
/// assert_eq!(estimate.nodes().to_string(), "2079 ± 35"); // 2057
/// assert_eq!(estimate.solutions().to_string(), "95 ± 10"); // 92
///
/// let hundred_queens = Estimate::new(100, 100, 1).unwrap();
/// assert_eq!(hundred_queens.nodes().value().exponent(), 119);
/// ```
#[derive(Clone, Debug)]
pub struct Estimate {
    /// Of the nodes in all levels, with a sample from each probe.
    nodes: Samples,
    /// Of the nodes at each level, with samples from the probes that reached it.
    levels: Vec<Samples>,
}

impl Estimate {
    /// Probes the tree for a board of `size` × `size`. Equal seeds give equal estimates.
    ///
    /// Returns `None` unless `size` is from 1 to [`MAX_ESTIMATE_SIZE`] and `probes` is at least 2,
    /// the fewest that have a standard error. The time for a probe grows with the square of the
    /// size.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let nodes = || Estimate::new(20, 100, 7).unwrap().nodes();
    /// assert_eq!(nodes(), nodes());
    /// assert!(Estimate::new(20, 1, 7).is_none());
    /// ```
    #[must_use]
    pub fn new(size: usize, probes: u32, seed: u64) -> Option<Self> {
        Self::with_threads(size, probes, seed, 1, || ())
    }

    /// Like [`new`](Self::new), with the same result, on `threads` threads; 0 is treated as 1.
    /// Calls `progress` after each probe.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let one = Estimate::new(20, 5_000, 7).unwrap();
    /// let two = Estimate::with_threads(20, 5_000, 7, 2, || ()).unwrap();
    /// assert_eq!(one.nodes(), two.nodes());
    /// ```
    #[must_use]
    pub fn with_threads(
        size: usize,
        probes: u32,
        seed: u64,
        threads: usize,
        progress: impl Fn() + Sync,
    ) -> Option<Self> {
        if size == 0 || size > MAX_ESTIMATE_SIZE || probes < 2 {
            return None;
        }
        // The last batch may be smaller.
        let batch_len = probes.div_ceil(MAX_BATCHES).max(MIN_BATCH);
        let batches: Vec<_> = (0..probes.div_ceil(batch_len)).collect();
        let run = |&batch: &u32| {
            let levels = vec![Samples::NONE; size + 1];
            let mut estimate = Self { nodes: Samples::NONE, levels };
            let mut random = generator(seed, batch);
            for _ in 0..batch_len.min(probes - batch * batch_len) {
                estimate.probe(size, &mut random);
                progress();
            }
            estimate
        };
        let mut done = Vec::new();
        run_jobs(&batches, threads, || run, |&batch, estimate| done.push((batch, estimate)));
        // Sums are rounded, so that their order matters. Threads finish in any order.
        done.sort_unstable_by_key(|&(batch, _)| batch);
        let estimates = done.into_iter().map(|(_, estimate)| estimate);
        estimates.reduce(|one, other| one.plus(&other))
    }

    /// The estimate from the probes of both.
    fn plus(&self, other: &Self) -> Self {
        let levels = self.levels.iter().zip(&other.levels);
        let levels = levels.map(|(one, &other)| one.plus(other)).collect();
        Self { nodes: self.nodes.plus(other.nodes), levels }
    }

    /// An estimate of the number of nodes in all levels.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let estimate = Estimate::new(100, 100, 1).unwrap();
    /// assert_eq!(estimate.nodes().value().exponent(), 119);
    /// ```
    #[must_use]
    pub fn nodes(&self) -> Mean {
        self.nodes.mean(self.nodes.count)
    }

    /// Estimates of the number of nodes at each level, from the level without queens to that of the
    /// solutions: what Knuth calls the profile of the tree.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let levels = queen_searches::count::levels(4).unwrap();
    /// assert_eq!(levels.nodes(), [1, 4, 6, 4, 2]);
    ///
    /// let estimate = Estimate::new(4, 1_000, 1).unwrap();
    /// let profile: Vec<_> = estimate.levels().map(|mean| mean.value().to_string()).collect();
    /// assert_eq!(profile, ["1", "4", "6", "4", "2"]);
    /// ```
    #[must_use]
    pub fn levels(&self) -> impl DoubleEndedIterator<Item = Mean> + ExactSizeIterator {
        self.levels.iter().map(|level| level.mean(self.nodes.count))
    }

    /// An estimate of the number of solutions, C(n): the nodes at the last level.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let estimate = Estimate::new(8, 1_000, 1).unwrap();
    /// assert_eq!(estimate.solutions().value().to_string(), "95"); // 92
    /// ```
    #[must_use]
    pub fn solutions(&self) -> Mean {
        self.levels.last().unwrap_or(&Samples::NONE).mean(self.nodes.count)
    }

    /// Makes one probe, and adds its samples.
    fn probe(&mut self, size: usize, random: &mut SplitMix64) {
        // The columns of the queens placed so far, then the free columns, in any order.
        let mut columns: Vec<usize> = (0..size).collect();
        let mut diagonals = vec![false; 2 * size];
        let mut anti_diagonals = vec![false; 2 * size];
        // The root is the only node on level 0.
        let mut nodes_at_level = Scientific::ONE;
        let mut nodes = Scientific::ONE;
        self.levels[0].add(nodes_at_level);
        // The first `row` rows have queens. `nodes_at_level` is the product of the numbers of safe
        // squares in these rows, and `nodes` is the sum of these products up to here.
        for row in 0..size {
            // An index from 0 to 2 · `size` − 2, and one from 1 to 2 · `size` − 1.
            let diagonals_through = |column| (row + column, row + size - column);
            // The free columns up to `candidate` are sorted into safe ones and then others.
            let mut safe_squares = 0;
            for candidate in row..size {
                let (diagonal, anti_diagonal) = diagonals_through(columns[candidate]);
                if !diagonals[diagonal] && !anti_diagonals[anti_diagonal] {
                    columns.swap(row + safe_squares, candidate);
                    safe_squares += 1;
                }
            }
            if safe_squares == 0 {
                // The levels from here on get no sample: this probe counts as 0 in their means.
                return self.nodes.add(nodes);
            }
            // The safe columns are at `row` and after it. Puts one of them there, for this row.
            columns.swap(row, row + random.below(safe_squares as u64) as usize);
            let (diagonal, anti_diagonal) = diagonals_through(columns[row]);
            diagonals[diagonal] = true;
            anti_diagonals[anti_diagonal] = true;
            nodes_at_level = nodes_at_level.times(f64::from(safe_squares as u32));
            self.levels[row + 1].add(nodes_at_level);
            nodes = nodes.plus(nodes_at_level);
        }
        self.nodes.add(nodes);
    }
}

/// The generator of a batch of probes. That of the first one has the seed itself.
///
/// A step adds a constant to the state of a generator. If the seeds of two batches differed by this
/// constant, the second would have the numbers of the first, one later. Hence seeds that are random
/// numbers themselves. The seed is mixed before the batch is added: otherwise, batch 2 of seed 1
/// would be batch 1 of seed 2.
fn generator(seed: u64, batch: u32) -> SplitMix64 {
    if batch == 0 {
        return SplitMix64(seed);
    }
    let mixed = SplitMix64(seed).next();
    SplitMix64(SplitMix64(mixed.wrapping_add(batch.into())).next())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn batches_of_different_seeds_are_different_streams() {
        let mut seen = HashSet::new();
        for seed in (0..16).chain([u64::MAX - 1, u64::MAX]) {
            for batch in 0..MAX_BATCHES {
                let mut random = generator(seed, batch);
                for _ in 0..4 {
                    assert!(seen.insert(random.next()), "seed {seed}, batch {batch}");
                }
            }
        }
    }

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let mut totals = Vec::new();
        for seed in 0..100 {
            let levels = vec![Samples::NONE; 5];
            let mut estimate = Estimate { nodes: Samples::NONE, levels };
            estimate.probe(4, &mut SplitMix64(seed));
            let found = estimate.levels[4].mean(1).value().to_f64();
            totals.push((estimate.nodes.mean(1).value().to_f64(), found));
        }
        totals.sort_by(|one, other| one.partial_cmp(other).unwrap());
        totals.dedup();
        assert_eq!(totals, [(13.0, 0.0), (17.0, 4.0), (21.0, 0.0)]);
    }
}
