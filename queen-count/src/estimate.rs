//! Estimates of the search tree's size by random probing.

use std::fmt;

use crate::Scientific;

/// The size of the largest board that [`Estimate`] probes, 1000 × 1000.
pub const MAX_ESTIMATE_SIZE: usize = 1_000;

/// Estimates of the sizes of the levels of the search tree, for boards that are too large for
/// [`Levels`](queen_math::count::Levels).
///
/// A *probe* places a queen on a random safe square in each row, until a row has no safe square. If
/// the rows that it reached had d₀, d₁, d₂, … safe squares, its estimate of the number of nodes at
/// level m is the product of the first m of them, or 0 if it did not reach level m. That is the
/// right number on average, so the mean of many probes approaches it.
///
/// Few probes reach the last levels of a large tree. Their estimates have a large standard error,
/// and if no probe has reached a level, its estimate is 0 and says nothing.
///
/// Source: D. E. Knuth, *Estimating the Efficiency of Backtrack Programs*, 1975.
///
/// ```
/// use queen_count::Estimate;
///
/// let estimate = Estimate::new(8, 1_000, 1).unwrap();
/// assert_eq!(estimate.nodes().to_string(), "2.08e3 ± 3.52e1"); // 2057
/// assert_eq!(estimate.solutions().to_string(), "9.50e1 ± 9.65e0"); // 92
///
/// let hundred_queens = Estimate::new(100, 100, 1).unwrap();
/// assert_eq!(hundred_queens.nodes().value().exponent(), 119);
/// ```
#[derive(Clone, Debug)]
pub struct Estimate {
    size: usize,
    probes: u32,
    levels: Vec<Samples>,
    nodes: Samples,
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
        if size == 0 || size > MAX_ESTIMATE_SIZE || probes < 2 {
            return None;
        }
        let levels = vec![Samples::NONE; size + 1];
        let mut estimate = Self { size, probes, levels, nodes: Samples::NONE };
        let mut random = SplitMix64(seed);
        for _ in 0..probes {
            estimate.probe(&mut random);
        }
        Some(estimate)
    }

    /// Estimates of C(0), C(1), …, C(n): at index m, the number of ways to place non-attacking
    /// queens in m adjacent rows at the edge of the board.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let estimate = Estimate::new(8, 1_000, 1).unwrap();
    /// let levels: Vec<_> = estimate.levels().map(|level| level.value().to_string()).collect();
    /// assert_eq!(levels[..4], ["1.00e0", "8.00e0", "4.20e1", "1.40e2"]); // 1, 8, 42, 140
    /// ```
    #[must_use]
    pub fn levels(&self) -> impl ExactSizeIterator<Item = Mean> + Clone {
        self.levels.iter().map(|samples| samples.mean(self.probes))
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
        self.nodes.mean(self.probes)
    }

    /// An estimate of the number of solutions, C(n).
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let estimate = Estimate::new(8, 1_000, 1).unwrap();
    /// assert_eq!(estimate.solutions().value().to_string(), "9.50e1"); // 92
    /// ```
    #[must_use]
    pub fn solutions(&self) -> Mean {
        self.levels[self.size].mean(self.probes)
    }

    fn probe(&mut self, random: &mut SplitMix64) {
        // The columns of the queens placed so far, then the free columns.
        let mut columns: Vec<usize> = (0..self.size).collect();
        let mut diagonals = vec![false; 2 * self.size];
        let mut anti_diagonals = vec![false; 2 * self.size];
        let mut nodes_at_level = Scientific::ONE;
        let mut nodes = Scientific::ONE;
        self.levels[0].add(nodes_at_level);
        for row in 0..self.size {
            let diagonals_through = |column| (row + column, row + self.size - column);
            let mut safe_squares = 0;
            for candidate in row..self.size {
                let (diagonal, anti_diagonal) = diagonals_through(columns[candidate]);
                if !diagonals[diagonal] && !anti_diagonals[anti_diagonal] {
                    columns.swap(row + safe_squares, candidate);
                    safe_squares += 1;
                }
            }
            if safe_squares == 0 {
                break;
            }
            columns.swap(row, row + random.below(safe_squares));
            let (diagonal, anti_diagonal) = diagonals_through(columns[row]);
            diagonals[diagonal] = true;
            anti_diagonals[anti_diagonal] = true;
            nodes_at_level = nodes_at_level.times(f64::from(safe_squares as u32));
            nodes = nodes.plus(nodes_at_level);
            self.levels[row + 1].add(nodes_at_level);
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
/// assert_eq!(solutions.to_string(), "9.50e1 ± 9.65e0");
/// assert_eq!(format!("{solutions:.1}"), "9.5e1 ± 9.7e0");
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
    /// assert_eq!(nodes.value().to_string(), "2.08e3");
    /// ```
    #[must_use]
    pub const fn value(self) -> Scientific {
        self.value
    }

    /// The standard error of the mean.
    ///
    /// ```
    /// # use queen_count::Estimate;
    /// let standard_error = |probes| Estimate::new(8, probes, 1).unwrap().nodes().standard_error();
    /// assert_eq!(standard_error(1_000).to_string(), "3.52e1");
    /// assert_eq!(standard_error(4_000).to_string(), "1.70e1"); // about half
    /// ```
    #[must_use]
    pub const fn standard_error(self) -> Scientific {
        self.standard_error
    }
}

/// The mean and its standard error, as in `2.08e3 ± 3.52e1`.
impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)?;
        f.write_str(" ± ")?;
        self.standard_error.fmt(f)
    }
}

#[derive(Clone, Copy, Debug)]
struct Samples {
    sum: Scientific,
    sum_of_squares: Scientific,
}

impl Samples {
    const NONE: Self = Self { sum: Scientific::ZERO, sum_of_squares: Scientific::ZERO };

    fn add(&mut self, sample: Scientific) {
        self.sum = self.sum.plus(sample);
        self.sum_of_squares = self.sum_of_squares.plus(sample.squared());
    }

    /// The mean of `count` samples. Samples that were not added count as 0.
    fn mean(&self, count: u32) -> Mean {
        let count = f64::from(count);
        let square_of_sum = self.sum.squared().divided_by(count);
        let squared_deviations = self.sum_of_squares.minus(square_of_sum);
        let squared_error = squared_deviations.divided_by(count * (count - 1.0));
        Mean { value: self.sum.divided_by(count), standard_error: squared_error.sqrt() }
    }
}

/// The random number generator `SplitMix64` of G. L. Steele, D. Lea and C. H. Flood, 2014.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to `bound` − 1.
    fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_error_follows_from_the_deviations() {
        let mut samples = Samples::NONE;
        for sample in [10.0, 20.0, 60.0] {
            samples.add(Scientific::ONE.times(sample));
        }
        // The root of (20² + 10² + 30²) / (3 · 2).
        assert_eq!(samples.mean(3).to_string(), "3.00e1 ± 1.53e1");
    }

    /// The first numbers of Sebastiano Vigna's implementation for this seed.
    #[test]
    fn random_numbers_are_those_of_the_reference() {
        let mut random = SplitMix64(1_234_567);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973];
        assert_eq!([random.next(), random.next()], expected);
    }
}
