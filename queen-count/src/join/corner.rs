//! Placements of non-attacking queens in one corner of the board.
//!
//! These are the placements of a quadrant, moved to its place. They keep only what the join
//! compares: their keys. A key has those of the occupied diagonals that cross from the western half
//! of the board to the eastern one.
//!
//! For size 4, let the eastern rows be 0 and 2. The corner in the north-east has a queen in row 0,
//! in column 2 or 3. The one in column 3 is on a main diagonal, where the join wants none in the
//! east. So its list for the set {2} has one key and that for {3} has none. The corner in the
//! south-east has a queen in row 2, in column 2 or 3. The join pairs the list for {2} in the
//! north with the one for {3} in the south, and {3} with {2}. The only eastern half-board has
//! queens in row 0, column 2, and in row 2, column 3.

use super::geometry::Geometry;
use super::middle::Middle;
use super::quadrant::Quadrant;

/// The subsets of a set that have `len` elements, as ascending numbers: of 0b1101 and 2, 0b0101,
/// 0b1001 and 0b1100. A set has at most 13 elements, so trying all numbers is fast enough.
fn subsets(set: usize, len: u32) -> impl Iterator<Item = usize> {
    (0..=set).filter(move |subset| subset & !set == 0 && subset.count_ones() == len)
}

/// The diagonals on the board of a placement on a quadrant, moved to a place that [`Corner::new`]
/// takes.
///
/// Let h be the size of the quadrant and n that of the board. A square that moves down and to the
/// right by `row` and `column` gets to a diagonal whose number is greater by their sum. Its
/// anti-diagonal has the number r − c + h − 1 in the quadrant, and on the board the number r +
/// `row` − c − `column` + n − 1. That is greater by `row` − `column` + n − h. The southern rows
/// begin at n − h, so this is `first(1)`. Each half of a word has room for all 2n − 1 diagonals, so
/// no bit is lost. No shift is negative, as `column` is at most `first(1)`.
///
/// For size 4, the square in row 0 and column 0 of a quadrant is on diagonal 0 and anti-diagonal 0
/// − 0 + 2 − 1 = 1. Moved to the south-east by two rows and two columns, it is on diagonal 0 + 4 =
/// 4 and anti-diagonal 1 + (2 + 2 − 2) = 3: those of row 2 and column 2.
pub(super) fn moved(
    geometry: Geometry,
    placement: u64,
    [north_south, west_east]: [usize; 2],
) -> u128 {
    let (row, column) = (geometry.first(north_south), geometry.first(west_east));
    let diagonals = (placement & u64::from(u32::MAX)) << (row + column);
    let anti_diagonals = (placement >> 32) << (row + geometry.first(1) - column);
    u128::from(diagonals) | u128::from(anti_diagonals) << 64
}

/// The keys of the placements in one corner of the board that have a given set of rows.
pub(super) struct Corner {
    /// The keys, in a list for each set of columns that has as many elements as the rows. The sets
    /// are in ascending order.
    keys: Vec<u64>,
    /// Where the lists begin and end: 0, then the end of each list, which begins where the one
    /// before it ends.
    ends: Vec<usize>,
}

impl Corner {
    /// Moves the placements of a quadrant with these `rows` to the corner at a place: 0 or 1 for
    /// the north or the south, and 0 or 1 for the west or the east.
    pub(super) fn new(
        geometry: Geometry,
        quadrant: &Quadrant,
        middle: &Middle,
        place: [usize; 2],
        rows: usize,
    ) -> Self {
        let west_east = place[1];
        // `middle.columns` has the columns of this half, counted from its first, that no queen in
        // the middle has.
        // The first `len` keys are those so far. There is one place more, for one that does not
        // stay.
        let mut keys = vec![0; quadrant.with_rows(rows).len() + 1];
        let mut len = 0;
        let mut ends = vec![0];
        for columns in subsets(middle.columns[west_east], rows.count_ones()) {
            for placement in &quadrant.placements[quadrant.with(rows, columns)] {
                let diagonals = moved(geometry, *placement, place);
                // `empty` are the diagonals on which this corner may have no queen: those of
                // queens in the middle and, in the east, the main diagonals as well, unless two
                // queens in the middle have used up the symmetries.
                // Without a branch, as in `Quadrant::new`.
                keys[len] = geometry.key(diagonals);
                len += usize::from(diagonals & middle.empty[west_east] == 0);
            }
            // An empty list has an end, too: `join` pairs the lists of two corners by their places.
            ends.push(len);
        }
        keys.truncate(len);
        Self { keys, ends }
    }

