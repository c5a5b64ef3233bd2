//! A search with masks over halves of the rows, which counts a unit again.
//!
//! A unit says which northern rows have their queens in the eastern half of the board, and the last
//! southern rows, if all sets of a block have some bits in common. The search places a queen in
//! each of the northern rows, then in the southern rows from the last one up. If the half of a row
//! is known, its squares are those of this half. What is in the south then says which rows are
//! eastern there, and so how often the solution counts.
//!
//! For size 4 and the northern set 0b01, row 0 has its queen in column 2 or 3 and row 1 in column 0
//! or 1. Column 3 of row 0 is on a main diagonal, where the east has no queen. With column 2, row 1
//! has column 0, row 2 has column 3, and row 3 has column 1. The eastern row in the south is row 2,
//! the set 0b01, so the solution counts twice.

use std::ops::Range;

use queen_math::Square;

use super::geometry::Geometry;
use super::middle::Middle;

/// A search for the solutions of one unit.
pub(super) struct Masks<'a> {
    geometry: Geometry,
    middle: &'a Middle,
    north: usize,
    /// The rows in the order of the search, with the squares that a queen may have.
    rows: Vec<(usize, u64)>,
}

/// A queen in each of the first rows of the order.
#[derive(Clone, Copy, Default)]
struct Placed {
    len: usize,
    columns: u64,
    /// A bit for each row + column.
    diagonals: u64,
    /// A bit for each column − row + n − 1.
    anti_diagonals: u64,
    /// The southern rows with a queen in the east.
    south: usize,
    /// The number of western queens on the main diagonals, at most 2: each diagonal has one queen
    /// at most.
    on_main: usize,
}

impl<'a> Masks<'a> {
    pub(super) fn new(
        geometry: Geometry,
        middle: &'a Middle,
        souths: Range<usize>,
        north: usize,
    ) -> Self {
        let Geometry { size, half } = geometry;
        let fixed = fixed(geometry, middle);
        // The bits in which no two of these sets differ: a block has a power of two of them, and
        // begins at a multiple of it. So a set with the same values of these bits is in the block.
        let same = !(souths.len() - 1);
        // Whether the queen of a row is in the east, if that is known.
        let is_eastern = |row: usize| match row.checked_sub(size - half) {
            Some(row) if same >> row & 1 == 1 => Some(souths.start >> row & 1 == 1),
            Some(_) => None,
            None => (row < half).then(|| north >> row & 1 == 1),
        };
        let squares = |row: usize| {
            // The queen of the middle column is in neither half, so its row is eastern in no set.
            // Only odd sizes have one. These have a single block of all southern sets, which have
            // no row in common; in two blocks, a solution would be found twice.
            if let Some(queen) = fixed.iter().find(|queen| queen.row() == row) {
                return 1 << queen.column();
            }
            let is_allowed = |&column: &usize| {
                // What is not in the east is in the west: a middle column has its queen in `fixed`,
                // which attacks all other squares of it.
                let is_east = column >= geometry.first(1);
                // While the flips are left, so are the quarter turns. A flip from left to right
                // takes a single queen on a main diagonal into the west. Two of them, one on each
                // diagonal, are in the north, the east, the south or the west, and quarter turns
                // take them into the west. So a solution with an eastern one is the image of one
                // that counts for it. With two queens beside the centre, no symmetry is left, so
                // every solution counts.
                let is_image = middle.flips && is_east && is_on_main(size, row, column);
                let is_attacked = fixed.iter().any(|queen| queen.attacks(Square::new(row, column)));
                is_eastern(row).is_none_or(|is_eastern| is_eastern == is_east)
                    && !is_image
                    && !is_attacked
            };
            (0..size).filter(is_allowed).fold(0_u64, |squares, column| squares | 1 << column)
        };
        let order = (0..size - half).chain((size - half..size).rev());
        let rows = order.map(|row| (row, squares(row))).collect();
        Self { geometry, middle, north, rows }
    }

