//! Estimates of the search tree's size by random probing.

use std::fmt;

use queen_enumerate::run_jobs;
use queen_math::random::SplitMix64;

use crate::Scientific;

/// The size of the largest board that [`Estimate`] probes, 1000 × 1000.
pub const MAX_ESTIMATE_SIZE: usize = 1_000;

/// Probes are made in batches, which are independent of the number of threads.
const MIN_BATCH: u32 = 1_000;
const MAX_BATCHES: u32 = 1_024;

/// Estimates of the size of the search tree and of its last level, the solutions, for boards that are
/// too large for [`Levels`](queen_math::count::Levels).
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

    /// Like [`new`](Self::new), with the same result, on `threads` threads; 0 is treated as 1. Calls
    /// `progress` after each probe.
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
        // Sums are rounded, so that their order matters.
        done.sort_unstable_by_key(|&(batch, _)| batch);
        let estimates = done.into_iter().map(|(_, estimate)| estimate);
        estimates.reduce(|one, other| one.plus(&other))
    }

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
    /// use queen_math::count::Levels;
    ///
    /// let levels = Levels::new(4).unwrap();
    /// assert_eq!(levels.nodes(), [1, 4, 6, 4, 2]);
    ///
    /// let estimate = Estimate::new(4, 1_000, 1).unwrap();
    /// let profile: Vec<_> = estimate.levels().map(|mean| mean.value().to_string()).collect();
    /// assert_eq!(profile, ["1", "4", "6", "4", "2"]);
    /// ```
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

    fn probe(&mut self, size: usize, random: &mut SplitMix64) {
        // The columns of the queens placed so far, then the free columns.
        let mut columns: Vec<usize> = (0..size).collect();
        let mut diagonals = vec![false; 2 * size];
        let mut anti_diagonals = vec![false; 2 * size];
        let mut nodes_at_level = Scientific::ONE;
        let mut nodes = Scientific::ONE;
        self.levels[0].add(nodes_at_level);
        for row in 0..size {
            let diagonals_through = |column| (row + column, row + size - column);
            let mut safe_squares = 0;
            for candidate in row..size {
                let (diagonal, anti_diagonal) = diagonals_through(columns[candidate]);
                if !diagonals[diagonal] && !anti_diagonals[anti_diagonal] {
                    columns.swap(row + safe_squares, candidate);
                    safe_squares += 1;
                }
            }
            if safe_squares == 0 {
                return self.nodes.add(nodes);
            }
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

/// The mean of random samples, with its standard error.
///
/// ```
/// use queen_count::Estimate;
///
/// let solutions = Estimate::new(8, 1_000, 1).unwrap().solutions();
/// assert_eq!(solutions.to_string(), "95 ± 10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    value: Scientific,
    standard_error: Scientific,
}

impl Mean {
    /// The mean itself.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let nodes = Estimate::new(8, 1_000, 1).unwrap().nodes();
    /// assert_eq!(nodes.value().to_string(), "2079");
    /// ```
    #[must_use]
    pub const fn value(self) -> Scientific {
        self.value
    }

    /// The standard error of the mean, an estimate itself.
    ///
    /// On a large board, a few probes carry most of the variance, and a sample often lacks them. The
    /// square of the standard error is right on average, but most are too small: for 100 queens and
    /// 1,000 probes, half of them are less than a third of the true one.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let standard_error = |probes| Estimate::new(8, probes, 1).unwrap().nodes().standard_error();
    /// assert_eq!(standard_error(1_000).to_string(), "35");
    /// assert_eq!(standard_error(4_000).to_string(), "17"); // about half
    /// ```
    #[must_use]
    pub const fn standard_error(self) -> Scientific {
        self.standard_error
    }
}

/// The mean and its standard error: `2079 ± 35`, or `(5.01 ± 0.77) × 10¹¹⁹` from 10⁷ on.
///
/// The standard error is rounded to two digits, unless these are no whole number, and the mean to the
/// same place.
impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (value, error) = (self.value, self.standard_error);
        let greater = if value.minus(error).mantissa() > 0.0 { value } else { error };
        if greater.exponent() < 7 {
            // Both are below 10⁷.
            let place = 10_f64.powi((error.exponent() - 1).max(0));
            let round = |number: Scientific| (number.to_f64() / place).round() * place;
            return write!(f, "{} ± {}", round(value), round(error));
        }
        let exponent = greater.exponent();
        let places = (exponent - error.exponent() + 1).clamp(1, 15).unsigned_abs() as usize;
        let places = if error == Scientific::ZERO { 2 } else { places };
        let (value, error) = (value.mantissa_at(exponent), error.mantissa_at(exponent));
        write!(f, "({value:.places$} ± {error:.places$}) × 10")?;
        crate::scientific::write_superscript(f, exponent)
    }
}

