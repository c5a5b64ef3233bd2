//! The levels of the search tree, counted in independent subproblems.

use queen_math::attacks::{Attacks, Columns};
use queen_math::count::Levels;

use super::half_and_middle;

/// A subproblem of [`Levels`]: a node with queens in the last two rows, and all nodes below it.
///
/// ```
/// use queen_searches::count::{Subproblem, subproblems};
///
/// let solutions = |subproblem: Subproblem| subproblem.nodes()[8];
/// assert_eq!(subproblems(8).unwrap().map(solutions).sum::<u64>(), 92);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Subproblem {
    attacks: Attacks,
    mirrored: bool,
}

/// Counts the nodes of the tree for a board of `size` × `size`. Returns `None` unless `size` is
/// from 1 to [`Levels::MAX_SIZE`].
///
/// Only one of each pair of mirror images is searched.
///
/// ```
/// let levels = queen_searches::count::levels(8).unwrap();
/// assert_eq!(levels.nodes(), [1, 8, 42, 140, 344, 568, 550, 312, 92]);
/// assert_eq!(levels.tested_permutations(), 3544);
/// ```
#[must_use]
pub fn levels(size: usize) -> Option<Levels> {
    Levels::from_subproblems(size, subproblems(size)?.map(Subproblem::nodes))
}

/// The subproblems for a board of `size` × `size`, from which [`Levels::from_subproblems`] makes
/// the levels. Returns `None` unless `size` is from 1 to [`Levels::MAX_SIZE`].
///
/// Only one of each pair of mirror images is included.
///
/// ```
/// use queen_math::count::Levels;
/// use queen_searches::count::{Subproblem, levels, subproblems};
///
/// let subproblems = subproblems(8).unwrap();
/// assert_eq!(subproblems.clone().count(), 21); // half of the 42 ways to place two queens
/// let sum = Levels::from_subproblems(8, subproblems.map(Subproblem::nodes));
/// assert_eq!(sum, levels(8));
/// ```
#[must_use]
pub fn subproblems(size: usize) -> Option<impl Iterator<Item = Subproblem> + Clone + Send> {
    if size == 0 || size > Levels::MAX_SIZE {
        return None;
    }
    let (half, middle) = half_and_middle(size);
    let last_row = Columns(half | middle);
    Some(last_row.flat_map(move |queen| {
        let below = Attacks::none(size).next_row(queen);
        let mirrored = queen & middle == 0;
        Columns(below.free())
            .map(move |queen| Subproblem { attacks: below.next_row(queen), mirrored })
    }))
}

impl Subproblem {
    /// The number of nodes at each level from 0, including those of the mirror image. The levels
    /// above the subproblem have none.
    #[must_use]
    pub fn nodes(self) -> [u64; Levels::MAX_SIZE + 1] {
        let mut nodes = [0; Levels::MAX_SIZE + 1];
        nodes[2] = 1;
        count_below(&mut nodes, 2, self.attacks);
        nodes.map(|nodes| nodes << u32::from(self.mirrored))
    }
}

/// Counts the nodes below a node at `level`.
fn count_below(nodes: &mut [u64; Levels::MAX_SIZE + 1], level: usize, attacks: Attacks) {
    let free = attacks.free();
    if free != 0 {
        nodes[level + 1] += u64::from(free.count_ones());
        for queen in Columns(free) {
            count_below(nodes, level + 1, attacks.next_row(queen));
        }
    }
}
