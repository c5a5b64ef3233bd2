//! An estimate of the time that a count takes.
//!
//! A count chooses which rows of the northern half and which of the southern half have their queens
//! in the east: a pair of sets. For each pair, it joins the placements of queens in the four
//! corners of the board to half-boards, and counts the pairs of an eastern and a western one that
//! fit. The corners of each northern and of each southern set are listed once a subproblem.
//!
//! A count spends its time in listing corners, the same time for each, and in counting pairs of
//! half-boards, in proportion to their number, which is the *work* that `Count` has estimated. A
//! few pairs of sets of rows are counted as samples. If listing the corners of a set took 1 ms in
//! the mean, and a unit of work 2 ns, then a count that lists those of 1,000 sets and has 10⁹ units
//! of work takes 1 s + 2 s = 3 s.
//!
//! The time for a unit differs from pair to pair. So all pairs are laid out on a line, each as long
//! as its work, and those at evenly spread points are the sample. If one pair has 9 units at 2 ns
//! and another 1 unit at 7 ns, which take 25 ns together, the first one is at nine points out of
//! ten. The mean is 0.9 · 2 + 0.1 · 7 = 2.5 ns for a unit, and 10 units take 25 ns. Points that
//! were spread over the pairs without regard to their work would have 4.5 ns as the mean.

use std::time::{Duration, Instant};

use super::middle::Middle;
use super::{Count, MAX_JOIN_SIZE, Subproblem};

impl Count {
    /// Estimates the processor time of [`solutions`](Self::solutions) from a few pairs of sets of
    /// eastern rows, for less than half a second, or for as long as one pair takes.
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
        const PATIENCE: Duration = Duration::from_millis(300);
        let start = Instant::now();
        let mut half_boards = Default::default();
        let (mut samples, mut corner_seconds, mut seconds_by_work) = (0.0, 0.0, 0.0);
        // The sums are over the pairs so far. At least one pair is measured, however long it takes.
        for sample in 0..SAMPLES {
            if samples > 0.0 && start.elapsed() > PATIENCE {
                break;
            }
            // Reversed bits spread the samples evenly, however early they end: about 0, ½, ¼, ¾, ⅛,
            // and so on. This is the sequence of J. G. van der Corput, 1935.
            let fraction = f64::from(sample.reverse_bits()) / f64::from(u32::MAX);
            let Some((middle, north, south)) = self.pair_at(fraction * self.work) else { continue };
            // `pair_at` returns no pair without weights.
            let Some(weights) = middle.weights(north, south) else { continue };
            let list = || (self.corners(middle, 0, north), self.corners(middle, 1, south));
            // Once before it is measured, so that memory and caches are warm.
            let (northern, southern) = list();
            // These are the corners of two sets, a northern and a southern one. The time is for
            // one.
            corner_seconds += least_seconds(|| _ = list()) / 2.0;
            let count_seconds = least_seconds(|| {
                self.count(&northern, &southern, weights, &mut half_boards);
            });
            let work = self.work_left(middle) * self.work(middle, north, south);
            seconds_by_work += count_seconds / work;
            samples += 1.0;
        }
        // `join` lists the corners of each northern set once a subproblem, and those of a southern
        // set at most once. The estimate has all of them.
        let corners = |Subproblem { norths, souths, .. }: &Subproblem| norths.len() + souths.len();
        let corners: usize = self.subproblems.iter().map(corners).sum();
        // Without any sample, 0 / 0 is not a duration, so the time is the greatest one.
        let seconds = (corners as f64 * corner_seconds + self.work * seconds_by_work) / samples;
        Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
    }

    /// The pair of sets of eastern rows at this point of the whole `work`, which is laid out as a
    /// line from 0 to its sum, subproblem by subproblem.
    ///
    /// With pairs of the work 3, 1 and 2 in the first subproblem, 0 to 2 lead to the last pair, 2
    /// to 3 to the one before it, and 3 to 6 to the first one. Every pair has an interval as long
    /// as its work, and it does not matter that they are in reverse. A pair without work, such as
    /// 00 11 of size 4, has no interval, so nothing is divided by 0. Rounding may lead beyond the
    /// end, to no pair.
    fn pair_at(&self, mut work: f64) -> Option<(&Middle, usize, usize)> {
        let subproblem = self.subproblems.iter().find(|subproblem| {
            work -= subproblem.work;
            // In the subproblem that has the point, −`work` is what lies beyond it.
            work < 0.0
        })?;
        let Subproblem { middle, norths, souths, .. } = subproblem;
        let mut pairs = Self::pairs(middle, norths.clone(), souths.clone());
        // Of the work of any pair with this middle, this much is left, from 0 to 1, because some
        // placements in the corners are attacked by its queens; `work` counts these, too.
        let left = self.work_left(middle);
        let (north, south) = pairs.find(|&(north, south)| {
            // The works of a subproblem's pairs, times what is left, add up to its `work`.
            work += left * self.work(middle, north, south);
            work >= 0.0
        })?;
        Some((middle, north, south))
    }
}