/// The moments of samples, without those that are 0.
#[derive(Clone, Copy, Debug)]
struct Samples {
    count: u32,
    mean: Scientific,
    /// The sum of the squared deviations from the mean.
    deviations: Scientific,
}

impl Samples {
    const NONE: Self = Self { count: 0, mean: Scientific::ZERO, deviations: Scientific::ZERO };

    fn add(&mut self, sample: Scientific) {
        *self = self.plus(Self { count: 1, mean: sample, ..Self::NONE });
    }

    /// The moments of both. If all samples are equal, there is no rounding, and no deviation.
    fn plus(self, other: Self) -> Self {
        if self.count == 0 {
            return other;
        }
        let (one, two) = (f64::from(self.count), f64::from(other.count));
        let (share, weight) = (two / (one + two), one * two / (one + two));
        let distance = other.mean.minus(self.mean);
        let deviations = self.deviations.plus(other.deviations);
        Self {
            count: self.count + other.count,
            mean: self.mean.plus(distance.times(share)),
            deviations: deviations.plus(distance.squared().times(weight)),
        }
    }

    /// The mean of `count` samples. Samples that were not added count as 0.
    fn mean(&self, count: u32) -> Mean {
        let all = self.plus(Self { count: count - self.count, ..Self::NONE });
        let count = f64::from(count);
        let squared_error = all.deviations.divided_by(count * (count - 1.0));
        Mean { value: all.mean, standard_error: squared_error.sqrt() }
    }
}

/// The generator of a batch of probes. That of the first one has the seed itself.
///
/// The seed is mixed before the batch is added: otherwise, batch 2 of seed 1 would be batch 1 of
/// seed 2.
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
    fn the_standard_error_follows_from_the_deviations() {
        let mut samples = Samples::NONE;
        for sample in [10.0, 20.0, 60.0] {
            samples.add(Scientific::ONE.times(sample));
        }
        // The root of (20² + 10² + 30²) / (3 · 2).
        assert_eq!(samples.mean(3).to_string(), "30 ± 15");
        // With a sample of 0, the root of (12.5² + 2.5² + 37.5² + 22.5²) / (4 · 3).
        assert_eq!(format!("{:.3e}", samples.mean(4).standard_error()), "1.315e1");
    }

    #[test]
    fn equal_samples_have_no_error_at_all() {
        for sample in [1.0 / 3.0, 7.0, 1e200] {
            let mut samples = Samples::NONE;
            (0..1000).for_each(|_| samples.add(Scientific::ONE.times(sample)));
            let mean = samples.mean(1000);
            assert_eq!(mean.value(), Scientific::ONE.times(sample));
            assert_eq!(mean.standard_error(), Scientific::ZERO);
        }
    }

    #[test]
    fn people_write_whole_numbers_below_ten_millions() {
        let mean = |value: f64, error: f64| Mean {
            value: Scientific::ONE.times(value),
            standard_error: Scientific::ONE.times(error),
        };
        for (value, error, text) in [
            (95.0, 9.65, "95 ± 10"),
            (0.2, 0.1, "0 ± 0"),
            (2079.2, 35.2, "2079 ± 35"),
            (1_234_567.0, 65_432.0, "1235000 ± 65000"),
            (9_999_999.0, 0.0, "9999999 ± 0"),
            (12_345_678.0, 1_234_567.0, "(1.23 ± 0.12) × 10⁷"),
            (5.012e119, 7.72e118, "(5.01 ± 0.77) × 10¹¹⁹"),
            (3.8e117, 3.8e117, "(3.8 ± 3.8) × 10¹¹⁷"),
        ] {
            assert_eq!(mean(value, error).to_string(), text);
        }
    }
}