    /// The number of solutions for which this unit counts.
    pub(super) fn solutions(&self) -> u64 {
        self.complete(Placed::default())
    }

    /// The number of solutions with these queens.
    fn complete(&self, placed: Placed) -> u64 {
        let Geometry { size, half } = self.geometry;
        let Some(&(row, squares)) = self.rows.get(placed.len) else {
            let weights = self.middle.weights(self.north, placed.south);
            return weights.map_or(0, |weights| weights[placed.on_main]);
        };
        // Bit c of each is the diagonal through column c of this row. Bits beyond the board do not
        // matter, as `squares` has none.
        let attacked = placed.diagonals >> row | placed.anti_diagonals >> (size - 1 - row);
        let mut free = squares & !placed.columns & !attacked;
        let mut solutions = 0;
        // `solutions` are those with a queen in a column that is no longer in `free`.
        while free != 0 {
            let column = free.trailing_zeros() as usize;
            free &= free - 1;
            let is_east = column >= self.geometry.first(1);
            let southern_row = row.checked_sub(size - half).filter(|_| is_east);
            let is_on_main = column < half && is_on_main(size, row, column);
            solutions += self.complete(Placed {
                len: placed.len + 1,
                columns: placed.columns | 1 << column,
                diagonals: placed.diagonals | 1 << (row + column),
                anti_diagonals: placed.anti_diagonals | 1 << (column + size - 1 - row),
                south: placed.south | southern_row.map_or(0, |row| 1 << row),
                on_main: placed.on_main + usize::from(is_on_main),
            });
        }
        solutions
    }
}

fn is_on_main(size: usize, row: usize, column: usize) -> bool {
    row == column || row + column == size - 1
}

/// The queens in the middle row and the middle column.
fn fixed(Geometry { size, half }: Geometry, middle: &Middle) -> Vec<Square> {
    if size.is_multiple_of(2) {
        return Vec::new();
    }
    // `middle` has the columns that these queens leave in the west and in the east, and the rows
    // in the north and in the south, a bit each from the first one of the half on. Up to symmetry
    // the queens are south and east of the centre. So all western columns are left, and the one
    // that the eastern ones lack is taken: of 0b111 and 0b101, for size 7, that of bit 1, which is
    // column 4 + 1. With a queen in the centre, none is taken.
    let taken = |lines: [usize; 2]| (lines[0] ^ lines[1]).trailing_zeros() as usize;
    if middle.flips {
        return vec![Square::new(half, half)];
    }
    let (east, south) = (half + 1 + taken(middle.columns), half + 1 + taken(middle.rows));
    vec![Square::new(half, east), Square::new(south, half)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_in_the_documentation_is_right() {
        let geometry = Geometry { size: 4, half: 2 };
        let middle = Middle::all(geometry)[0];
        let masks = Masks::new(geometry, &middle, 0..4, 0b01);
        assert_eq!(masks.rows, [(0, 0b0100), (1, 0b0011), (3, 0b0111), (2, 0b1011)]);
        assert_eq!(masks.solutions(), 2);
        let solutions = |souths| Masks::new(geometry, &middle, souths, 0b01).solutions();
        assert_eq!([0..2, 2..4].map(solutions), [2, 0]);
    }

    #[test]
    fn queens_in_the_middle_are_where_they_are() {
        let geometry = Geometry { size: 7, half: 3 };
        let squares =
            |queens: Vec<Square>| queens.into_iter().map(<(usize, usize)>::from).collect();
        let queens: Vec<Vec<_>> =
            Middle::all(geometry).iter().map(|middle| squares(fixed(geometry, middle))).collect();
        assert_eq!(
            queens,
            [vec![(3, 3)], vec![(3, 4), (5, 3)], vec![(3, 4), (6, 3)], vec![(3, 5), (6, 3)]]
        );
    }
}
