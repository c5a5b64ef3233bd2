//! Parts of a count, which different machines can count.
//!
//! A count is a sum over *units*: a placement of the queens in the middle, with a block of sets of
//! southern rows and one set of northern rows that have their queens in the eastern half. Their
//! work is estimated in advance, so they are laid out on a line, each as long as its work, and the
//! line is cut into pieces of equal length. A unit belongs to the piece that has its middle. With
//! units of the work 3, 1, 2 and 2, whose middles are at 1.5, 3.5, 5 and 7, two parts are 0 to 4
//! and 4 to 8: the first two units and the last two.
//!
//! Any machine cuts in the same place, because the work is computed from whole numbers by the same
//! operations in the same order. A part tells it by its *check*, so that parts of counts that were
//! cut otherwise are not added.

use std::ops::Range;

use super::masks::Masks;
use super::{Count, Subproblem, sum};

/// The largest number of parts of a count.
pub const MAX_PARTS: usize = 1_000_000;

/// One of several parts of a count, whose solutions add up to those of the board.
///
/// ```
/// use queen_count::join::Count;
///
/// let count = Count::new(12).unwrap();
/// let parts = (1..=5).map(|part| count.part(part, 5).unwrap());
/// assert_eq!(parts.map(|part| part.solutions(1, |_| ())).sum::<u64>(), 14_200);
/// ```
#[derive(Debug)]
pub struct Part<'a> {
    count: &'a Count,
    units: Range<usize>,
    check: u64,
}

impl Count {
    /// The part with this number, from 1 to `parts`. All take about the same time, and if there are
    /// more parts than the count can be divided into, some are empty. Takes eight bytes of memory
    /// for each of the `parts`.
    ///
    /// Returns `None` if there is no such part, or if there are more than [`MAX_PARTS`].
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let count = Count::new(8).unwrap();
    /// assert!(count.part(3, 3).is_some());
    /// assert!(count.part(0, 3).is_none() && count.part(4, 3).is_none());
    /// assert!(count.part(1, usize::MAX).is_none());
    /// ```
    #[must_use]
    pub fn part(&self, part: usize, parts: usize) -> Option<Part<'_>> {
        if parts > MAX_PARTS || !(1..=parts).contains(&part) {
            return None;
        }
        let ends = self.ends(parts);
        let start = if part == 1 { 0 } else { ends[part - 2] };
        Some(Part { count: self, units: start..ends[part - 1], check: check(&ends) })
    }

    /// The units at which the parts end.
    #[expect(clippy::cast_precision_loss, reason = "there are at most MAX_PARTS")]
    fn ends(&self, parts: usize) -> Vec<usize> {
        let mut ends = Vec::with_capacity(parts);
        // The work of the units before this one. The parts in `ends` are those that end before it.
        let mut before = 0.0;
        for (unit, work) in self.units.iter().enumerate() {
            let middle = before + work / 2.0;
            // Each part that ends before the middle of this unit, or at it.
            while ends.len() + 1 < parts
                && middle >= self.work * ((ends.len() + 1) as f64 / parts as f64)
            {
                ends.push(unit);
            }
            before += work;
        }
        // The last part ends with the units, and so do those for which no unit is left.
        ends.resize(parts, self.units.len());
        ends
    }
}

