//! Placements of non-attacking queens on a quadrant.
//!
//! There is a list for each set of rows and each set of columns. A set is a bit mask, and the lists
//! stand one after the other, by ascending rows and then ascending columns. For h = 2:
//!
//! | rows | columns | placements |
//! |---|---|---|
//! | 00 | 00 | the empty one |
//! | 01 | 01 | a queen in row 0, column 0 |
//! | 01 | 10 | a queen in row 0, column 1 |
//! | 10 | 01 | a queen in row 1, column 0 |
//! | 10 | 10 | a queen in row 1, column 1 |
//!
//! All other lists are empty: either they have more rows than columns or fewer, or two queens on
//! four squares attack each other. There is a start for each list, empty or not, and one for the
//! end: 0 1 1 1, 1 1 2 3, 3 3 4 5, 5 5 5 5, 5.

use std::ops::Range;

use super::placements::placements;

/// The placements of non-attacking queens on a quadrant.
#[derive(Debug)]
pub(super) struct Quadrant {
    half: usize,
    /// The diagonals of each placement in the lower 32 bits, its anti-diagonals in the upper.
    pub(super) placements: Vec<u64>,
    /// The start of the list for each pair of sets. The rows are the upper bits of the index, the
    /// columns the lower ones. One more is the end of the last list.
    starts: Vec<usize>,
}

impl Quadrant {
    /// Lists all placements of 0 to `half` queens.
    ///
    /// Remove the queen in the last row of a placement, and a placement of the other rows is left.
    /// Their set is a smaller number, so its lists are complete by then. For the rows 0 and 2 and
    /// the columns 0 and 1 of h = 3, the last row is 2. With its queen in column 0, row 0 has
    /// column 1, and the list for the rows 001 and the columns 010 has that placement; with its
    /// queen in column 1, the list for 001 and 001. Neither two queens attack each other, so this
    /// list gets two placements.
    ///
    /// Each placement is found once, because there is one queen in the last row.
    pub(super) fn new(half: usize) -> Self {
        // Without rows, there is one placement without columns, and none for any other set of them:
        // the list of the first set begins at 0, and all others, which are empty, at 1.
        let mut starts = Vec::with_capacity((1 << (2 * half)) + 1);
        starts.push(0);
        starts.resize(1 << half, 1);
        // The first `len` placements are those so far, and the first one is the empty one, 0. There
        // is one place more than there are placements, for one that does not stay.
        let mut placements = vec![0; placements(half).saturating_add(1)];
        let mut len = 1;
        for rows in 1_usize..1 << half {
            let row = rows.ilog2() as usize;
            for columns in 0_usize..1 << half {
                // Also the end of the list before. All lists that are read below end by here.
                starts.push(len);
                // Most lists have no placements: those with more rows than columns or fewer. The
                // loop below would find none, but would take time.
                if rows.count_ones() != columns.count_ones() {
                    continue;
                }
                for column in (0..half).filter(|column| columns >> column & 1 == 1) {
                    // At most 25 diagonals in each direction, for a half of 13, fit into 32 bits.
                    let diagonals = 1 << (row + column) | 1 << (32 + row + half - 1 - column);
                    let list = (rows ^ 1 << row) << half | columns ^ 1 << column;
                    for other in starts[list]..starts[list + 1] {
                        // Without a branch, which would often be mispredicted: a placement that
                        // attacks the queen is written, too, but the next one overwrites it.
                        let placement = placements[other];
                        placements[len] = placement | diagonals;
                        len += usize::from(placement & diagonals == 0);
                    }
                }
            }
        }
        starts.push(len);
        placements.truncate(len);
        Self { half, placements, starts }
    }

    /// The range of the placements with these rows, which are adjacent.
    pub(super) fn with_rows(&self, rows: usize) -> Range<usize> {
        self.starts[rows << self.half]..self.starts[(rows + 1) << self.half]
    }

    /// The range of the placements with these rows and columns.
    pub(super) fn with(&self, rows: usize, columns: usize) -> Range<usize> {
        let list = rows << self.half | columns;
        self.starts[list]..self.starts[list + 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quadrant_has_as_many_placements_as_are_known() {
        for half in 0..=if cfg!(debug_assertions) { 8 } else { 11 } {
            assert_eq!(Quadrant::new(half).placements.len(), placements(half), "{half}");
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

    #[test]
    fn the_table_in_the_documentation_is_right() {
        let quadrant = Quadrant::new(2);
        assert_eq!(quadrant.starts, [0, 1, 1, 1, 1, 1, 2, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5]);
        assert_eq!(Quadrant::new(0).starts, [0, 1]);
        assert_eq!(Quadrant::new(3).with(0b101, 0b011).len(), 2);
    }
}
