//! Heap's order for solutions that were found in another.

use crate::queue::Queue;

/// What stands for a solution in the end.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    Placement,
    Rank,
}

/// Puts what is `found`, solutions in lexicographic order from the last row upwards, into Heap's
/// order. The `queue` is that of the last row.
pub(crate) fn arrange(queue: Queue, found: &[u64], form: Form) -> Vec<u64> {
    let mut arrangement = Arrangement { found, form, arranged: Vec::with_capacity(found.len()) };
    arrangement.extend(0, found.len(), queue, 0);
    arrangement.arranged
}

struct Arrangement<'a> {
    found: &'a [u64],
    form: Form,
    arranged: Vec<u64>,
}

impl Arrangement<'_> {
    /// Appends the solutions from `start` to `end`, which agree in the rows below that of `queue`.
    /// The turns of these rows are the leading digits of their `rank`.
    fn extend(&mut self, start: usize, end: usize, queue: Queue, rank: u64) {
        let found = self.found;
        let row = queue.row;
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
            let column = queue.column(turns);
            let (start, end) = (starts[column], ends[column]);
            if start < end {
                let rank = rank * (row as u64 + 1) + turns as u64;
                if end - start > 1 {
                    self.extend(start, end, queue.above(turns), rank);
                } else {
                    self.arranged.push(match self.form {
                        Form::Placement => found[start],
                        Form::Rank => rank_above(found[start], queue.above(turns), rank),
                    });
                }
                left -= end - start;
            }
            turns += 1;
        }
    }
}

/// The rank of a `solution` of which the digits below the row of `queue` are known.
fn rank_above(solution: u64, mut queue: Queue, mut rank: u64) -> u64 {
    while queue.row > 0 {
        let column = (solution >> (4 * queue.row) & 0xf) as usize;
        let mut turns = 0;
        while queue.column(turns) != column {
            turns += 1;
        }
        rank = rank * (queue.row as u64 + 1) + turns as u64;
        queue = queue.above(turns);
    }
    rank
}