/// A number that is the same for parts that were cut in the same places: the hash of these by G.
/// Fowler, L. C. Noll and K.-P. Vo. Each place is hashed as 64 bits, the lowest byte first, on any
/// machine, since machines compare their checks.
fn check(ends: &[usize]) -> u64 {
    let bytes = ends.iter().flat_map(|&end| (end as u64).to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl Part<'_> {
    /// A number that tells parts that were cut in the same places from others.
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let count = Count::new(8).unwrap();
    /// let check = |part, parts| count.part(part, parts).unwrap().check();
    /// assert_eq!(check(1, 3), check(2, 3));
    /// assert_ne!(check(1, 3), check(1, 4));
    /// ```
    #[must_use]
    pub const fn check(&self) -> u64 {
        self.check
    }

    /// Counts the solutions of this part on `threads` threads; 0 is treated as 1.
    ///
    /// Calls `progress` now and then with the fraction of the work that is done, from 0 to 1.
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let count = Count::new(10).unwrap();
    /// let part = count.part(2, 3).unwrap();
    /// assert_eq!(part.solutions(1, |_| ()), part.solutions(2, |_| ()));
    /// ```
    pub fn solutions(&self, threads: usize, progress: impl FnMut(f64) + Send) -> u64 {
        let Self { count, units, .. } = self;
        let subproblems = count.subproblems(units.clone());
        let join = |subproblem: &Subproblem, tell: &dyn Fn(f64)| count.join(subproblem, tell);
        sum(&subproblems, self.work(), threads, join, progress)
    }

    /// Counts the solutions of this part again, by a search with masks, which shares with the join
    /// only the division into units, the queens in the middle and the weights of solutions. It
    /// takes much longer for sizes above 16.
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let count = Count::new(10).unwrap();
    /// let part = count.part(2, 3).unwrap();
    /// assert_eq!(part.solutions_by_masks(2, |_| ()), part.solutions(1, |_| ()));
    /// ```
    pub fn solutions_by_masks(&self, threads: usize, progress: impl FnMut(f64) + Send) -> u64 {
        let Self { count, units, .. } = self;
        let units: Vec<_> = units.clone().collect();
        let count_unit = |&unit: &usize, tell: &dyn Fn(f64)| {
            let (middle, souths, north) = count.unit(unit);
            let solutions = Masks::new(count.geometry, middle, souths, north).solutions();
            tell(count.units[unit]);
            solutions
        };
        sum(&units, self.work(), threads, count_unit, progress)
    }

    /// The work of the part, in pairs of half-boards, as a fraction of that of the whole count.
    ///
    /// ```
    /// # use queen_count::join::Count;
    /// let count = Count::new(16).unwrap();
    /// let share = count.part(2, 4).unwrap().share();
    /// assert!((0.2..0.3).contains(&share));
    /// ```
    #[must_use]
    pub fn share(&self) -> f64 {
        self.work() / self.count.work
    }

    /// The work of the part, in pairs of half-boards.
    fn work(&self) -> f64 {
        self.count.units[self.units.clone()].iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use queen_math::count::SOLUTIONS;

    use super::*;

    /// The sum of all parts, each of which both methods count alike.
    fn sum_of_parts(size: usize, parts: usize) -> u64 {
        let count = Count::new(size).unwrap();
        let all: Vec<_> = (1..=parts).map(|part| count.part(part, parts).unwrap()).collect();
        let solutions = all.iter().map(|part| {
            assert_eq!(part.check(), all[0].check());
            let solutions = part.solutions(1, |_| ());
            assert_eq!(part.solutions_by_masks(1, |_| ()), solutions, "{size}, {part:?}");
            solutions
        });
        solutions.sum()
    }

    #[test]
    fn both_methods_count_each_part_alike_and_parts_add_up() {
        for (size, &solutions) in SOLUTIONS.iter().enumerate().take(10).skip(1) {
            for parts in [1, 2, 3, 7, 100] {
                assert_eq!(sum_of_parts(size, parts), solutions, "{size}, {parts}");
            }
        }
    }

    #[test]
    #[ignore = "takes long without optimization"]
    fn both_methods_count_each_part_of_larger_boards_alike() {
        for (size, parts) in [(14, 100), (15, 100), (16, 100)] {
            assert_eq!(sum_of_parts(size, parts), SOLUTIONS[size], "{size}");
        }
    }

    #[test]
    fn parts_have_numbers_from_1() {
        let count = Count::new(12).unwrap();
        for (part, parts) in [(0, 0), (0, 3), (1, 0), (4, 3), (usize::MAX, 3)] {
            assert!(count.part(part, parts).is_none(), "{part} of {parts}");
        }
    }

    #[test]
    fn parts_have_about_the_same_work() {
        for size in [15, 16] {
            let count = Count::new(size).unwrap();
            let shares = (1..=10).map(|part| count.part(part, 10).unwrap().share());
            let shares: Vec<_> = shares.collect();
            assert!(shares.iter().all(|share| (0.08..0.12).contains(share)), "{size}: {shares:?}");
        }
    }

    /// What the estimate stands for: the pairs of an eastern and a western half-board.
    #[test]
    fn parts_have_about_as_many_pairs_of_half_boards() {
        const PARTS: usize = 25;
        let count = Count::new(14).unwrap();
        let half_board_pairs = |unit| {
            let (middle, souths, north) = count.unit(unit);
            let northern = count.corners(middle, 0, north);
            let pairs = Count::pairs(middle, north..north + 1, souths).map(|(_, south)| {
                let southern = count.corners(middle, 1, south);
                let [mut west, mut east] = [vec![], vec![]];
                northern[0].join(&southern[0], &mut west);
                northern[1].join(&southern[1], &mut east);
                west.len() * east.len()
            });
            pairs.sum::<usize>()
        };
        let parts = (1..=PARTS).map(|part| count.part(part, PARTS).unwrap());
        let parts = parts.map(|part| part.units.map(half_board_pairs).sum::<usize>());
        let parts: Vec<_> = parts.collect();
        let mean = parts.iter().sum::<usize>() / PARTS;
        let range = mean * 4 / 5..mean * 6 / 5;
        assert!(parts.iter().all(|pairs| range.contains(pairs)), "{range:?}: {parts:?}");
    }

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let count = Count { units: vec![3.0, 1.0, 2.0, 2.0], work: 8.0, ..Count::new(4).unwrap() };
        assert_eq!(count.ends(2), [2, 4]);
        assert_eq!(count.ends(1), [4]);
        assert_eq!(count.ends(8), [0, 1, 1, 2, 2, 3, 3, 4]);
    }

    /// Parts that another version has counted can be added.
    #[test]
    fn the_cuts_stay_where_they_are() {
        let check = |size, parts| Count::new(size).unwrap().part(1, parts).unwrap().check();
        assert_eq!(
            [check(8, 3), check(13, 100), check(16, 100)],
            [12_732_595_514_110_124_548, 3_983_300_192_439_604_845, 2_666_745_761_487_221_507]
        );
    }

    /// A part of a large board is a few subproblems, each of which takes long.
    #[test]
    fn progress_of_a_part_is_told_in_many_small_steps() {
        for size in [13, 14] {
            let count = Count::new(size).unwrap();
            let part = count.part(2, 8).unwrap();
            let mut fractions = vec![0.0];
            part.solutions(1, |done| fractions.push(done));
            assert!((fractions[fractions.len() - 1] - 1.0).abs() < 1e-9, "{size}");
            let steps = fractions.windows(2).map(|step| step[1] - step[0]);
            assert!(steps.fold(0.0, f64::max) < 0.25, "{size}: {fractions:?}");
        }
    }

    #[test]
    fn progress_is_from_0_to_1_even_without_work() {
        // The first part of two of size 2 has subproblems, none of which has work.
        for (size, parts) in [(2, 2), (8, 100), (10, 1), (11, 1), (14, 1)] {
            let count = Count::new(size).unwrap();
            for part in (1..=parts).map(|part| count.part(part, parts).unwrap()) {
                let mut last = 0.0;
                part.solutions(1, |done| {
                    assert!((last..=1.0).contains(&done), "{size}: {done} after {last}");
                    last = done;
                });
            }
        }
    }
}