/// The size whose time [`estimate`] measures.
const MEASURED_SIZE: usize = 18;

/// The times of sizes from [`MEASURED_SIZE`] on, in those of that size. Those up to 21 were
/// measured, 22 and 23 from parts of a count. Even sizes grew by 66 and 98, odd ones by 63 and 113;
/// the others go on like this, by 125 and 150, and by 130 and 150, and are rounded.
const TIMES: [f64; MAX_JOIN_SIZE + 1 - MEASURED_SIZE] =
    [1.0, 5.6, 66.0, 355.0, 6_500.0, 40_000.0, 8e5, 5e6, 1.2e8, 8e8];

/// Estimates the processor time of a count within a fraction of a second, for a size whose
/// preparation alone takes longer: from the time of size 18 on this machine, of which a sample is
/// counted, and from measurements of how much longer larger sizes take.
///
/// Returns `None` unless `size` is from 18 to [`MAX_JOIN_SIZE`].
///
/// ```
/// use queen_count::join::estimate;
///
/// assert!(estimate(27).unwrap() > 100 * estimate(22).unwrap());
/// assert!(estimate(17).is_none());
/// ```
#[must_use]
pub fn estimate(size: usize) -> Option<Duration> {
    let times = TIMES.get(size.checked_sub(MEASURED_SIZE)?)?;
    let seconds = Count::new(MEASURED_SIZE)?.estimate().as_secs_f64() * times;
    Some(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
}

/// The seconds of a run: the least of several, since other programs may have interrupted one, and
/// the time of a sample is multiplied by thousands. What takes long is hardly longer for that.
fn least_seconds(mut run: impl FnMut()) -> f64 {
    /// The seconds from which a run is not repeated.
    const LONG: f64 = 0.05;
    let mut least = f64::MAX;
    for _ in 0..3 {
        let start = Instant::now();
        run();
        least = least.min(start.elapsed().as_secs_f64());
        if least > LONG {
            break;
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn each_pair_is_at_the_points_of_its_interval() {
        for size in 4..=11 {
            let count = Count::new(size).unwrap();
            let mut start = 0.0;
            for subproblem in &count.subproblems {
                let Subproblem { middle, norths, souths, work } = subproblem;
                let left = count.work_left(middle);
                let pairs: Vec<_> = Count::pairs(middle, norths.clone(), souths.clone()).collect();
                let mut point = start;
                for &(north, south) in pairs.iter().rev() {
                    let len = left * count.work(middle, north, south);
                    // Intervals that are as short as the rounding are left out.
                    if len > 1e-9 * count.work {
                        let (_, found_north, found_south) =
                            count.pair_at(point + len / 2.0).unwrap();
                        assert_eq!((found_north, found_south), (north, south), "{size}");
                    }
                    point += len;
                }
                start += work;
                assert!((point - start).abs() <= 1e-9 * count.work, "{size}: {point}, {start}");
            }
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
}
