//! Walk through the left half of the search tree with bit masks, in batches of nodes.
//!
//! A node is a placement of queens in the last few rows that do not attack each other. Its children
//! have one more queen, in the row above. Mirroring a board from left to right mirrors the tree, so
//! one of each two mirror images is enough. The walk begins with two queens in the last two rows,
//! so that several threads can walk at the same time. A node has a mask of the free columns of the
//! row above, one bit per column, lowest for the leftmost. For each free column there is a child.
//!
//! A recursion from node to node would branch whenever a node has no column left, and a processor
//! cannot predict that. So the walk extends a batch of nodes at a time, all on one level. The loop
//! does the same for each free column: it writes the child into the next slot of the batch above,
//! and advances the slot only if the child has a free column itself. Otherwise the next child
//! overwrites it.
//!
//! For example, on a board of size 6 with queens in columns 2 and 5 of the last two rows:
//!
//! | level | nodes, from the last row upwards |
//! |---|---|
//! | 2 | 25 |
//! | 3 | 251, 253 |
//! | 4 | 2514, 2530, 2531 |
//! | 5 | 25140, and, with no free column, 25304 and 25314 |
//! | 6 | 251403, a solution |
//!
//! Batches hold the nodes of a level in this order, and a full batch is extended up to the top row
//! before the next one is begun. So solutions are found in lexicographic order.
//!
//! The bit masks are those of M. Richards, *Backtracking Algorithms in MCPL using Bit Patterns and
//! Recursion*, 1997.

use queen_math::attacks::all_columns;
use queen_math::count::Levels;

/// The number of nodes that are extended at a time. Any number from [`RUN`] on gives the same
/// solutions in the same order.
const BATCH: usize = 256;

/// The number of turns in a run, which is written out in [`Walk::extend`].
const RUN: usize = 8;

/// Nodes of one level.
pub(crate) type Batch = [Node; BATCH];

/// Queens in the last rows, with the free and the attacked columns of the row above.
#[derive(Clone, Copy, Default)]
pub(crate) struct Node {
    /// The columns, with four bits per row. Those of the newest queen are the lowest.
    placement: u64,
    /// The columns of the row above in which a child is still to be made: at first all that are in
    /// none of the three masks below. They would fit 16 bits, but with 64 a node takes 32 bytes, so
    /// its address is a shift of its index.
    free: u64,
    /// The columns of the queens, and all beyond the board.
    columns: u32,
    /// The columns in which the queens' diagonals meet the row above.
    diagonals: u32,
    /// The columns in which the queens' anti-diagonals meet the row above.
    anti_diagonals: u32,
}

/// The number of nodes on each level.
pub(crate) type Nodes = [u64; Levels::MAX_SIZE + 1];

/// The columns of the queens in the last row and in the row above it: where a search starts. One of
/// each pair of mirror images is left out: the caller mirrors the solutions that are found.
///
/// Queens at most one column apart would attack each other. Of the other pairs, those that are less
/// than their mirror image are kept. None is equal to it, since both queens would have to be in the
/// middle column. For size 5 they are, with the last row first:
///
/// > 2 0, 1 4, 1 3, 0 4, 0 3, 0 2
///
/// They begin in the middle, because the outer subtrees are smaller: a large one at the end would
/// keep one thread busy while the others have none left.
pub(crate) fn starts(size: usize) -> Vec<[usize; 2]> {
    let mut starts = Vec::new();
    // A pair is also a number with two digits to the base `size`. Subtracting it from the largest
    // one mirrors both digits, so those that are less than their mirror image are the lower half.
    let mut pair = size * size / 2;
    while pair > 0 {
        pair -= 1;
        let (last, second) = (pair / size, pair % size);
        if last.abs_diff(second) > 1 {
            starts.push([last, second]);
        }
    }
    starts
}

/// Room for the nodes on each level of a search: a batch for each number of queens from 2 to one
/// less than all, which is where children are still to be made. Each search reuses it. The caller
/// handles size 1 by itself, so `size` is at least 2.
pub(crate) fn room(size: usize) -> Vec<Batch> {
    vec![[Node::default(); BATCH]; size - 2]
}

/// Returns all solutions of a [start](starts), in lexicographic order from the last row upwards,
/// and the number of its nodes on each level.
///
/// The masks are those of the third-last row. A diagonal is one column further right for each row
/// up, an anti-diagonal one further left, so the last row's queen is shifted twice. For size 6 and
/// the columns 2 and 5, the diagonals lead to 4 and 6, the anti-diagonals to 0 and 4, and free are
/// 1 and 3.
pub(crate) fn search(size: usize, start: [usize; 2], room: &mut [Batch]) -> (Vec<u64>, Nodes) {
    let (last, second) = (1 << start[0], 1 << start[1]);
    let columns = !all_columns(size) | last | second;
    let diagonals = (last << 1 | second) << 1;
    let anti_diagonals = (last >> 1 | second) >> 1;
    let free = !(columns | diagonals | anti_diagonals);
    let placement = (start[0] << 4 | start[1]) as u64;
    room[0][0] = Node { placement, free: u64::from(free), columns, diagonals, anti_diagonals };
    let mut walk = Walk { nodes: [0; Levels::MAX_SIZE + 1], solutions: Vec::new() };
    walk.nodes[2] = 1;
    // `extend` expects nodes that have a free column.
    walk.extend(room, 3, usize::from(free != 0));
    (walk.solutions, walk.nodes)
}

