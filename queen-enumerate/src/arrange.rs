//! Heap's order for solutions that were found in another.
//!
//! While Heap's algorithm runs through the permutations of the first rows, the last of them gets
//! each of their queens once. Its *queue* tells in which order: the queens' columns, four bits
//! each, forwards for an even row and backwards for an odd one. The queue of the row above follows
//! from it in a few shifts, however many turns the row has taken.

use crate::last_row;

/// What stands for a solution in the end.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Placement,
    Rank,
}

/// Puts the solutions `found`, in lexicographic order of the rows from the last one upwards, in
/// Heap's order.
pub(super) fn arrange(size: usize, found: &[u64], form: Form) -> Vec<u64> {
    let row = size - 1;
    let columns = last_row(size).enumerate();
    let queue = columns.map(|(turns, column)| (column as u64) << place(row, turns)).sum();
    let mut arrangement = Arrangement { found, form, arranged: Vec::with_capacity(found.len()) };
    arrangement.extend(0, found.len(), row, queue, 0);
    arrangement.arranged
}

struct Arrangement<'a> {
    found: &'a [u64],
    form: Form,
    arranged: Vec<u64>,
}

impl Arrangement<'_> {
    /// Appends the solutions from `start` to `end`, which agree in the rows below `row`. The turns
    /// of these rows are the leading digits of their `rank`.
    fn extend(&mut self, start: usize, end: usize, row: usize, queue: u64, rank: u64) {
        let found = self.found;
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
        let mut turns = 0;
        while left > 0 {
            let column = (queue >> place(row, turns) & 0xf) as usize;
            let (start, end) = (starts[column], ends[column]);
            if start < end {
                let above = || above(queue, row, turns);
                let rank = rank * (row as u64 + 1) + turns as u64;
                if end - start > 1 {
                    self.extend(start, end, row - 1, above(), rank);
                } else {
                    self.arranged.push(match self.form {
                        Form::Placement => found[start],
                        Form::Rank => rank_above(found[start], row, above(), rank),
                    });
                }
                left -= end - start;
            }
            turns += 1;
        }
    }
}

/// The rank of a `solution` of which the digits down to that of `row` are known, and the queue of
/// the row above.
fn rank_above(solution: u64, mut row: usize, mut queue: u64, mut rank: u64) -> u64 {
    while row > 1 {
        row -= 1;
        let column = solution >> (4 * row) & 0xf;
        let mut turns = 0;
        while queue >> place(row, turns) & 0xf != column {
            turns += 1;
        }
        rank = rank * (row as u64 + 1) + turns as u64;
        queue = above(queue, row, turns);
    }
    rank
}

/// Where the column that `row` gets after that many `turns` stands in its queue.
fn place(row: usize, turns: usize) -> usize {
    4 * if row % 2 == 1 { row - turns } else { turns }
}

/// The queue of the row above `row`, when `row` with this `queue` has taken that many `turns`.
fn above(queue: u64, row: usize, turns: usize) -> u64 {
    if row % 2 == 1 {
        let after = !0 << place(row, turns);
        above_odd(queue & !after | queue >> 4 & after, row, turns)
    } else {
        // Each turn rotates the queue. What was last becomes first, in the place of the row's own.
        let last = 4 * row;
        let rotated = queue >> (4 * turns) | queue << (last + 4 - 4 * turns);
        rotated & ((1 << last) - 0x10) | rotated >> last & 0xf
    }
}

/// The `others` are the queue without the row's own queen.
fn above_odd(others: u64, row: usize, turns: usize) -> u64 {
    let last = 4 * (row - 1);
    let (front, back) = (others & 0xf, others >> last & 0xf);
    // Each turn exchanges the ends.
    let (front, back) = if turns % 2 == 1 { (front, back) } else { (back, front) };
    if row <= 3 {
        return front | others & 0xf0 | back << last;
    }
    // Between them, the first two go to the end and trade places.
    let (first, second) = (others >> 4 & 0xf, others >> 8 & 0xf);
    let middle =
        others >> 8 & ((1 << (last - 8)) - 0x10) | second << (last - 8) | first << (last - 4);
    front | middle | back << last
}
