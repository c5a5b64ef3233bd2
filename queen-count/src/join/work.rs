//! An estimate of the work of a count, by which it is divided.
//!
//! The work of a pair of sets of eastern rows is the number of pairs of an eastern and a western
//! half-board. It is estimated from the numbers of placements in the four corners and from the rows
//! that their queens have.
//!
//! No solution is lost by a wrong estimate, but a different one would cut a count into other
//! [parts](super::Part), even if only its operations had another order. The largest subproblems are
//! started first, progress is told in this unit, and `join/time.rs` estimates the time with it: a
//! pair of sets with twice the work is twice as often in the sample, and the mean time for a unit
//! of work in the sample, multiplied by all work, is the time of the count.

use super::middle::Middle;
use super::{Count, corner};

impl Count {
    /// The work of each unit.
    pub(super) fn works(&self) -> Vec<f64> {
        let (sets, blocks) = (self.geometry.sets(), self.blocks());
        let (count, block_len) = (sets.len(), sets.len() / blocks);
        // At index r, the sets with r rows.
        let mut with_rows = vec![Vec::new(); self.geometry.half + 1];
        for set in sets.clone() {
            with_rows[set.count_ones() as usize].push(set);
        }
        // Middles with the same rows differ only in how much of the work is left with them. For
        // each group of these, the work of its units if all were left.
        let groups = || self.middles.chunk_by(|one, next| one.rows == next.rows);
        let mut works = vec![vec![0.0; blocks * count]; groups().count()];
        for north in sets {
            let chances = [north, (count - 1) ^ north].map(|rows| self.chances(rows));
            for (middle, works) in groups().map(|group| &group[0]).zip(&mut works) {
                let queens = middle.columns[1].count_ones();
                let Some(rows) = queens.checked_sub(north.count_ones()) else { continue };
                let northern = self.northern_work(middle, north);
                for &south in &with_rows[rows as usize] {
                    if middle.weights(north, south).is_some() {
                        let [east, west] = [chances[0][south], chances[1][middle.rows[1] ^ south]];
                        let work = northern * self.southern_work(middle, south) * (east * west);
                        works[south / block_len * count + north] += work;
                    }
                }
            }
        }
        let works = groups().zip(&works).flat_map(|(group, works)| {
            let lefts = group.iter().map(|middle| self.work_left(middle));
            lefts.flat_map(move |left| works.iter().map(move |work| left * work))
        });
        works.collect()
    }