    /// The list of keys for each set of columns.
    fn lists(&self) -> impl DoubleEndedIterator<Item = &[u64]> {
        self.ends.windows(2).map(|ends| &self.keys[ends[0]..ends[1]])
    }

    /// Sets `half_boards` to the keys of the half-boards with this corner in the north and the
    /// other in the `south`. Their rows together are as many as the columns of this half:
    /// `Middle::weights` has refused all other pairs.
    ///
    /// Two quadrants one above the other have no rows in common. They have no columns in common if
    /// the columns of one are those that the other leaves. Then they are a half-board unless they
    /// have a diagonal in common. The keys have all diagonals through both: the numbers from n − h
    /// to n + h − 2 of quadrants with h rows. A diagonal in the north-east has at most n + h − 2,
    /// and one in the south-east at least 2 · (n − h); mirrored, the same holds in the west.
    pub(super) fn join(&self, south: &Self, half_boards: &mut Vec<u64>) {
        let mut len = 0;
        // For each set of columns in the north, the south has the complement. The complements of
        // ascending sets are descending: of three columns, 001, 010 and 100 in the north go with
        // 110, 101 and 011 in the south. There are as many sets as complements, so that each list
        // has its partner.
        for (north, south) in self.lists().zip(south.lists().rev()) {
            // The first `len` keys are the half-boards so far. Room for all pairs of these two
            // lists, so that each can be written before it is known whether it stays.
            let most = len + north.len() * south.len();
            if half_boards.len() < most {
                // Twice as many, so that it does not grow for each pair of lists.
                half_boards.resize(2 * most, 0);
            }
            for north in north {
                // Without a branch, which would often be mispredicted: a pair with a
                // common diagonal is written, too, but does not add to `len`, so the next pair
                // overwrites it.
                for south in south {
                    half_boards[len] = north | south;
                    len += usize::from(north & south == 0);
                }
            }
        }
        // Behind the first `len` keys are a pair with a common diagonal, the zeros of `resize`,
        // which would fit every key, and keys of earlier calls.
        half_boards.truncate(len);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        assert!(subsets(0b1101, 2).eq([0b0101, 0b1001, 0b1100]));
        let geometry = Geometry { size: 4, half: 2 };
        let (quadrant, middle) = (Quadrant::new(2), Middle::all(geometry)[0]);
        let corner = |side, rows| Corner::new(geometry, &quadrant, &middle, [side, 1], rows);
        // Row 0, column 2: diagonal 2 and anti-diagonal 1, the first of three in a key.
        let north = corner(0, 0b01);
        assert_eq!(north.lists().collect::<Vec<_>>(), [&[0b000_001][..], &[]]);
        let placement = quadrant.placements[quadrant.with(0b01, 0b01)][0];
        assert_eq!(placement, 1 | 1 << (32 + 1));
        assert_eq!(geometry.diagonals(2, 2), 1 << 4 | 1 << (64 + 3));
        // Row 2, column 2 is on a main diagonal. Column 3: diagonal 5 and anti-diagonal 2.
        let south = corner(1, 0b01);
        assert_eq!(south.lists().collect::<Vec<_>>(), [&[][..], &[0b001_000]]);
        let mut half_boards = vec![];
        north.join(&south, &mut half_boards);
        assert_eq!(half_boards, [0b001_001]);
    }
}
