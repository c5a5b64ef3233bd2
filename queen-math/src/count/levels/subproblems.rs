//! Independent subproblems of [`Levels`], for counting with several threads.

use super::Levels;
use crate::attacks::{Attacks, Columns, half_and_middle};

/// A subproblem of [`Levels`]: a node with queens in the last two rows, and all nodes below it.
///
/// ```
/// use queen_math::count::{Levels, Subproblem};
///
/// let solutions = |subproblem: Subproblem| subproblem.nodes()[8];
/// assert_eq!(Levels::subproblems(8).unwrap().map(solutions).sum::<u64>(), 92);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Subproblem {
    attacks: Attacks,
    mirrored: bool,
}

impl Levels {
    /// The subproblems for a board of `size` × `size`, from which
    /// [`from_subproblems`](Self::from_subproblems) makes the levels. Returns `None` unless `size`
    /// is from 1 to [`MAX_SIZE`](Self::MAX_SIZE).
    ///
    /// Only one of each pair of mirror images is included.
    ///
    /// ```
    /// use queen_math::count::{Levels, Subproblem};
    ///
    /// let subproblems = Levels::subproblems(8).unwrap();
    /// assert_eq!(subproblems.clone().count(), 21); // half of the 42 ways to place two queens
    /// let levels = Levels::from_subproblems(8, subproblems.map(Subproblem::nodes));
    /// assert_eq!(levels, Levels::new(8));
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

    /// Creates the levels for a board of `size` × `size` from the [nodes](Subproblem::nodes) of its
    /// subproblems. Returns `None` if no board can have their sum. The order of the subproblems is
    /// ignored.
    #[must_use]
    pub fn from_subproblems(
        size: usize,
        subproblems: impl IntoIterator<Item = [u64; Levels::MAX_SIZE + 1]>,
    ) -> Option<Self> {
        let mut sum = [0_u64; Levels::MAX_SIZE + 1];
        for nodes in subproblems {
            for (sum, nodes) in sum.iter_mut().zip(nodes) {
                *sum = sum.checked_add(nodes)?;
            }
        }
        // The subproblems begin below the root and the nodes of the last row.
        sum[0] = 1;
        sum[1] = size as u64;
        Self::from_nodes(sum.get(..=size)?)
    }
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