    /// How much of the work is left with this middle, an estimate from 0 to 1.
    ///
    /// A corner has those placements of the quadrant that keep the diagonals in `middle.empty`
    /// empty. These are the diagonals of the queens in the middle and, in the east, those main
    /// diagonals on which the symmetries allow no queen. A sample of the placements tells their
    /// share in each of the four corners. For size 5 with a queen in the centre, a quadrant has 5
    /// placements, four of them with one queen. Two of its four squares are on a main diagonal, so
    /// 3 / 5 are left in each corner. Their product is (3 / 5)⁴ = 0.13, and the result is 0.28, its
    /// power of 5 / 8. The first placement of a quadrant is the empty one, which is in the sample
    /// and left in each corner, so the result is never 0.
    ///
    /// The time follows this power of the product, as measured for sizes 19 and 21. The product
    /// itself would be too small, because other queens would rule out most of these placements
    /// anyway.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub(super) fn work_left(&self, middle: &Middle) -> f64 {
        const SAMPLES: usize = 1 << 10;
        let all = &self.quadrant.placements;
        let step = all.len().div_ceil(SAMPLES);
        // The product over the corners that have been seen; the order does not matter.
        let mut product = 1.0;
        for side in [0, 1] {
            for west_east in [0, 1] {
                let place = [side, west_east];
                let sample = all.iter().step_by(step);
                let len = sample.len();
                let left = sample.filter(|&&placement| {
                    let diagonals = corner::moved(self.geometry, placement, place);
                    diagonals & middle.empty[west_east] == 0
                });
                product *= left.count() as f64 / len as f64;
            }
        }
        // ½ + ⅛. A square root is rounded alike on all machines, and `powf` is not.
        let root = product.sqrt();
        root * root.sqrt().sqrt()
    }

    /// Estimates the work for a pair of sets of eastern rows that has something to count: the
    /// number of pairs of an eastern and a western half-board.
    ///
    /// Suppose that q of the eastern rows are in the north. There are C(h, q) sets of q columns.
    /// Assume that each set has the same share of the northern placements, and its complement the
    /// same share of the southern ones. So a set and its complement make north / C(h, q) · south /
    /// C(h, q) pairs of placements, and all C(h, q) sets together make north · south / C(h, q). For
    /// size 4 and the eastern rows 0 and 2, a quadrant with one queen in a given row has 2
    /// placements, and C(2, 1) = 2. So there are 2 · 2 / 2 = 2 pairs in the east, as many in the
    /// west, and 4 pairs of these.
    ///
    /// Those pairs of placements are half-boards that have no diagonal in common; this is the
    /// chance that [`apart`](Self::apart) estimates. Without it, a pair of sets with rows near the
    /// middle of the board would seem to have much more work than it has. Queens in the middle and
    /// main diagonals are left to [`work_left`](Self::work_left).
    pub(super) fn work(&self, middle: &Middle, north: usize, south: usize) -> f64 {
        let chance = |north: usize, south: usize| {
            let rows = (0..self.geometry.half).filter(|row| south >> row & 1 == 1);
            rows.fold(1.0, |chance, row| chance * self.apart(north, row))
        };
        let west = [middle.rows[0] ^ north, middle.rows[1] ^ south];
        let chances = chance(north, south) * chance(west[0], west[1]);
        self.northern_work(middle, north) * self.southern_work(middle, south) * chances
    }

    /// For each set of southern rows, the chance that no queen in one of them has a diagonal in
    /// common with one in these northern rows, in the same half of the board. With all sets at
    /// once, each takes one multiplication.
    fn chances(&self, north: usize) -> Vec<f64> {
        let mut chances = vec![1.0];
        for row in 0..self.geometry.half {
            let chance = self.apart(north, row);
            // The sets with this row as their last one are those so far and this row.
            let with_row: Vec<_> = chances.iter().map(|others| others * chance).collect();
            chances.extend(with_row);
        }
        chances
    }

    /// The chance that a queen in this southern row has no diagonal in common with those in
    /// northern rows, in the same half of the board.
    ///
    /// Two queens in rows whose distance is d are on the same diagonal if that is the distance of
    /// their columns, too. They have different columns, so there are h · (h − 1) pairs of these,
    /// of which 2 · (h − d) have this distance, if d < h. In rows 1 and 2 of size 4, both in the
    /// east, two queens always attack each other: 2 · (2 − 1) / (2 · 1) = 1.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    fn apart(&self, north: usize, south_row: usize) -> f64 {
        let half = self.geometry.half;
        let rows = (0..half).filter(|row| north >> row & 1 == 1);
        rows.fold(1.0, |chance, row| {
            let distance = self.geometry.first(1) + south_row - row;
            match half.checked_sub(distance) {
                None | Some(0) => chance,
                Some(pairs) => chance * (1.0 - (2 * pairs) as f64 / (half * (half - 1)) as f64),
            }
        })
    }

    /// The factor of [`work`](Self::work) that a northern set has, with both divisors. These are
    /// equal, as the west has h − q of the northern rows: C(h, h − q) = C(h, q).
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    fn northern_work(&self, middle: &Middle, north: usize) -> f64 {
        // C(h, q) = h / 1 · (h − 1) / 2 · …, with q factors. After k of them the product is C(h,
        // k), so each division is exact: C(5, 2) is 5 · 4 / 2 = 10.
        let queens = north.count_ones() as usize;
        let column_sets =
            (0..queens).fold(1, |sets, queen| sets * (self.geometry.half - queen) / (queen + 1));
        let west = middle.rows[0] ^ north;
        let divisor = (column_sets * column_sets) as f64;
        self.placements(north) * self.placements(west) / divisor
    }

    /// The factor of [`work`](Self::work) that a southern set has.
    fn southern_work(&self, middle: &Middle, south: usize) -> f64 {
        self.placements(south) * self.placements(middle.rows[1] ^ south)
    }

    /// The number of placements of a quadrant with these rows.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    fn placements(&self, rows: usize) -> f64 {
        self.quadrant.with_rows(rows).len() as f64
    }
}
