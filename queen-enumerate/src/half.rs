//! Walk through the left half of the tree with bit masks, in batches of nodes.

use queen_math::attacks::all_columns;
use queen_math::count::Levels;

/// The number of nodes that are extended at a time.
const BATCH: usize = 128;

/// Nodes of one level. The two after the last node are read but not used.
pub(crate) type Batch = [Node; BATCH + 2];

/// Queens in the last rows, with the free and the attacked columns of the row above.
#[derive(Clone, Copy, Default)]
pub(crate) struct Node {
    placement: u64,
    free: u32,
    columns: u32,
    diagonals: u32,
    anti_diagonals: u32,
}

/// The number of nodes on each level.
pub(crate) type Nodes = [u64; Levels::MAX_SIZE + 1];

/// The columns of the queens in the last row and in the row above it: where a search starts. One of each
/// pair of mirror images is left out. From the middle outwards, because the outer subtrees are smaller.
pub(crate) fn starts(size: usize) -> Vec<[usize; 2]> {
    let pairs = (0..size).flat_map(|last| (0..size).map(move |second| [last, second]));
    let is_left = |queens: &[usize; 2]| *queens < queens.map(|column| size - 1 - column);
    pairs.rev().filter(|&[last, second]| last.abs_diff(second) > 1).filter(is_left).collect()
}

/// Room for the nodes on each level of a search.
pub(crate) fn room(size: usize) -> Vec<Batch> {
    vec![[Node::default(); BATCH + 2]; size - 2]
}

/// Returns all solutions of a [start](starts), in lexicographic order from the last row upwards, and the
/// number of its nodes on each level.
pub(crate) fn search(size: usize, start: [usize; 2], room: &mut [Batch]) -> (Vec<u64>, Nodes) {
    let board = all_columns(size);
    let [last, second] = start.map(|column| 1 << column);
    let columns = last | second;
    let diagonals = (last << 1 | second) << 1;
    let anti_diagonals = (last >> 1 | second) >> 1;
    let free = board & !columns & !diagonals & !anti_diagonals;
    let placement = (start[0] << 4 | start[1]) as u64;
    room[0][0] = Node { placement, free, columns, diagonals, anti_diagonals };
    let mut walk = Walk { board, nodes: [0; Levels::MAX_SIZE + 1], solutions: Vec::new() };
    walk.nodes[2] = 1;
    walk.extend(room, 3, usize::from(free != 0));
    (walk.solutions, walk.nodes)
}

struct Walk {
    board: u32,
    nodes: Nodes,
    solutions: Vec<u64>,
}

impl Walk {
    /// Extends the first `len` nodes of the first batch to their children on `level`, and these in
    /// turn up to the top row. Each of the nodes has a free column.
    #[expect(clippy::cast_lossless, reason = "`From` is a function call without optimization")]
    #[expect(clippy::cast_possible_wrap, clippy::cast_sign_loss, reason = "a sign becomes a mask")]
    fn extend(&mut self, batches: &mut [Batch], level: usize, len: usize) {
        let Some((nodes, above)) = batches.split_first_mut() else { return };
        if above.is_empty() {
            let top = nodes[..len].iter();
            self.solutions.extend(top.map(|n| n.placement << 4 | n.free.trailing_zeros() as u64));
            self.nodes[level] += len as u64;
            return;
        }
        let board = self.board;
        let mut index = 0;
        let mut free = nodes[0].free;
        let mut next_free = nodes[1].free;
        while index < len {
            let batch = &mut above[0];
            let (mut placed, mut kept) = (0_u64, 0_usize);
            while index < len && kept < BATCH {
                let node = &nodes[index];
                let rest = free & free.wrapping_sub(1);
                let queen = free ^ rest;
                // Without optimization, most methods are function calls, and a check for overflow costs
                // more than the step itself.
                let columns = node.columns | queen;
                let diagonals = (node.diagonals | queen) << 1;
                let anti_diagonals = (node.anti_diagonals | queen) >> 1;
                let placement = node.placement << 4 | queen.trailing_zeros() as u64;
                let free_above = board & !(columns | diagonals | anti_diagonals);
                let slot = &mut batch[kept];
                slot.placement = placement;
                slot.free = free_above;
                slot.columns = columns;
                slot.diagonals = diagonals;
                slot.anti_diagonals = anti_diagonals;
                placed = placed.wrapping_add(1);
                kept = kept.wrapping_add((free_above != 0) as usize);
                // All ones if this was the node's last free column. A comparison would be compiled
                // to a branch.
                let done = (rest as i32).wrapping_sub(1) >> 31;
                index = index.wrapping_add((done & 1) as usize);
                free = rest | next_free & done as u32;
                next_free = nodes[index.wrapping_add(1)].free;
            }
            self.nodes[level] += placed;
            if kept > 0 {
                self.extend(above, level + 1, kept);
            }
        }
    }
}