/// A turn of the loops in [`Walk::extend`]: makes the next child of the node at `$index` in the
/// slot at `$kept`. Then the two names stand for those of the next turn: the same node unless this
/// was its last child, and the same slot unless the child has a free column.
///
/// This code also runs in a macro, and macros are built without optimization. Most methods are then
/// function calls, and a check for overflow costs more than the step itself, so the steps wrap. A
/// check of bounds moves all that has been computed from registers to the stack, so the two of a
/// turn come first.
macro_rules! turn {
    ($nodes:ident[$index:ident], $batch:ident[$kept:ident]) => {
        let slot = &mut $batch[$kept];
        let node = &mut $nodes[$index];
        // Subtracting 1 clears the lowest set bit of `free` and sets those below it. So `rest` is
        // `free` without that bit, and `queen` is the bit.
        let free = node.free;
        let rest = free & free.wrapping_sub(1);
        let queen = (free ^ rest) as u32;
        node.free = rest;
        // Adds 1 after the node's last child, when `rest` is 0: only 0 − 1 sets the highest bit,
        // since `rest` has at most 16 bits. The next turn needs the index first of all, so it is
        // computed early in this one, and not by a comparison, which takes more instructions.
        let $index = $index.wrapping_add((rest.wrapping_sub(1) >> 63) as usize);
        let columns = node.columns | queen;
        let diagonals = (node.diagonals | queen) << 1;
        let anti_diagonals = (node.anti_diagonals | queen) >> 1;
        let free_above = !(columns | diagonals | anti_diagonals) as u64;
        // Field by field, because a `Node` would be built on the stack first.
        slot.free = free_above;
        slot.columns = columns;
        slot.diagonals = diagonals;
        slot.anti_diagonals = anti_diagonals;
        slot.placement = node.placement << 4 | queen.trailing_zeros() as u64;
        // Adds 1 if the child has a free column: then 0 − `free_above` sets the highest bit.
        let $kept = $kept.wrapping_add((free_above.wrapping_neg() >> 63) as usize);
    };
}

/// A walk, with what it has found so far.
struct Walk {
    nodes: Nodes,
    solutions: Vec<u64>,
}

impl Walk {
    /// Extends the first `len` nodes of the first batch to their children on `level`, and these in
    /// turn up to the top row. Each of the nodes has a free column.
    ///
    /// The number of nodes counts all children, with or without a free column. The children of two
    /// nodes with the free columns 0b1010 and 0b0100 are made in three turns: of the first node in
    /// column 1, of the first in column 3, and of the second in column 2.
    ///
    /// A turn moves on by at most one node and one slot. So while there are [`RUN`] of both, as
    /// many turns follow each other, without asking in between whether any is left.
    #[expect(clippy::cast_lossless, reason = "`From` is a function call without optimization")]
    fn extend(&mut self, batches: &mut [Batch], level: usize, len: usize) {
        // There is always a batch. A board with two rows has none, but it has no start either, so
        // it is not searched; and the recursion ends at the last batch, below.
        let Some((nodes, above)) = batches.split_first_mut() else { return };
        if above.is_empty() {
            // All rows but the top one have a queen, so each node has exactly one free column.
            let mut index = 0;
            // The solutions of the nodes before `index` are pushed.
            while index < len {
                let node = &nodes[index];
                self.solutions.push(node.placement << 4 | node.free.trailing_zeros() as u64);
                index = index.wrapping_add(1);
            }
            self.nodes[level] += len as u64;
            return;
        }
        let mut index = 0;
        // From this node on, fewer than `RUN` are left.
        let run_end = len.saturating_sub(RUN - 1);
        // At each turn of all loops, the nodes before `index` have no child left to be made, and
        // those from `index` on have one or more. The first `kept` slots of the batch above have
        // those of the `placed` children that have a free column.
        while index < len {
            let batch = &mut above[0];
            let (mut placed, mut kept) = (0_u64, 0_usize);
            while index < run_end && kept <= BATCH - RUN {
                // Each turn binds these two names anew. Without optimization, a variable that
                // changes is stored and loaded for each use, and the next turn waits for that.
                let node = index;
                let slot = kept;
                turn!(nodes[node], batch[slot]);
                turn!(nodes[node], batch[slot]);
                turn!(nodes[node], batch[slot]);
                turn!(nodes[node], batch[slot]);
                turn!(nodes[node], batch[slot]);
                turn!(nodes[node], batch[slot]);
                turn!(nodes[node], batch[slot]);
                turn!(nodes[node], batch[slot]);
                index = node;
                kept = slot;
                placed = placed.wrapping_add(RUN as u64);
            }
            while index < len && kept < BATCH {
                let node = index;
                let slot = kept;
                turn!(nodes[node], batch[slot]);
                index = node;
                kept = slot;
                placed = placed.wrapping_add(1);
            }
            // The batch above is full, or all children have been made.
            self.nodes[level] += placed;
            if kept > 0 {
                self.extend(above, level + 1, kept);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        assert_eq!(starts(5), [[2, 0], [1, 4], [1, 3], [0, 4], [0, 3], [0, 2]]);
        assert_eq!(starts(2), [[0; 2]; 0]);
        let (solutions, nodes) = search(6, [2, 5], &mut room(6));
        assert_eq!(solutions, [0x25_1403]);
        assert_eq!(nodes[2..=6], [1, 2, 3, 3, 1]);
    }
}
