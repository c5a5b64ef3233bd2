//! Placements of non-attacking queens on a quadrant, and in a corner of the board.

use std::ops::Range;

use super::geometry::{Geometry, Middle};

/// The placements of non-attacking queens on a quadrant.
#[derive(Debug)]
pub(super) struct Quadrant {
    half: usize,
    /// The diagonals of each placement in the lower 32 bits, its anti-diagonals in the upper.
    pub(super) placements: Vec<u64>,
    /// The start of the list for each pair of sets. The rows are the upper bits of the index, the
    /// columns the lower ones.
    starts: Vec<usize>,
}

impl Quadrant {
    pub(super) fn new(half: usize) -> Self {
        let mut quadrant = Self { half, placements: vec![0], starts: vec![0] };
        quadrant.starts.resize(1 << half, 1);
        for rows in 1_usize..1 << half {
            let row = rows.ilog2() as usize;
            for columns in 0..1 << half {
                quadrant.starts.push(quadrant.placements.len());
                for column in (0..half).filter(|column| columns >> column & 1 == 1) {
                    let diagonals = 1 << (row + column) | 1 << (32 + row + half - 1 - column);
                    for other in quadrant.with(rows ^ 1 << row, columns ^ 1 << column) {
                        let placement = quadrant.placements[other];
                        if placement & diagonals == 0 {
                            quadrant.placements.push(placement | diagonals);
                        }
                    }
                }
            }
        }
        quadrant.starts.push(quadrant.placements.len());
        quadrant
    }

    /// The range of the placements with these rows.
    pub(super) fn with_rows(&self, rows: usize) -> Range<usize> {
        self.starts[rows << self.half]..self.starts[(rows + 1) << self.half]
    }

    /// The range of the placements with these rows and columns.
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
pub(super) struct Corner {
    keys: Vec<u64>,
    /// The end of the list for each set of columns, after a 0.
    ends: Vec<usize>,
}

impl Corner {
    pub(super) fn new(
        geometry: Geometry,
        quadrant: &Quadrant,
        middle: &Middle,
        [north_south, west_east]: [usize; 2],
        rows: usize,
    ) -> Self {
        let (row, column) = (geometry.first(north_south), geometry.first(west_east));
        let mut keys = Vec::with_capacity(quadrant.with_rows(rows).len());
        let mut ends = vec![0];
        for columns in subsets(middle.columns[west_east], rows.count_ones()) {
            for placement in &quadrant.placements[quadrant.with(rows, columns)] {
                let diagonals = (placement & u64::from(u32::MAX)) << (row + column);
                let anti_diagonals = (placement >> 32) << (row + geometry.first(1) - column);
                let diagonals = u128::from(diagonals) | u128::from(anti_diagonals) << 64;
                if diagonals & middle.empty[west_east] == 0 {
                    keys.push(geometry.key(diagonals));
                }
            }
            ends.push(keys.len());
        }
        Self { keys, ends }
    }

    fn lists(&self) -> impl DoubleEndedIterator<Item = &[u64]> {
        self.ends.windows(2).map(|ends| &self.keys[ends[0]..ends[1]])
    }

    /// Sets `half_boards` to the keys of those with this corner in the north and the other in the
    /// `south`.
    pub(super) fn join(&self, south: &Self, half_boards: &mut Vec<u64>) {
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
