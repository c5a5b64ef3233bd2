//! Sorts solutions into Heap's order.

use queen_math::order::ColumnOrder;

/// Returns what is kept of a solution, given the column order of a row, its digit there, and the rank of its
/// digits from the last row up to that one.
pub(crate) type Output = fn(u64, ColumnOrder, usize, u64) -> u64;

/// Sorts the `found` solutions into Heap's order. They are in lexicographic order from the last row
/// upwards, and agree in the rows below that of `order`, whose digits make up `rank`.
pub(crate) fn arrange(order: ColumnOrder, rank: u64, found: &[u64], output: Output) -> Vec<u64> {
    let mut arrangement = Arrangement { found, output, arranged: Vec::with_capacity(found.len()) };
    arrangement.extend(0, found.len(), order, rank);
    arrangement.arranged
}

struct Arrangement<'a> {
    found: &'a [u64],
    output: Output,
    arranged: Vec<u64>,
}

impl Arrangement<'_> {
    /// Appends the solutions from `start` to `end`, which agree in the rows below that of `order`.
    /// The digits of these rows make up `rank`.
    fn extend(&mut self, start: usize, end: usize, order: ColumnOrder, rank: u64) {
        let found = self.found;
        let row = order.row();
        let (mut starts, mut ends) = ([0; 16], [0; 16]);
        let mut index = start;
        while index < end {
            let column = (found[index] >> (4 * row) & 0xf) as usize;
            if ends[column] == 0 {
                starts[column] = index;
            }
            index += 1;
            ends[column] = index;
        }
        let mut left = end - start;
        let mut digit = 0;
        while left > 0 {
            let column = order.column(digit) as usize;
            let (start, end) = (starts[column], ends[column]);
            if start < end {
                let rank = rank * (row as u64 + 1) + digit as u64;
                if end - start > 1 {
                    self.extend(start, end, order.above(digit), rank);
                } else {
                    self.arranged.push((self.output)(found[start], order, digit, rank));
                }
                left -= end - start;
            }
            digit += 1;
        }
    }
}

/// Completes the rank of a `solution`. `rank` has the digits up to `digit`, that of the row `below`.
pub(crate) fn complete_rank(solution: u64, below: ColumnOrder, digit: usize, mut rank: u64) -> u64 {
    let mut order = below.above(digit);
    let mut row = order.row();
    while row > 0 {
        let digit = order.digit((solution >> (4 * row) & 0xf) as u8);
        rank = rank * (row as u64 + 1) + digit as u64;
        order = order.above(digit);
        row -= 1;
    }
    rank
}
