//! Queens in the middle row and the middle column, which a count begins with.
//!
//! An even size has no such row, so it has one `Middle`, without queens. Size 7 has h = 3, and the
//! centre is in row and column 3:
//!
//! - A queen in the centre is one `Middle`.
//! - Otherwise there are two queens, x columns and y rows from the centre, with 0 < x < y ≤ 3: for
//!   (x, y) = (1, 2), (1, 3) and (2, 3) they are in row 3 and column 3 + x, and in row 3 + y and
//!   column 3. These are three more.
//!
//! The count then chooses which rows have their queens in the eastern half of the board. These
//! *eastern* rows are two sets of bits, `north` and `south`; bit 0 of each is its northernmost row.
//!
//! Only one of several images of a solution is joined, and it counts for the others. How often it
//! counts is its *weight*.

use std::cmp::Ordering::{Equal, Greater, Less};

use super::geometry::Geometry;

/// A placement of the queens in the middle row and the middle column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Middle {
    /// The columns that they leave in the west, which are all, and in the east.
    pub(super) columns: [usize; 2],
    /// The rows that they leave in the north, which are all, and in the south.
    pub(super) rows: [usize; 2],
    /// The diagonals that have to be empty in the west and in the east: as `Geometry::diagonals`
    /// has them, the lower 64 bits are diagonals and the upper ones anti-diagonals.
    pub(super) empty: [u128; 2],
    /// Whether the flips of the board reduce the count.
    pub(super) flips: bool,
}

impl Middle {
    /// All placements of these queens up to symmetry. An even size has one, without queens.
    pub(super) fn all(geometry: Geometry) -> Vec<Self> {
        let Geometry { size, half } = geometry;
        // The last set has all rows, or columns, of a half.
        let (all, main) = (geometry.sets().end - 1, geometry.main_diagonals());
        // In the east, the main diagonals are left out: solutions with a queen there are images of
        // others.
        let none = Self { columns: [all; 2], rows: [all; 2], empty: [0, main], flips: true };
        if size % 2 == 0 {
            return vec![none];
        }
        // A queen in the centre is on both main diagonals.
        let mut middles = vec![Self { empty: [main; 2], ..none }];
        for y in 2..=half {
            for x in 1..y {
                // One queen is x columns to the east, the other one y rows to the south. The first
                // eastern column is next to the middle one, so x is its column x − 1.
                let empty = geometry.diagonals(half, half + x) | geometry.diagonals(half + y, half);
                middles.push(Self {
                    columns: [all, all ^ 1 << (x - 1)],
                    rows: [all, all ^ 1 << (y - 1)],
                    empty: [empty; 2],
                    flips: false,
                });
            }
        }
        middles
    }

    /// The weights of solutions with these eastern rows that have no queen, one or two on the main
    /// diagonals, one in the centre aside. `None` if there is nothing to count, because there are
    /// too many rows or too few for the eastern columns, a row has a queen in the middle column
    /// already, or an image is counted instead: the one upside down or, with a queen in the centre,
    /// the one from left to right.
    ///
    /// For size 4, the eastern rows 0 and 2 are `north` = 0b01 and `south` = 0b01. Read upwards,
    /// the south is 0b10. The north is less, which doubles the weights. There is no row for which
    /// both have the same bit, so the other flip adds nothing. The weights are 2, 4 and 8. All
    /// pairs of sets of two rows:
    ///
    /// | north | south | upwards | weights |
    /// |---|---|---|---|
    /// | 00 | 11 | 11 | 2, 4, 8: less, and no bit in common |
    /// | 01 | 01 | 10 | 2, 4, 8: the same |
    /// | 01 | 10 | 01 | 2, 2, 4: equal, and row 0 is eastern |
    /// | 10 | 01 | 10 | 0, 2, 4: equal, and row 0 is western |
    /// | 10 | 10 | 01 | none: the image upside down is 01 01 |
    /// | 11 | 00 | 00 | none: the image upside down is 00 11 |
    pub(super) fn weights(&self, north: usize, south: usize) -> Option<[u64; 3]> {
        let queens = self.columns[1].count_ones();
        if south & !self.rows[1] != 0 || north.count_ones() + south.count_ones() != queens {
            return None;
        }
        // Of the eight images of the queens in the middle, only this one is joined, so all
        // symmetries are used up.
        if !self.flips {
            return Some([8; 3]);
        }
        // Without queens in the middle, or with one in the centre, all rows are left.
        let [all, _] = self.rows;
        let upwards = south.reverse_bits().unbounded_shr(all.leading_zeros());
        let upside_down = match north.cmp(&upwards) {
            Less => 2,
            Equal => 1,
            Greater => return None,
        };
        // The flip from left to right takes each row into the other half, so it complements both
        // sets, and the lesser one becomes the greater one. Turning the image upside down as well
        // exchanges them. After both, rows with different bits, 0 and 1, have 0 and 1 again. Where
        // both sets have the same bit, both have the other one. So the first such bit tells the two
        // images apart. If there is none, both images have these same rows, and the join finds
        // both.
        let left_to_right = match all & !(north ^ upwards) {
            0 => 1,
            // 2 if the row is eastern, else 0.
            same => 2 * (north >> same.trailing_zeros() & 1) as u64,
        };
        // A queen in the centre leaves no other one on a main diagonal, so the weights of those do
        // not matter.
        if left_to_right == 0 && self.empty[0] != 0 {
            return None;
        }
        // A queen on a main diagonal is in the west, which decides between left and right: 2. Two
        // queens on the main diagonals are both in the north, the east, the south or the west, and
        // quarter turns take one of these into the next: 4.
        Some([left_to_right, 2, 4].map(|weight| weight * upside_down))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        let four = Middle::all(Geometry { size: 4, half: 2 });
        assert_eq!(four.len(), 1);
        assert_eq!(four[0].weights(0b01, 0b01), Some([2, 4, 8]));
        assert_eq!(four[0].weights(0b00, 0b11), Some([2, 4, 8]));
        assert_eq!(four[0].weights(0b01, 0b10), Some([2, 2, 4]));
        assert_eq!(four[0].weights(0b10, 0b01), Some([0, 2, 4]));
        assert_eq!(four[0].weights(0b10, 0b10), None);
        assert_eq!(four[0].weights(0b11, 0b00), None);
        let centre = Middle::all(Geometry { size: 5, half: 2 })[0];
        assert_eq!(centre.weights(0b01, 0b10), Some([2, 2, 4]));
        assert_eq!(centre.weights(0b10, 0b01), None);
        let seven = Geometry { size: 7, half: 3 };
        assert_eq!(Middle::all(seven).len(), 4);
        let first = Middle::all(seven)[1];
        assert_eq!(first.empty, [seven.diagonals(3, 4) | seven.diagonals(5, 3); 2]);
        assert_eq!((first.columns, first.rows), ([0b111, 0b110], [0b111, 0b101]));
        assert_eq!(first.weights(0b100, 0b100), Some([8; 3]));
    }
}
